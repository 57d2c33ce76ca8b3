import type { BundleRefusal, StoreBundleTerms } from '../../promotions/bundle/store-bundle.ts';
import { normalisedCode, type CouponRefusal, type CouponTerms } from '../../promotions/coupon/coupon.ts';
import { clubPercentage } from '../../account/membership/membership.ts';
import { percentOf, type Rupees } from '../../kit/money/money.ts';
import { isMembership } from '../../catalogue/product/product.ts';
import { tierFor, type Tier } from '../../promotions/tier/tier.ts';
import { priceCart } from './price-cart.ts';
import type { PricingInput } from './pricing.ts';
import type { Quote } from './quote.ts';

/** All coupons and bundles of the shop, active or not. */
export interface AllOffers {
  readonly coupons: readonly { readonly id: string; readonly terms: CouponTerms; readonly isUsedUp: boolean }[];
  readonly bundles: readonly StoreBundleTerms[];
}

/** What a discount tier saves on this cart, or how far away it is. */
export type TierVerdict =
  | { readonly kind: 'applied'; readonly saving: Rupees }
  /** The cart reached it, but the coupon saves more. */
  | { readonly kind: 'outdone'; readonly saving: Rupees }
  /** A higher tier applies instead. */
  | { readonly kind: 'passed'; readonly saving: Rupees }
  /** `saving` is what it takes off a cart that just reaches the threshold. */
  | { readonly kind: 'below-threshold'; readonly missing: Rupees; readonly saving: Rupees };

/** What an offer would save on this cart, with the resulting total; or why it doesn't apply. */
export type OfferVerdict<Refusal> =
  | { readonly kind: 'applied' | 'available'; readonly saving: Rupees; readonly total: Rupees }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What Bliss Club saves, or would save. */
export interface ClubVerdict {
  readonly kind: 'member' | 'in-cart' | 'offered';
  readonly percentage: number;
  /** Compared with the same cart of a non-member, delivery included. */
  readonly saving: Rupees;
}

export interface Explanation {
  readonly quote: Quote;
  readonly bundles: readonly {
    readonly id: string;
    readonly name: string;
    readonly verdict: OfferVerdict<BundleRefusal>;
  }[];
  readonly tiers: readonly { readonly tier: Tier; readonly verdict: TierVerdict }[];
  readonly coupons: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly verdict: OfferVerdict<CouponRefusal>;
  }[];
  readonly club: ClubVerdict;
}

/**
 * The price of a cart and the effect of every offer on it, in the order in which discounts apply (ADM-11). Each
 * offer is priced with the checkout's own pricing, as if the shopper had chosen it.
 */
export function explainPrice(input: PricingInput, { coupons, bundles }: AllOffers): Explanation {
  const quote = priceCart(input);
  return {
    quote,
    bundles: bundles.map((terms) => ({
      id: terms.id,
      name: terms.name,
      verdict: bundleVerdict(input, terms),
    })),
    tiers: input.rules.tiers.map((tier) => ({ tier, verdict: tierVerdict(tier, input, quote) })),
    coupons: coupons.map(({ id, terms, isUsedUp }) => ({
      id,
      code: terms.code,
      name: terms.name,
      verdict: couponVerdict(input, terms, isUsedUp),
    })),
    club: clubVerdict(input),
  };
}

function bundleVerdict(input: PricingInput, terms: StoreBundleTerms): OfferVerdict<BundleRefusal> {
  const { bundle: outcome, total } = priceCart({ ...input, bundle: { id: terms.id, terms } });
  if (outcome?.applied !== true) return { kind: 'refused', refusal: outcome?.refusal ?? { kind: 'unknown' } };
  return { kind: input.bundle?.id === terms.id ? 'applied' : 'available', saving: outcome.saving, total };
}

function couponVerdict(input: PricingInput, terms: CouponTerms, isUsedUp: boolean): OfferVerdict<CouponRefusal> {
  const { coupon: outcome, total } = priceCart({ ...input, coupon: { code: terms.code, terms, isUsedUp } });
  if (outcome?.applied !== true) return { kind: 'refused', refusal: outcome?.refusal ?? { kind: 'unknown' } };
  const isChosen = input.coupon ? normalisedCode(input.coupon.code) === terms.code : false;
  return { kind: isChosen ? 'applied' : 'available', saving: outcome.saving, total };
}

function tierVerdict(tier: Tier, { rules }: PricingInput, { plainSubtotal, parts }: Quote): TierVerdict {
  if (plainSubtotal < tier.threshold) {
    const saving = percentOf(tier.threshold, tier.discountPercentage);
    return { kind: 'below-threshold', missing: tier.threshold - plainSubtotal, saving };
  }
  const saving = percentOf(plainSubtotal, tier.discountPercentage);
  if (tierFor(rules.tiers, plainSubtotal) !== tier) return { kind: 'passed', saving };
  return { kind: parts.some(({ kind }) => kind === 'coupon') || saving === 0 ? 'outdone' : 'applied', saving };
}

function clubVerdict(input: PricingInput): ClubVerdict {
  const cart = input.cart.filter(({ sku }) => !isMembership(sku));
  const outside = priceCart({ ...input, cart, isMember: false });
  const inside = priceCart({ ...input, cart, isMember: true });
  const hasLine = cart.length < input.cart.length;
  return {
    kind: input.isMember ? 'member' : hasLine ? 'in-cart' : 'offered',
    percentage: clubPercentage(input.rules.clubProduct),
    saving: outside.total - inside.total,
  };
}
