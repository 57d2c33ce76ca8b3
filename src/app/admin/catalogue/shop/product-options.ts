import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { partsOf } from '../../../../ui/admin/record/field-values.ts';
import type { PlannedPrice } from '../../../../contract/catalogue/product/sale-price.calls.ts';
import type { Choice } from '../../../../domain/catalogue/product/option.ts';
import type { ProductUpsert } from '../../../../contract/catalogue/product/product-admin.calls.ts';
import {
  formOnly,
  hidden,
  money,
  moneyOrNull,
  rows,
  text,
  textOrNull,
  wholeNumber,
  wholeNumberOrNull,
} from '../../kit/form/fields.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';
import type { ProductOnSale } from './product-sale.ts';

const half = { half: true } as const;

/** The sizes and flavours with their own price and stock, a row for each, in the order in which the page shows them. */
export const optionRows = formOnly(
  rows(
    'Sizes and flavours with their own price',
    'Add a size or flavour',
    {
      variant: text('Size', { ...half, optional: true, max: 60 }),
      flavour: text('Flavour', { ...half, optional: true, max: 60 }),
      price: money('Price', half),
      mrp: moneyOrNull('MRP', half),
      netAmount: textOrNull('Net quantity', { ...half, max: 10, hint: 'In the unit of the label' }),
      stock: wholeNumber('Units in stock', half),
      sku: text('Code', { ...half, optional: true, max: 64, hint: 'Its own SKU, on slips and invoices' }),
      grams: wholeNumberOrNull('Grams', half),
      salePrice: moneyOrNull('Price during the sale', { ...half, hint: 'In the time under Sale price' }),
      picture: wholeNumberOrNull('Picture', { ...half, hint: 'Its place in the list of pictures' }),
      stockWas: hidden(),
    },
    {
      optional: true,
      isOrdered: true,
      hint: 'Only these are sold then. Their sizes, flavours and lowest price become the product’s',
    },
  ),
);

/** The rows of a stored product. */
export function optionsTaken({ options, images, sale }: Pick<ProductOnSale, 'options' | 'images' | 'sale'>) {
  return options.map(({ variant, flavour, price, mrp, netAmount, stock, sku, grams, image }) => {
    const place = images.indexOf(image);
    return {
      variant,
      flavour,
      price,
      mrp,
      netAmount: netAmount === null ? null : String(netAmount),
      stock,
      sku,
      grams,
      salePrice: sale?.options.find(isSameChoice({ variant, flavour }))?.price ?? null,
      picture: place < 0 ? null : place + 1,
      stockWas: String(stock),
    };
  });
}

/** The options in a draft. Stock is sent only if it was changed. */
export function optionsOf(fields: DraftFields): ProductUpsert['options'] {
  const images = fields.texts('images');
  return fields.rows('options', (row) => {
    const picture = row.wholeNumberOrNull('picture');
    const image = picture === null ? '' : images[picture - 1];
    if (image === undefined) row.refuse('picture', `There are ${images.length} pictures`);
    return {
      variant: row.text('variant'),
      flavour: row.text('flavour'),
      sku: row.text('sku'),
      price: row.wholeNumber('price'),
      mrp: row.wholeNumberOrNull('mrp'),
      netAmount: row.numberOrNull('netAmount'),
      grams: row.wholeNumberOrNull('grams'),
      image: image ?? '',
      ...(row.text('stock') === row.text('stockWas') ? {} : { stock: row.wholeNumber('stock') }),
    };
  });
}

/** The prices during the sale in a draft, for the sizes and flavours that have one. */
export function salePricesOf(fields: DraftFields): PlannedPrice['options'] {
  return fields
    .rows('options', (row) => ({
      variant: row.text('variant'),
      flavour: row.text('flavour'),
      price: row.wholeNumberOrNull('salePrice'),
    }))
    .flatMap(({ price, ...choice }) => (price === null ? [] : [{ ...choice, price }]));
}

/** Whether it is this size and flavour. */
export function isSameChoice({ variant, flavour }: Choice): (other: Choice) => boolean {
  return (other) => other.variant === variant && other.flavour === flavour;
}

/** Whether a draft has one price and one stock for all its sizes and flavours. */
export function hasNoOptions(draft: Draft): boolean {
  return partsOf(draft['options']).length === 0;
}
