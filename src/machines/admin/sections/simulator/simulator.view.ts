import type { SnapshotFrom } from 'xstate';
import type { BundleRefusal } from '../../../../domain/promotions/bundle/store-bundle.ts';
import type { CouponRefusal } from '../../../../domain/promotions/coupon/coupon.ts';
import { formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import type { ClubVerdict, OfferVerdict, TierVerdict } from '../../../../domain/cart/pricing/explain.ts';
import { problemText, priceRows, type PriceRow } from '../../../cart/price-rows.ts';
import { failureWords } from '../../../kit/failure-words.ts';
import type { simulatorMachine } from './simulator.machine.ts';
import type { SimulatedPrice } from './simulator.types.ts';

/** An offer and what it saves, or why it doesn't apply. */
export interface OfferRow {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly state: 'applied' | 'available' | 'refused';
}

export interface PriceView {
  /** The moment in Indian time. */
  readonly title: string;
  readonly rows: readonly PriceRow[];
  readonly total: string;
  readonly notes: readonly string[];
  readonly groups: readonly { readonly title: string; readonly offers: readonly OfferRow[] }[];
}

/** View model of the question, and of the price with every offer in the order of discounts. */
export function simulatorView(snapshot: SnapshotFrom<typeof simulatorMachine>) {
  const { question, bundles, prices, failure } = snapshot.context;
  return {
    stage: snapshot.matches('opening') ? 'opening' : snapshot.matches('failed') ? 'failed' : 'open',
    question,
    bundles: bundles.map(({ id, name }) => ({ value: id, label: name })),
    isBusy: snapshot.matches('simulating'),
    canRun: snapshot.can({ type: 'simulation.run' }),
    isOld: snapshot.matches('asking') && prices.length > 0,
    problem: failure && failureWords(failure),
    errors: failure?.kind === 'refused' ? failure.fields : {},
    prices: prices.map(priceView),
  } as const;
}

function priceView(price: SimulatedPrice): PriceView {
  const { at, quote, bundles, products, tiers, coupons, club, delivery, customer } = price;
  const bundleWords = bundleWordsWith(products);
  const problems = quote.lines.flatMap(({ name, problems: found }) =>
    found.map((problem) => `${name}: ${problemText(problem)}`),
  );
  return {
    title: formatTimestamp(new Date(at)),
    rows: priceRows(quote.parts),
    total: formatRupees(quote.total),
    notes: [
      ...problems,
      ...(quote.coupon?.applied === false ? [`${quote.coupon.code}: ${couponWords(quote.coupon.refusal)}`] : []),
      ...(quote.bundle?.applied === false ? [`Bundle: ${bundleWords(quote.bundle.refusal)}`] : []),
      ...(customer ? [`An account with ${customer.orders} orders`] : []),
      ...(delivery && !delivery.deliverable ? ['No delivery to this pincode'] : []),
      ...(delivery?.deliverable === true && !delivery.cashOnDelivery
        ? ['No cash on delivery to this pincode']
        : []),
    ],
    groups: [
      {
        title: 'Bundles',
        offers: bundles.map(({ id, name, verdict }) => ({ id, name, ...offerWords(verdict, bundleWords) })),
      },
      {
        title: 'Tiers',
        offers: tiers.map(({ tier, verdict }) => ({
          id: String(tier.threshold),
          name: `${tier.label}, ${tier.discountPercentage}%`,
          ...tierWords(verdict),
        })),
      },
      {
        title: 'Coupons',
        offers: coupons.map(({ id, code, verdict }) => ({ id, name: code, ...offerWords(verdict, couponWords) })),
      },
      { title: 'Bliss Club', offers: [{ id: 'club', name: `${club.percentage}%`, ...clubWords(club) }] },
    ],
  };
}

type Words = Pick<OfferRow, 'words' | 'state'>;

function offerWords<Refusal>(verdict: OfferVerdict<Refusal>, refusalWords: (refusal: Refusal) => string): Words {
  if (verdict.kind === 'refused') return { state: 'refused', words: refusalWords(verdict.refusal) };
  const saving = `${formatRupees(verdict.saving)} off`;
  return verdict.kind === 'applied'
    ? { state: 'applied', words: saving }
    : { state: 'available', words: `${saving} if chosen, total ${formatRupees(verdict.total)}` };
}

function tierWords(verdict: TierVerdict): Words {
  switch (verdict.kind) {
    case 'applied':
      return { state: 'applied', words: `${formatRupees(verdict.saving)} off` };
    case 'outdone':
      return { state: 'refused', words: `Would give ${formatRupees(verdict.saving)}; the coupon gives more` };
    case 'passed':
      return { state: 'refused', words: `Would give ${formatRupees(verdict.saving)}; a higher tier is reached` };
    default:
      return {
        state: 'refused',
        words: `${formatRupees(verdict.missing)} more, then ${formatRupees(verdict.saving)} off`,
      };
  }
}

function clubWords({ kind, saving }: ClubVerdict): Words {
  const words = `${formatRupees(saving)} off, including delivery`;
  return kind === 'offered'
    ? { state: 'available', words: `Would give ${words}` }
    : { state: 'applied', words: kind === 'in-cart' ? `${words}, because the membership is in the cart` : words };
}

function couponWords(refusal: CouponRefusal): string {
  switch (refusal.kind) {
    case 'below-minimum':
      return `${formatRupees(refusal.missing)} more`;
    case 'not-better':
      return `Would give ${formatRupees(refusal.saving)}; the tier gives as much or more`;
    default:
      return refusals[refusal.kind];
  }
}

function bundleWordsWith(products: SimulatedPrice['products']): (refusal: BundleRefusal) => string {
  const nameOf = (sku: string) => products.find((product) => product.sku === sku)?.name ?? sku;
  return (refusal) => {
    switch (refusal.kind) {
      case 'below-minimum':
        return `${formatRupees(refusal.missing)} more`;
      case 'product-missing':
        return `Not enough of ${nameOf(refusal.sku)} in the cart`;
      case 'product-excluded':
        return `Can’t be combined with ${nameOf(refusal.sku)}`;
      default:
        return refusals[refusal.kind];
    }
  };
}

const refusals = {
  unknown: 'This coupon doesn’t exist',
  'not-started': 'Hasn’t started yet',
  expired: 'Has ended',
  'used-up': 'Used up',
  'sold-out': 'Sold out',
  'not-better': 'Other discounts save more',
  'nothing-to-discount': 'Nothing in the cart qualifies',
} as const;
