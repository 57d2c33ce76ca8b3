import type { BundleWrite, OwnedBundle } from '../../../../contract/promotions/bundle/bundle.calls.ts';
import {
  bundleOriginal,
  bundleTypes,
  type StoreBundle,
} from '../../../../domain/promotions/bundle/store-bundle.ts';
import { percentOf } from '../../../../domain/kit/money/money.ts';
import type { ProductCard } from '../../../../domain/catalogue/product/product.ts';
import { indianInput, momentOfIndian } from '../../../../domain/kit/time/indian-time.ts';
import type { Draft, StoredRecord } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { partsOf, textOf } from '../../../../ui/admin/record/field-values.ts';
import { numberOf, refusedFields } from '../../record/saved.ts';

/** A bundle as the form edits it. `stockWas` tells whether the stock was set here or only sold meanwhile. */
export function draftOfBundle(bundle: OwnedBundle): StoredRecord {
  const { badge, conditions } = bundle;
  return {
    id: bundle.id,
    version: bundle.version ?? null,
    draft: {
      name: bundle.name,
      description: bundle.description,
      type: bundle.type,
      products: bundle.products.map(({ sku, quantity }) => ({ sku, quantity: String(quantity) })),
      percentage: String(bundle.savingsPercentage),
      badge: (typeof badge === 'string' ? badge : badge?.text) ?? '',
      isPopular: bundle.isPopular,
      isTimeLimited: bundle.isTimeLimited,
      startsAt: indianInput(bundle.startsAt ?? null),
      hours: String(bundle.expiresIn / 3600),
      validUntil: indianInput(bundle.validUntil),
      minOrderValue: conditions.minOrderValue === null ? '' : String(conditions.minOrderValue),
      excludedProducts: conditions.excludedProducts.map((sku) => ({ sku })),
      stockLevel: String(bundle.stockLevel),
      stockWas: String(bundle.stockLevel),
      position: String(bundle.position),
      isActive: bundle.status === 'active',
    },
  };
}

export function emptyBundle(): Draft {
  return {
    name: '',
    description: '',
    type: 'combo',
    products: [
      { sku: '', quantity: '1' },
      { sku: '', quantity: '1' },
    ],
    percentage: '10',
    badge: '',
    isPopular: false,
    isTimeLimited: false,
    startsAt: '',
    hours: '1',
    validUntil: '',
    minOrderValue: '',
    excludedProducts: [],
    stockLevel: '10',
    stockWas: '',
    position: '0',
    isActive: false,
  };
}

/** How long a clock may run. */
const [minSeconds, usualSeconds, maxSeconds] = [60, 3600, 31_536_000];

/** What the shop is sent of a draft. Throws CallFailed with the fields whose text is no number or no moment. */
export function bundleOfDraft(draft: Draft): BundleWrite {
  const text = (name: string) => textOf(draft[name]).trim();
  const wrong: Record<string, string> = {};
  const number = (name: string, typed = text(name)): number => {
    const value = numberOf(typed);
    if (Number.isNaN(value)) wrong[name] = 'Enter a number';
    return value;
  };
  const momentOf = (name: string): string | null => {
    const at = momentOfIndian(text(name));
    if (at === null && text(name) !== '') wrong[name] = 'Enter a date and time';
    return at;
  };
  const startsAt = momentOf('startsAt');
  const isTimeLimited = draft['isTimeLimited'] === true;
  const seconds = Math.round(numberOf(text('hours')) * 3600);
  const canRun = seconds >= minSeconds && seconds <= maxSeconds;
  if (isTimeLimited && !canRun) wrong['hours'] = 'Enter a number from 0.02 (a minute) to 8760 (a year)';
  const bundle = {
    name: text('name'),
    description: text('description'),
    type: typeOf(text('type')),
    products: partsOf(draft['products']).map((part, place) => ({
      sku: String(part['sku'] ?? ''),
      quantity: number(`products.${place}.quantity`, String(part['quantity'] ?? '')),
    })),
    percentage: number('percentage'),
    badge: text('badge') || null,
    isPopular: draft['isPopular'] === true,
    isTimeLimited,
    ...(startsAt === null ? {} : { startsAt }),
    expiresIn: canRun ? seconds : usualSeconds,
    validUntil: momentOf('validUntil'),
    minOrderValue: text('minOrderValue') === '' ? null : number('minOrderValue'),
    excludedProducts: partsOf(draft['excludedProducts']).map((part) => String(part['sku'] ?? '')),
    ...(text('stockLevel') === text('stockWas') ? {} : { stockLevel: number('stockLevel') }),
    position: number('position'),
    status: draft['isActive'] === true ? ('active' as const) : ('inactive' as const),
  };
  const empty = bundle.products.findIndex(({ sku }) => sku === '');
  if (empty >= 0) wrong[`products.${empty}.sku`] = 'Choose a product';
  if (Object.keys(wrong).length > 0) throw refusedFields(wrong);
  return bundle;
}

/** The bundle of what is typed so far with its price of today, by the rule of the checkout; null until a product is chosen. */
export function bundlePreview(draft: Draft, known: readonly ProductCard[]): StoreBundle | null {
  const bySku = new Map(known.map((product) => [product.sku, product]));
  const text = (name: string) => textOf(draft[name]).trim();
  const number = (name: string, other: number) => {
    const value = numberOf(text(name));
    return Number.isNaN(value) ? other : value;
  };
  const products = partsOf(draft['products']).flatMap((part) => {
    const product = bySku.get(String(part['sku'] ?? ''));
    const quantity = numberOf(String(part['quantity'] ?? ''));
    return product && quantity > 0
      ? [{ id: product.sku, sku: product.sku, name: product.name, quantity: Math.round(quantity) }]
      : [];
  });
  if (products.length === 0) return null;
  const originalPrice = bundleOriginal(products, bySku) ?? 0;
  const percentage = Math.min(90, Math.max(0, Math.round(number('percentage', 0))));
  const savings = percentOf(originalPrice, percentage);
  const minOrderValue = text('minOrderValue') === '' ? null : number('minOrderValue', 0);
  const validUntil = momentOfIndian(text('validUntil'));
  return {
    id: '00000000-0000-4000-8000-000000000000',
    name: text('name') || 'Bundle name',
    description: text('description'),
    type: typeOf(text('type')),
    products,
    originalPrice,
    discountedPrice: originalPrice - savings,
    savings,
    savingsPercentage: percentage,
    badge: text('badge') || null,
    isPopular: draft['isPopular'] === true,
    isTimeLimited: false,
    expiresIn: Math.round(number('hours', 1) * 3600),
    endsAt: validUntil,
    validUntil,
    conditions: { minOrderValue, excludedProducts: [] },
    stockLevel: number('stockLevel', 0),
    position: 0,
  };
}

function typeOf(text: string): BundleWrite['type'] {
  return bundleTypes.find((type) => type === text) ?? 'combo';
}
