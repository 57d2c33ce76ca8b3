import { bundlePercentage, bundlesOf, bundleTotals, type BundleSizes } from '../bundle/bundle.ts';
import type { StoreBundleTerms } from '../bundle/store-bundle.ts';
import { keyOf, lineId, type Cart, type CartLine } from '../cart/cart.ts';
import { couponRefusal, goodsDiscount, type CouponTerms } from '../coupon/coupon.ts';
import { clubPercentage } from '../membership/membership.ts';
import { percentOf, sum, type Rupees } from '../money/money.ts';
import { isMembership, packageSaving, unitPrice, type PricedProduct } from '../product/product.ts';
import { tierFor, type Tier } from '../tier/tier.ts';
import { lineProblems } from './problems.ts';
import type { CouponOutcome, PartKind, PricePart, Quote, QuotedLine } from './quote.ts';

/** The rules of one shop at one moment; the same object shape on both sides (MNY-10). */
export interface PricingRules {
  readonly tiers: readonly Tier[];
  readonly bundleSizes: BundleSizes;
  /** The bliss-club product, for the club's percentage (MNY-08). */
  readonly clubProduct: Pick<PricedProduct, 'discount'> | null;
  readonly deliveryFee: Rupees;
  /** Goods of this value or more are delivered free. */
  readonly freeDeliveryFrom: Rupees;
  readonly codFee: Rupees;
}

export interface PricingInput {
  readonly cart: Cart;
  /** Today's products by sku; a line whose sku is missing is unavailable and costs nothing. */
  readonly products: ReadonlyMap<string, PricedProduct>;
  readonly rules: PricingRules;
  /** Whether the shopper holds an active, unexpired membership (MNY-08). */
  readonly isMember: boolean;
  /** The code asked for, with its terms; terms null when the shop does not know it. */
  readonly coupon?: {
    readonly code: string;
    readonly terms: CouponTerms | null;
    readonly isUsedUp?: boolean;
  } | null;
  /** The bundle of the shop that the shopper chose, with its terms; terms null when the shop does not know it. */
  readonly bundle?: { readonly id: string; readonly terms: StoreBundleTerms | null } | null;
  readonly cashOnDelivery?: boolean;
  readonly now: Date;
}

/** The units that an applied bundle of the shop takes out of the plain lines, by the lines' ids. */
export interface TakenUnits {
  readonly bundleId: string;
  readonly name: string;
  readonly percentage: number;
  readonly units: Readonly<Record<string, number>>;
}

/**
 * The one order of discounts (MNY-06, MNY-07). Package discounts come first, line by line; bundles have their own, and
 * their units are no longer plain; a tier or the better coupon takes off the plain subtotal; the club takes its
 * percentage of the plain subtotal on top. The parts add up to the total, which is never below zero. `goods` is what is
 * left before tier, coupon and club: what minimum orders look at.
 */
export function priceWith(input: PricingInput, taken: TakenUnits | null): { quote: Quote; goods: Rupees } {
  const { cart, products, rules } = input;
  const lines = cart.map((line) => quotedLine(line, cart, products));
  const sellable = cart.filter((line) => products.has(line.sku));
  const bundled = bundlesOf(sellable);
  const bundleOriginal = sum(bundled.map(({ lines: group }) => totalsOf(group, input).originalTotal));
  const bundleSaving = sum(bundled.map(({ lines: group }) => totalsOf(group, input).discountAmount));
  const plain = sellable.filter((line) => !line.bundleInfo && !isMembership(line.sku));
  const single = sum(plain.map((line) => current(line, products).unit * line.quantity));
  const storeOriginal = taken ? sum(plain.map((line) => current(line, products).unit * takenOf(line, taken))) : 0;
  const storeSaving = taken ? percentOf(storeOriginal, taken.percentage) : 0;
  const plainSubtotal = single - storeOriginal;
  const packageOff = sum(plain.map((line) => current(line, products).off * line.quantity));
  const membershipPrice = sum(
    sellable.filter((line) => isMembership(line.sku)).map((line) => current(line, products).unit * line.quantity),
  );
  const goods = plainSubtotal + storeOriginal - storeSaving + bundleOriginal - bundleSaving;

  const isMember = input.isMember || sellable.some((line) => isMembership(line.sku));
  const standardDelivery = deliveryFee(goods, isMember, rules);
  const offer = bestOffer({ input, plainSubtotal, goods, standardDelivery });
  const clubPercent = isMember ? clubPercentage(rules.clubProduct) : 0;
  const clubOff = Math.min(percentOf(plainSubtotal, clubPercent), plainSubtotal - offer.goodsOff);

  const parts = [
    part('items', 'Item total', single + packageOff + bundleOriginal + membershipPrice),
    part('package', 'Package discount', -packageOff),
    part('bundle', 'Bundle savings', -bundleSaving),
    part('store-bundle', `${taken?.name ?? ''} bundle`, -storeSaving),
    part(offer.kind, offer.label, -offer.goodsOff),
    part('club', `Bliss Club ${clubPercent}% discount applied!`, -clubOff),
    part('delivery', 'Delivery', standardDelivery - offer.deliveryOff),
    part('cod', 'Cash on delivery fee', input.cashOnDelivery ? rules.codFee : 0),
  ].filter(({ kind, amount }) => amount !== 0 || kind === 'items' || kind === 'delivery');

  const quote: Quote = {
    lines,
    parts,
    total: sum(parts.map(({ amount }) => amount)),
    savings: packageOff + bundleSaving + storeSaving + offer.goodsOff + clubOff,
    plainSubtotal,
    coupon: offer.coupon,
    bundle: taken ? { bundleId: taken.bundleId, applied: true, saving: storeSaving } : null,
  };
  return { quote, goods };
}

function takenOf(line: CartLine, { units }: TakenUnits): number {
  return Math.min(line.quantity, units[lineId(keyOf(line))] ?? 0);
}

/** −0 would show as '-₹0' and differ from 0 in comparisons. */
function part(kind: PartKind, label: string, amount: Rupees): PricePart {
  return { kind, label, amount: amount === 0 ? 0 : amount };
}

function quotedLine(line: CartLine, cart: Cart, products: ReadonlyMap<string, PricedProduct>): QuotedLine {
  const product = products.get(line.sku);
  const { list, unit } = product ? current(line, products) : { list: 0, unit: 0 };
  return {
    ...keyOf(line),
    name: product?.name ?? line.name,
    quantity: line.quantity,
    listPrice: list,
    discount: product?.discount ?? line.discount,
    unitPrice: unit,
    lineTotal: unit * line.quantity,
    isPremiumMembership: line.isPremiumMembership,
    problems: lineProblems(line, cart, product),
  };
}

/** Today's list price, unit price and package discount of a line; bundled lines keep the list price. */
function current(
  line: CartLine,
  products: ReadonlyMap<string, PricedProduct>,
): { list: Rupees; unit: Rupees; off: Rupees } {
  const product = products.get(line.sku);
  if (!product) return { list: 0, unit: 0, off: 0 };
  if (line.bundleInfo) return { list: product.price, unit: product.price, off: 0 };
  return {
    list: product.price,
    unit: unitPrice(product, line.packageType),
    off: packageSaving(product, line.packageType),
  };
}

/** The percentage is this shop's for the number of products in the bundle, whatever the line says (CRT-08, MNY-10). */
function totalsOf(group: Cart, { products, rules }: PricingInput) {
  const lines = group.map((line) => ({ price: current(line, products).list, quantity: line.quantity }));
  const kinds = new Set(group.map((line) => line.sku)).size;
  return bundleTotals(lines, bundlePercentage(rules.bundleSizes, kinds));
}

function deliveryFee(goods: Rupees, isMember: boolean, rules: PricingRules): Rupees {
  return goods === 0 || isMember || goods >= rules.freeDeliveryFrom ? 0 : rules.deliveryFee;
}

interface Offer {
  readonly kind: 'tier' | 'coupon';
  readonly label: string;
  readonly goodsOff: Rupees;
  readonly deliveryOff: Rupees;
  readonly coupon: CouponOutcome | null;
}

interface OfferInput {
  readonly input: PricingInput;
  readonly plainSubtotal: Rupees;
  readonly goods: Rupees;
  readonly standardDelivery: Rupees;
}

/** The tier by itself; the shopper's coupon instead where it saves more (MNY-07). */
function bestOffer({ input, plainSubtotal, goods, standardDelivery }: OfferInput): Offer {
  const tier = tierFor(input.rules.tiers, plainSubtotal);
  const tierOff = tier ? percentOf(plainSubtotal, tier.discountPercentage) : 0;
  const byTier = (coupon: CouponOutcome | null): Offer => ({
    kind: 'tier',
    label: `${tier?.discountPercentage ?? 0}% tier discount`,
    goodsOff: tierOff,
    deliveryOff: 0,
    coupon,
  });
  if (!input.coupon) return byTier(null);

  const { code, terms, isUsedUp } = input.coupon;
  const refused = (refusal: Extract<CouponOutcome, { applied: false }>['refusal']) =>
    byTier({ code, applied: false, refusal });
  if (!terms) return refused({ kind: 'unknown' });
  if (isUsedUp) return refused({ kind: 'used-up' });
  const refusal = couponRefusal(terms, goods, input.now);
  if (refusal) return refused(refusal);

  const goodsOff = goodsDiscount(terms, plainSubtotal);
  const deliveryOff = terms.type === 'free_shipping' ? standardDelivery : 0;
  const saving = goodsOff + deliveryOff;
  if (saving === 0) return refused({ kind: 'nothing-to-discount' });
  if (saving <= tierOff) return refused({ kind: 'not-better', saving });
  return {
    kind: 'coupon',
    label: `Coupon ${terms.code}`,
    goodsOff,
    deliveryOff,
    coupon: { code: terms.code, applied: true, saving },
  };
}
