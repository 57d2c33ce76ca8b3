import { bundlePercentage, bundlesOf, bundleTotals, type BundleSizes } from '../../promotions/bundle/bundle.ts';
import type { StoreBundleTerms } from '../../promotions/bundle/store-bundle.ts';
import { keyOf, lineId, type Cart, type CartLine } from '../cart.ts';
import { couponRefusal, goodsDiscount, type CouponTerms } from '../../promotions/coupon/coupon.ts';
import { clubPercentage } from '../../account/membership/membership.ts';
import { percentOf, type Rupees } from '../../kit/money/money.ts';
import { optionOf, soldAs } from '../../catalogue/product/option.ts';
import { isMembership, unitPrice, type PricedProduct } from '../../catalogue/product/product.ts';
import { tierFor, type Tier } from '../../promotions/tier/tier.ts';
import { lineProblems } from './problems.ts';
import type { CouponOutcome, PartKind, PricePart, Quote, QuotedLine } from './quote.ts';

/** The pricing rules of a shop at one moment; the same shape in browser and server (MNY-10). */
export interface PricingRules {
  readonly tiers: readonly Tier[];
  readonly bundleSizes: BundleSizes;
  /** The bliss-club product, for the club percentage (MNY-08). */
  readonly clubProduct: Pick<PricedProduct, 'discount'> | null;
  readonly deliveryFee: Rupees;
  /** Orders of this value or more are delivered free. */
  readonly freeDeliveryFrom: Rupees;
  readonly codFee: Rupees;
  /** Some places have another fee than `deliveryFee`. */
  readonly isFeeByPlace?: true;
}

export interface PricingInput {
  readonly cart: Cart;
  /** Current products by sku. A line whose sku is missing or out of stock counts in no sum. */
  readonly products: ReadonlyMap<string, PricedProduct>;
  readonly rules: PricingRules;
  /** Whether the shopper holds an active, unexpired membership (MNY-08). */
  readonly isMember: boolean;
  /** The code entered, with its terms; terms are null if the code is unknown. */
  readonly coupon?: {
    readonly code: string;
    readonly terms: CouponTerms | null;
    readonly isUsedUp?: boolean;
  } | null;
  /** The store bundle that the shopper chose, with its terms; terms are null if the bundle is unknown. */
  readonly bundle?: { readonly id: string; readonly terms: StoreBundleTerms | null } | null;
  readonly cashOnDelivery?: boolean;
  readonly now: Date;
}

/** The units that an applied store bundle takes from plain lines, by line id. */
export interface TakenUnits {
  readonly bundleId: string;
  readonly name: string;
  readonly percentage: number;
  readonly units: Readonly<Record<string, number>>;
}

/**
 * The order of discounts (MNY-06, MNY-07). Package discounts apply first, line by line. Bundles have their own
 * discount, and their units no longer count as plain. Then a tier or the better coupon comes off the plain
 * subtotal, and the club percentage of the plain subtotal on top. The parts add up to the total, which is never
 * negative. `goods` is the value before tier, coupon and club, which minimum orders are checked against.
 */
export function priceWith(input: PricingInput, taken: TakenUnits | null): { quote: Quote; goods: Rupees } {
  const { cart, products, rules } = input;
  const lines = cart.map((line) => pricedLine(line, soldAs(products.get(line.sku), line)));
  const { single, packageOff, membershipPrice, hasMembership, storeOriginal } = sumsOf(lines, taken);
  const { bundleOriginal, bundleSaving } = bundleSums(lines, rules.bundleSizes);
  const storeSaving = taken ? percentOf(storeOriginal, taken.percentage) : 0;
  const plainSubtotal = single - storeOriginal;
  const goods = plainSubtotal + storeOriginal - storeSaving + bundleOriginal - bundleSaving;

  const isMember = input.isMember || hasMembership;
  const standardDelivery = deliveryFee(goods, isMember, rules);
  const offer = bestOffer({ input, plainSubtotal, goods, standardDelivery });
  const clubPercent = isMember ? clubPercentage(rules.clubProduct) : 0;
  const clubOff = Math.min(percentOf(plainSubtotal, clubPercent), plainSubtotal - offer.goodsOff);

  const parts = [part('items', 'Item total', single + packageOff + bundleOriginal + membershipPrice)];
  const add = (kind: PartKind, label: string, amount: Rupees) => {
    if (amount !== 0) parts.push(part(kind, label, amount));
  };
  add('package', 'Package discount', -packageOff);
  add('bundle', 'Bundle savings', -bundleSaving);
  if (taken) add('store-bundle', `${taken.name} bundle`, -storeSaving);
  add(offer.kind, offer.label, -offer.goodsOff);
  add('club', `Bliss Club ${clubPercent}% discount applied!`, -clubOff);
  parts.push(part('delivery', 'Delivery', standardDelivery - offer.deliveryOff));
  if (input.cashOnDelivery) add('cod', 'Cash on delivery fee', rules.codFee);

  const quote: Quote = {
    lines: lines.map((line) => quotedLine(line, cart)),
    parts,
    total: parts.reduce((total, { amount }) => total + amount, 0),
    savings: packageOff + bundleSaving + storeSaving + offer.goodsOff + clubOff,
    plainSubtotal,
    coupon: offer.coupon,
    bundle: taken ? { bundleId: taken.bundleId, applied: true, saving: storeSaving } : null,
  };
  return { quote, goods };
}

/** A line with its current unit price, 0 if the product isn't sold. Bundled lines keep the list price. */
interface PricedLine {
  readonly line: CartLine;
  readonly product: PricedProduct | undefined;
  readonly list: Rupees;
  /** List price less the package discount. */
  readonly unit: Rupees;
}

function pricedLine(line: CartLine, product: PricedProduct | undefined): PricedLine {
  if (!product) return { line, product, list: 0, unit: 0 };
  const unit = line.bundleInfo ? product.price : unitPrice(product, line.packageType);
  return { line, product, list: product.price, unit };
}

/** Whether a product counts in a sum: it is sold, and there is some of it. The membership has no stock. */
export function isInStock(product: PricedProduct | undefined): product is PricedProduct {
  return product !== undefined && (product.stock > 0 || isMembership(product.sku));
}

/** Sums over the lines outside dynamic bundles, and the membership. */
function sumsOf(lines: readonly PricedLine[], taken: TakenUnits | null) {
  const sums = { single: 0, packageOff: 0, membershipPrice: 0, hasMembership: false, storeOriginal: 0 };
  for (const { line, product, list, unit } of lines) {
    if (!isInStock(product)) continue;
    if (isMembership(line.sku)) {
      sums.hasMembership = true;
      sums.membershipPrice += unit * line.quantity;
    } else if (!line.bundleInfo) {
      sums.single += unit * line.quantity;
      sums.packageOff += (list - unit) * line.quantity;
      if (taken) sums.storeOriginal += unit * takenOf(line, taken);
    }
  }
  return sums;
}

/**
 * The discount depends on the number of products in the bundle. The percentage stored in the line is ignored
 * (CRT-08, MNY-10).
 */
function bundleSums(lines: readonly PricedLine[], sizes: BundleSizes) {
  const sums = { bundleOriginal: 0, bundleSaving: 0 };
  if (!lines.some(({ line }) => line.bundleInfo)) return sums;
  const prices = new Map(lines.map(({ line, list }) => [line, list]));
  const sold = lines.filter(({ product }) => isInStock(product)).map(({ line }) => line);
  for (const { lines: group } of bundlesOf(sold)) {
    const priced = group.map((line) => ({ price: prices.get(line) ?? 0, quantity: line.quantity }));
    const kinds = new Set(group.map(({ sku }) => sku)).size;
    const { originalTotal, discountAmount } = bundleTotals(priced, bundlePercentage(sizes, kinds));
    sums.bundleOriginal += originalTotal;
    sums.bundleSaving += discountAmount;
  }
  return sums;
}

function takenOf(line: CartLine, { units }: TakenUnits): number {
  return Math.min(line.quantity, units[lineId(keyOf(line))] ?? 0);
}

/** Turns −0 into 0: they differ in comparisons. */
function part(kind: PartKind, label: string, amount: Rupees): PricePart {
  return { kind, label, amount: amount === 0 ? 0 : amount };
}

function quotedLine({ line, product, list, unit }: PricedLine, cart: Cart): QuotedLine {
  const code = (product && optionOf(product, line)?.sku) || undefined;
  const quoted = {
    sku: line.sku,
    variant: line.variant,
    flavour: line.flavour,
    packageType: line.packageType,
    name: product?.name ?? line.name,
    quantity: line.quantity,
    listPrice: list,
    discount: product?.discount ?? line.discount,
    unitPrice: unit,
    lineTotal: isInStock(product) ? unit * line.quantity : 0,
    isPremiumMembership: line.isPremiumMembership,
    ...(code === undefined ? {} : { code }),
    ...(product?.needsPrescription ? { needsPrescription: true } : {}),
    problems: lineProblems(line, cart, product),
  };
  return line.bundleInfo ? { ...quoted, bundleId: line.bundleInfo.bundleId } : quoted;
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

/** The tier discount by default; the shopper's coupon instead if it saves more (MNY-07). */
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
