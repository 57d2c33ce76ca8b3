import { isMembership, type ProductCard } from '../../../../domain/catalogue/product/product.ts';
import { optionsOf } from './product-options.ts';
import { wordsOfAddress } from '../../../../domain/shell/page/slug.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { type DraftFields, seenDraft } from '../../kit/form/read-draft.ts';

/** Maximum length of a code suggested from a name. */
const longestCode = 60;

/** A product's code; an empty one is derived from the name. */
export function codeOf(fields: DraftFields): string {
  return fields.text('sku') || wordsOfAddress(fields.text('name'), longestCode);
}

/** The product card as shoppers will see it, from the current draft. */
export function cardOfDraft(draft: Draft): ProductCard {
  return seenDraft(draft, cardOf);
}

function cardOf(fields: DraftFields): ProductCard {
  const sku = codeOf(fields);
  const number = (name: string) => Math.max(0, Math.round(fields.number(name)));
  const options = optionsOf(fields).map((option) => ({ ...option, stock: option.stock ?? 0 }));
  return {
    sku,
    name: fields.text('name') || 'Product name',
    nativeName: fields.textOrNull('nativeName'),
    tagline: fields.text('tagline'),
    category: fields.text('category'),
    price: options.length > 0 ? Math.min(...options.map(({ price }) => price)) : number('price'),
    discount: {
      trial: Math.min(100, number('discount.trial')),
      weekly: number('discount.weekly'),
      monthly: number('discount.monthly'),
      comboDiscount: number('discount.comboDiscount'),
    },
    flavours: fields.lines('flavours'),
    variants: fields.lines('variants'),
    timePeriod: isMembership(sku) ? number('timePeriod') : null,
    images: fields.texts('images'),
    stock: number('stock'),
    ...(options.length > 0 ? { options } : {}),
  };
}
