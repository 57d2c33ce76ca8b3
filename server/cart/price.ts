import { findBundleTerms } from '../promotions/bundle-analytics/bundle-sale.queries.ts';
import type { WireLine } from '../../src/contract/cart/cart.calls.ts';
import type { CartLine } from '../../src/domain/cart/cart.ts';
import { bundleUnits, type StoreBundleTerms } from '../../src/domain/promotions/bundle/store-bundle.ts';
import { type DeliveryTerms, zoneTerms } from '../../src/domain/catalogue/delivery-zone.ts';
import { soldAs } from '../../src/domain/catalogue/product/option.ts';
import { unitGrams, unitWeightsOf } from '../../src/domain/catalogue/product/weight.ts';
import { sum, type Rupees } from '../../src/domain/kit/money/money.ts';
import type { PaymentMethod } from '../../src/domain/orders/order/order.ts';
import { priceCart } from '../../src/domain/cart/pricing/price-cart.ts';
import { isInStock, type PricingInput, type PricingRules } from '../../src/domain/cart/pricing/pricing.ts';
import type { Quote } from '../../src/domain/cart/pricing/quote.ts';
import type { PricedProduct } from '../../src/domain/catalogue/product/product.ts';
import type { ShopContext } from '../platform/start/context.ts';
import type { Session } from '../platform/database/session.ts';
import type { SignedIn } from '../platform/http/guard/auth.ts';
import { type BuyerStanding, readBuyer } from './buyer.queries.ts';
import { cartOf } from './cart-lines.ts';
import { walletBalance } from '../account/wallet/wallet.queries.ts';
import { findCoupon, type FoundCoupon } from '../promotions/coupon/coupon.queries.ts';
import { deliveryTermsTo } from '../catalogue/delivery/delivery.policy.ts';
import type { SaleRules } from '../catalogue/rules.queries.ts';
import { lockSoldProducts, readSoldProducts, type SoldProduct } from '../catalogue/sold-products.ts';

export interface PriceInput {
  readonly lines: readonly WireLine[];
  readonly couponCode?: string | undefined;
  /** The bundle that the shopper chose. */
  readonly bundleId?: string | undefined;
  readonly shopper: Pick<SignedIn, 'id' | 'premiumUntil'> | null;
  readonly paymentMethod?: PaymentMethod | undefined;
  /** Where it is delivered; the shop's own fee applies without one (SHP-01). */
  readonly pincode?: string | undefined;
  readonly now: Date;
}

export interface Priced {
  /** The lines with current names and percentages, and the prices shown to the shopper. */
  readonly cart: readonly CartLine[];
  readonly quote: Quote;
  /** The applied coupon; null if none. */
  readonly couponId: string | null;
  /** The applied bundle; null if none. */
  readonly bundleId: string | null;
  /** What the applied bundle is called, and the units it takes by line id; null if none. */
  readonly ofBundle: { readonly name: string; readonly units: Readonly<Record<string, number>> } | null;
  readonly products: ReadonlyMap<string, SoldProduct>;
  /** The delivery fee of this sale before offers, and from which amount it is free. */
  readonly delivery: DeliveryTerms;
  /** The buyer; null unless this is a sale. */
  readonly buyer: BuyerStanding | null;
}

/**
 * Source of reads for a sale: its transaction. The rules are read beforehand, because waiting for a second connection
 * inside a transaction can deadlock the pool.
 */
export interface SaleSource {
  readonly tx: Session;
  readonly rules: SaleRules;
  /** Keyed hash of the buyer's network; null if it isn't public or there is no request. */
  readonly network?: string | null;
}

/**
 * The only place that turns request lines into a binding price (MNY-10). Products, stock, bundle and coupon are
 * read fresh from the database; the rules come from the catalogue. Locks nothing, so a sale asks `priceLocked` again.
 */
export async function price(
  context: Pick<ShopContext, 'database' | 'catalogue'>,
  input: PriceInput,
  sale?: SaleSource,
): Promise<Priced> {
  return pricedFrom(input, sale ? await readInSale(input, sale) : await readNow(context, input));
}

/**
 * Prices a sale once more, with its products, bundle and coupon locked until the transaction ends. Everybody who buys
 * the same product waits for these locks, so take them last.
 */
export async function priceLocked(
  input: PriceInput,
  { tx, rules }: SaleSource,
  { buyer }: Pick<Priced, 'buyer'>,
): Promise<Priced> {
  return pricedFrom(input, {
    ...(await readOffer(tx, input, 'locked')),
    rules,
    buyer,
    balance: buyer?.balance ?? 0,
  });
}

/** What is sold, and on which terms. */
interface Offer {
  readonly products: ReadonlyMap<string, SoldProduct>;
  readonly terms: StoreBundleTerms | null;
  readonly found: FoundCoupon | null;
}

/** Everything that a price depends on. */
interface Read extends Offer {
  readonly rules: SaleRules;
  readonly balance: Rupees;
  readonly buyer: BuyerStanding | null;
}

/** Reads in the shop-wide lock order. A connection answers in the order in which it was asked. */
async function readOffer(
  tx: Session,
  { lines, couponCode, bundleId, shopper }: PriceInput,
  lock: 'locked' | 'unlocked',
): Promise<Offer> {
  const [products, terms, found] = await Promise.all([
    lock === 'locked'
      ? lockSoldProducts(tx, lines)
      : readSoldProducts(
          tx,
          lines.map(({ sku }) => sku),
        ),
    bundleId === undefined ? null : findBundleTerms(tx, bundleId, lock),
    couponCode === undefined ? null : findCoupon(tx, couponCode, shopper?.id ?? null, lock),
  ]);
  return { products, terms, found };
}

async function readInSale(input: PriceInput, { tx, rules, network = null }: SaleSource): Promise<Read> {
  const { shopper, now } = input;
  const [offer, buyer] = await Promise.all([
    readOffer(tx, input, 'unlocked'),
    shopper === null ? null : readBuyer(tx, shopper.id, { now, network }),
  ]);
  return { ...offer, rules, balance: buyer?.balance ?? 0, buyer };
}

async function readNow(
  { database, catalogue }: Pick<ShopContext, 'database' | 'catalogue'>,
  { lines, couponCode, bundleId, shopper }: PriceInput,
): Promise<Read> {
  const [rules, products, terms, found, balance] = await Promise.all([
    catalogue.saleRules(),
    catalogue.soldNow(lines.map(({ sku }) => sku)),
    bundleId === undefined ? null : findBundleTerms(database, bundleId, 'unlocked'),
    couponCode === undefined ? null : findCoupon(database, couponCode, shopper?.id ?? null, 'unlocked'),
    shopper === null ? 0 : walletBalance(database, shopper.id),
  ]);
  return { rules, products, terms, found, balance, buyer: null };
}

function pricedFrom(input: PriceInput, { rules, products, terms, found, balance, buyer }: Read): Priced {
  const { bundleId } = input;
  const bundle = bundleId === undefined ? null : { id: bundleId, terms };
  // The membership may have ended since the session was read.
  const shopper = input.shopper && buyer ? { ...input.shopper, premiumUntil: buyer.premiumUntil } : input.shopper;
  const delivery = deliveryOf(input, rules, products);
  const { cart, quote } = priceLines({ ...input, shopper }, products, { ...rules, ...delivery }, { found, bundle });
  return {
    cart,
    quote: balance > 0 ? { ...quote, walletBalance: balance } : quote,
    couponId: found && quote.coupon?.applied ? found.id : null,
    bundleId: quote.bundle?.applied ? quote.bundle.bundleId : null,
    ofBundle: quote.bundle?.applied && terms ? unitsOfBundle(terms, cart) : null,
    products,
    delivery,
    buyer,
  };
}

function unitsOfBundle(terms: StoreBundleTerms, cart: readonly CartLine[]): Priced['ofBundle'] {
  const taken = bundleUnits(cart, terms);
  return 'missing' in taken ? null : { name: terms.name, units: taken.units };
}

/** Delivery by zone and weight; a product without a weight counts nothing (SHP-01). */
function deliveryOf(
  { lines, pincode }: PriceInput,
  rules: SaleRules,
  products: ReadonlyMap<string, SoldProduct>,
): DeliveryTerms {
  return pincode === undefined
    ? zoneTerms(null, 0, rules)
    : deliveryTermsTo(pincode, weightOf(lines, products), rules);
}

/** Grams of what is in stock. */
export function weightOf(lines: readonly WireLine[], products: ReadonlyMap<string, SoldProduct>): number {
  return sum(
    lines.map((line) => {
      const product = soldAs(products.get(line.sku), line);
      return isInStock(product) ? (unitGrams(line, unitWeightsOf(product)) ?? 0) * line.quantity : 0;
    }),
  );
}

/**
 * Prices lines from this process's cached catalogue, without a query and up to about a second stale. For showing a
 * cart, never for selling it.
 */
export async function estimate(
  { catalogue }: Pick<ShopContext, 'catalogue'>,
  input: Omit<PriceInput, 'couponCode' | 'bundleId' | 'paymentMethod' | 'pincode'>,
): Promise<Pick<Priced, 'cart' | 'quote'>> {
  const [products, rules] = await Promise.all([
    catalogue.products(input.lines.map(({ sku }) => sku)),
    catalogue.rules(),
  ]);
  return priceLines(input, products, rules, { found: null, bundle: null });
}

function priceLines(
  { lines, couponCode, shopper, paymentMethod, now }: PriceInput,
  products: ReadonlyMap<string, PricedProduct>,
  rules: PricingRules,
  { found, bundle }: { found: Awaited<ReturnType<typeof findCoupon>>; bundle: PricingInput['bundle'] },
): Pick<Priced, 'cart' | 'quote'> {
  const cart = cartOf(lines, products, rules.bundleSizes);
  const quote = priceCart({
    cart,
    products,
    rules,
    isMember: shopper?.premiumUntil ? now < shopper.premiumUntil : false,
    coupon:
      couponCode === undefined
        ? null
        : { code: couponCode, terms: found?.terms ?? null, isUsedUp: found?.isUsedUp ?? false },
    bundle: bundle ?? null,
    cashOnDelivery: paymentMethod === 'cod',
    now,
  });
  return { cart, quote };
}
