import { priceCart } from '../../../src/domain/cart/pricing/price-cart.ts';
import type { PricingInput } from '../../../src/domain/cart/pricing/pricing.ts';
import type { PackageType, PricedProduct } from '../../../src/domain/catalogue/product/product.ts';

/** Half up, in whole numbers of any size: (amount × percent) / 100. */
function percentage(amount: bigint, percent: number): bigint {
  const hundredths = BigInt(Math.round(percent * 100));
  return (2n * amount * hundredths + 10_000n) / 20_000n;
}

/** What a bundle of the shop takes out of the plain lines, and what it takes off that. */
interface Taken {
  readonly original: bigint;
  readonly off: bigint;
}

/**
 * The total of a cart, written a second time in exact arithmetic and by the words of the requirements
 * alone (MNY-03 to MNY-08, BND-10): what the shop computes must come out the same.
 */
export function exactTotal(asked: PricingInput): bigint {
  // What is out of stock counts as what is not sold (CRT-16); the membership has no stock.
  const products = new Map([...asked.products].filter(([sku, { stock }]) => stock > 0 || sku === 'bliss-club'));
  const input = { ...asked, products };
  const without = totalWith(input, { original: 0n, off: 0n });
  const taken = takenBy(input, without.goods);
  return taken ? min(without.total, totalWith(input, taken).total) : without.total;
}

/** Null when the bundle that was asked for does not hold: then it takes nothing. */
function takenBy({ cart, products, bundle, now }: PricingInput, goods: bigint): Taken | null {
  const terms = bundle?.terms;
  if (!terms || terms.stockLevel < 1 || goods < BigInt(terms.minOrderValue ?? 0)) return null;
  if (terms.startsAt !== null && now < new Date(terms.startsAt)) return null;
  if (terms.endsAt !== null && now >= new Date(terms.endsAt)) return null;
  const sold = cart.filter(({ sku }) => products.has(sku));
  if (sold.some(({ sku }) => terms.excludedProducts.includes(sku))) return null;
  let original = 0n;
  for (const { sku, quantity } of terms.products) {
    const product = products.get(sku);
    const singles = sold.filter(
      (line) => line.sku === sku && sku !== 'bliss-club' && line.packageType === 'trial' && !line.bundleInfo,
    );
    if (!product || singles.reduce((units, line) => units + line.quantity, 0) < quantity) return null;
    original += unit(product, 'trial') * BigInt(quantity);
  }
  return { original, off: percentage(original, terms.percentage) };
}

function totalWith(
  { cart, products, rules, isMember, coupon, cashOnDelivery, now }: PricingInput,
  taken: Taken,
): { total: bigint; goods: bigint } {
  let plain = 0n;
  let membership = 0n;
  const bundles = new Map<string, { original: bigint; skus: Set<string> }>();
  for (const line of cart) {
    const product = products.get(line.sku);
    if (!product) continue;
    const quantity = BigInt(line.quantity);
    if (line.sku === 'bliss-club') membership += unit(product, line.packageType) * quantity;
    else if (line.bundleInfo) {
      const bundle = bundles.get(line.bundleInfo.bundleId) ?? { original: 0n, skus: new Set() };
      bundle.original += BigInt(product.price) * quantity;
      bundle.skus.add(line.sku);
      bundles.set(line.bundleInfo.bundleId, bundle);
    } else plain += unit(product, line.packageType) * quantity;
  }

  let bundled = 0n;
  for (const { original, skus } of bundles.values()) {
    const reached = rules.bundleSizes.filter(({ size }) => skus.size >= size).map((each) => each.percentage);
    bundled += original - percentage(original, Math.max(0, ...reached));
  }
  const goods = plain + bundled - taken.off;
  plain -= taken.original;

  const premium = isMember || membership > 0n;
  const isFree = goods === 0n || premium || goods >= BigInt(rules.freeDeliveryFrom);
  let delivery = isFree ? 0n : BigInt(rules.deliveryFee);

  const tiers = rules.tiers
    .filter(({ threshold }) => plain >= BigInt(threshold))
    .map((tier) => tier.discountPercentage);
  let off = percentage(plain, Math.max(0, ...tiers));
  const terms = coupon?.terms;
  const holds =
    terms &&
    (terms.expiresAt === null || now < new Date(terms.expiresAt)) &&
    goods >= BigInt(terms.minOrderValue ?? 0);
  if (terms && holds && !coupon.isUsedUp) {
    const wanted =
      terms.type === 'percentage'
        ? percentage(plain, terms.value)
        : terms.type === 'amount'
          ? BigInt(terms.value)
          : 0n;
    const onGoods = min(wanted, BigInt(terms.maxDiscountValue ?? Number.MAX_SAFE_INTEGER), plain);
    const onDelivery = terms.type === 'free_shipping' ? delivery : 0n;
    if (onGoods + onDelivery > off) {
      off = onGoods;
      delivery -= onDelivery;
    }
  }
  const club = premium ? min(percentage(plain, rules.clubProduct?.discount.monthly || 20), plain - off) : 0n;
  const total = goods + membership - off - club + delivery + BigInt(cashOnDelivery ? rules.codFee : 0);
  return { total, goods };
}

/** Both totals of one cart, to be compared. */
export function totals(input: PricingInput): { shop: bigint; exact: bigint } {
  return { shop: BigInt(priceCart(input).total), exact: exactTotal(input) };
}

function unit({ price, discount }: PricedProduct, packageType: PackageType): bigint {
  return BigInt(price) - percentage(BigInt(price), discount[packageType]);
}

function min(...amounts: readonly [bigint, ...bigint[]]): bigint {
  return amounts.reduce((best, each) => (each < best ? each : best));
}
