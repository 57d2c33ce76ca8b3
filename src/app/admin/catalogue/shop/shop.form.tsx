import * as productAdminCalls from '../../../../contract/catalogue/product/product-admin.calls.ts';
import { membershipSku } from '../../../../domain/catalogue/product/product.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { ProductPreview } from '../../../../ui/catalogue/product-card/ProductPreview.tsx';
import {
  asTexts,
  flag,
  formOnly,
  hidden,
  longText,
  money,
  own,
  percent,
  text,
  textOrNull,
  wholeNumber,
  wholeNumberOrNull,
} from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { ImageSlot } from '../../kit/form/ImageSlot.tsx';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { cardOfDraft } from './product-card.ts';
import { givenOf, takenOf } from './product-given.ts';
import { callsOfProduct, type ProductOnSale, type ProductWithSale, saleCard } from './product-sale.ts';
import { labelCard } from './product-label.ts';
import { hasNoOptions } from './product-options.ts';
import { detailCards, productTexts } from './product-details.tsx';
import { productNoun as noun } from './product-commands.ts';

const half = { half: true } as const;
const isClub = (draft: Draft) => textOf(draft['sku']) === membershipSku;
const optional = (max: number) => ({ optional: true, max });

const form = formOf<ProductOnSale, ProductWithSale>()({
  slug: 'shop',
  noun,
  name: 'name',
  canDuplicate: true,
  removal: 'It disappears from the shop. Existing orders keep it. Saving a product with the same code restores it.',
  key: 'sku',
  usual: {
    'discount.trial': 0,
    'discount.weekly': 5,
    'discount.monthly': 10,
    'discount.comboDiscount': 15,
    gstRate: 5,
  },
  cards: [
    card('Basics', {
      name: text('Name', { max: 120 }),
      nativeName: textOrNull('Name in native script', { ...half, max: 40 }),
      category: text('Category', { ...half, max: 60 }),
      sku: text('Code', {
        ...half,
        ...optional(64),
        hint: 'Part of the page’s address, such as neem-drops. It can’t be changed after saving.',
      }),
      tagline: text('Tagline', optional(200)),
      description: longText('Description', { max: 4000 }),
    }),
    card('Price and plans', {
      price: money('List price', {
        ...half,
        hint: 'Whole rupees, including all taxes',
        isShown: hasNoOptions,
        unseen: 1,
      }),
      'discount.trial': formOnly(percent('Discount on one-time purchases', half)),
      'discount.weekly': formOnly(percent('Discount on the weekly plan', half)),
      'discount.monthly': formOnly(percent('Discount on the monthly plan', half)),
      'discount.comboDiscount': formOnly(percent('Discount in a combo', half)),
      timePeriod: wholeNumberOrNull('Membership length in months', { ...half, optional: false, isShown: isClub }),
    }),
    saleCard,
    card('Pictures', {
      images: own('Pictures', asTexts, (props) => (
        <ImageSlot {...props} label="Pictures, main picture first" max={12} />
      )),
    }),
    labelCard,
    ...detailCards,
    aside('Visibility', {
      published: flag('In the shop', { hint: 'Drafts are hidden from shoppers' }),
      needsPrescription: flag('Prescription required'),
      rank: formOnly(wholeNumberOrNull('Position in the list', { hint: 'The lowest number comes first' })),
    }),
    aside('Stock', {
      stock: formOnly(
        wholeNumber('Units in stock', {
          hint: 'Goes down with each sale',
          isShown: hasNoOptions,
          unseen: 0,
        }),
      ),
      stockWas: hidden(),
    }),
    aside('Tax', { hsn: text('HSN code', { max: 8, hint: '4, 6 or 8 digits' }), gstRate: percent('GST') }),
    aside('In the shop', {}, (draft) => <ProductPreview product={cardOfDraft(draft)} />),
  ],
  translated: productTexts,
  taken: takenOf,
  given: givenOf,
});

/** The product form, with the card as shoppers will see it. */
export const ProductForm = formSection({
  slug: 'shop',
  form,
  keeps: 'device',
  calls: recordCalls(form, (http) => ({
    ...callsOfProduct(http),
    remove: async (sku, along) => http.send(productAdminCalls.deleteProduct, { params: { sku }, ...along }),
    idOf: ({ sku }) => sku,
  })),
});
