import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import type { bundleBuilderMachine } from './bundle-builder.machine.ts';
import {
  cheaperReady,
  rungsOf,
  smallestSize,
  totalsOf,
  type BundlePick,
  type Rung,
} from './bundle-builder.rules.ts';

export interface BundleBuilderView {
  readonly lead: string;
  readonly products: readonly ProductRow[];
  readonly rungs: readonly RungView[];
  /** 'Pick 1 more to save 5%': what the next size saves. */
  readonly hint: string;
  /** Null until the bundle saves something. */
  readonly sums: { readonly regular: string; readonly bundle: string; readonly saving: string } | null;
  /** 'Day and Night has the same products for ₹2,378, ₹280 less.'; null if no bundle of the shop is cheaper. */
  readonly cheaper: string | null;
  readonly canSubmit: boolean;
  readonly isAdding: boolean;
  readonly submitLabel: string;
  /** The other products couldn't be loaded. */
  readonly canRetry: boolean;
}

interface ProductRow {
  readonly sku: string;
  readonly name: string;
  readonly price: string;
  readonly isPicked: boolean;
  readonly canPick: boolean;
  /** Why it can't be picked; null if it can. */
  readonly note: string | null;
  /** The chosen option; null if not picked. */
  readonly flavour: string | null;
  readonly variant: string | null;
  readonly flavours: readonly string[];
  readonly variants: readonly string[];
}

interface RungView {
  readonly size: number;
  /** '3 products'. */
  readonly label: string;
  /** 'Save 10%'. */
  readonly saving: string;
  /** '₹4,500' if reached, 'from ₹4,500' if not yet, 'Not in stock' if too few products are; null if passed. */
  readonly price: string | null;
  readonly state: 'passed' | 'reached' | 'ahead' | 'unavailable';
}

/** View model of the bundle builder. */
export function bundleBuilderView(snapshot: SnapshotFrom<typeof bundleBuilderMachine>): BundleBuilderView {
  const { context } = snapshot;
  const { picks, choices, sizes } = context;
  const { percentage, originalTotal, discountAmount, finalPrice } = totalsOf(context);
  const rungs = rungsOf(context);
  const ready = cheaperReady(context);
  const isComplete = snapshot.matches({ choices: 'stocked' });
  const isAdding = snapshot.matches({ bundle: 'adding' });
  const isThanked = snapshot.matches({ bundle: { choosing: 'thanked' } });
  return {
    lead: t`Pick ${smallestSize(sizes)} or more. The more products you add, the more you save on each.`,
    products: choices.map((product) => ({
      ...rowOf(product, picks),
      canPick: snapshot.can({ type: 'pick.add', sku: product.sku }),
    })),
    rungs: rungs.map((rung) => rungView(rung, picks.length, { percentage, isComplete })),
    hint: hintOf(rungs, picks.length),
    sums:
      discountAmount > 0
        ? {
            regular: formatRupees(originalTotal),
            bundle: formatRupees(finalPrice),
            saving: t`You save ${formatRupees(discountAmount)} (${percentage}%)`,
          }
        : null,
    cheaper:
      ready &&
      t`${ready.name} has the same products for ${formatRupees(ready.discountedPrice)}, ${formatRupees(finalPrice - ready.discountedPrice)} less.`,
    canSubmit: snapshot.can({ type: 'bundle.submit' }),
    isAdding,
    submitLabel: isAdding ? t`Adding…` : isThanked ? t`Added` : t`Add bundle to cart`,
    canRetry: snapshot.can({ type: 'products.retry' }),
  };
}

function rowOf(
  { sku, name, price, stock, flavours, variants }: PricedProduct,
  picks: readonly BundlePick[],
): Omit<ProductRow, 'canPick'> {
  const pick = picks.find((each) => each.sku === sku);
  return {
    sku,
    name,
    price: formatRupees(price),
    isPicked: pick !== undefined,
    note: stock > 0 ? null : t`Out of stock`,
    flavour: pick?.flavour ?? null,
    variant: pick?.variant ?? null,
    flavours,
    variants,
  };
}

interface Reach {
  /** What the picks save now. */
  readonly percentage: number;
  /** Whether all products are known, so that one too few stays one too few. */
  readonly isComplete: boolean;
}

function rungView({ size, percentage, price }: Rung, picked: number, reach: Reach): RungView {
  const state =
    percentage === reach.percentage
      ? 'reached'
      : picked >= size
        ? 'passed'
        : price === null && reach.isComplete
          ? 'unavailable'
          : 'ahead';
  return {
    size,
    label: t`${size} products`,
    saving: t`Save ${percentage}%`,
    price: rungPrice(state, price),
    state,
  };
}

function rungPrice(state: RungView['state'], price: number | null): string | null {
  if (state === 'unavailable') return t`Not in stock`;
  if (state === 'passed' || price === null) return null;
  return state === 'ahead' ? t`from ${formatRupees(price)}` : formatRupees(price);
}

function hintOf(rungs: readonly Rung[], picked: number): string {
  const next = rungs.find(({ size }) => size > picked);
  if (!next) return t`That’s our biggest bundle discount.`;
  if (next.price === null) return t`You’ve picked everything that’s available.`;
  return t`Pick ${next.size - picked} more to save ${next.percentage}%.`;
}
