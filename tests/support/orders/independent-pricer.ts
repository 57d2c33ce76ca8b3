/**
 * What a cart costs, worked out from the requirements (MNY-01 to MNY-08, MNY-11, TIR-01, CPN-01, CPN-10, BND-10, BND-21, MEM-01,
 * CRT-01, CRT-03) and from what the shop publishes, without a line of the shop's own pricing. Tests and campaigns compare every
 * price that the server answers with it.
 */

/** What anybody can read of the shop. Amounts are whole rupees, percentages 0 to 100, moments ISO 8601. */
export interface ShopFacts {
  readonly products: ReadonlyMap<string, FactProduct>;
  /** Threshold and percentage. */
  readonly tiers: readonly (readonly [number, number])[];
  /** Number of products and percentage, of bundles that shoppers build. */
  readonly comboSizes: readonly (readonly [number, number])[];
  readonly coupons: readonly FactCoupon[];
  readonly bundles: readonly FactBundle[];
  readonly deliveryFee: number;
  readonly freeDeliveryFrom: number;
  readonly cashFee: number;
}

export interface FactProduct {
  readonly sku: string;
  readonly price: number;
  readonly discount: Readonly<Record<string, number>>;
  readonly flavours: readonly string[];
  readonly variants: readonly string[];
}

interface FactCoupon {
  readonly code: string;
  readonly type: string;
  readonly value: number;
  readonly maxDiscountValue: number | null;
  readonly minOrderValue: number | null;
}

interface FactBundle {
  readonly id: string;
  readonly products: readonly { readonly sku: string; readonly quantity: number }[];
  readonly savingsPercentage: number;
  readonly conditions: { readonly minOrderValue: number | null; readonly excludedProducts: readonly string[] };
}

export interface WishLine {
  readonly sku: string;
  readonly flavour: string;
  readonly variant: string;
  readonly quantity: number;
  readonly packageType: string;
  readonly bundleInfo?: { readonly bundleId: string } | undefined;
}

export interface Wish {
  readonly lines: readonly WishLine[];
  readonly couponCode?: string | undefined;
  readonly bundleId?: string | undefined;
  readonly isMember?: boolean;
  readonly isCash?: boolean;
}

export type Verdict =
  | { readonly kind: 'priced'; readonly total: number }
  /** No screen of the shop offers this: the place of the first such line and its member. */
  | { readonly kind: 'refused'; readonly line: number; readonly member: string };

const clubSku = 'bliss-club';

/** What the shop has to answer to this wish. */
export function independentPrice(facts: ShopFacts, wish: Wish): Verdict {
  const fault = firstFault(wish.lines);
  if (fault) return { kind: 'refused', ...fault };
  const lines = merged(wish.lines);
  const without = totalOf(facts, wish, lines, null);
  const bundle = facts.bundles.find(({ id }) => id === wish.bundleId);
  if (!bundle) return { kind: 'priced', total: without.total };
  const taken = takenBy(facts, bundle, lines, without.goods);
  if (taken === null) return { kind: 'priced', total: without.total };
  const off = percent(taken, bundle.savingsPercentage);
  return { kind: 'priced', total: Math.min(without.total, totalOf(facts, wish, lines, { taken, off }).total) };
}

/** Combinations live in bundles of two to four products, one unit of each; the membership is one, bought once. */
function firstFault(lines: readonly WishLine[]): { line: number; member: string } | null {
  let hasClub = false;
  for (const [place, { sku, packageType, quantity, bundleInfo }] of lines.entries()) {
    const fault = (member: string) => ({ line: place, member });
    if (sku === clubSku) {
      if (hasClub) return fault('sku');
      hasClub = true;
      if (packageType !== 'trial') return fault('packageType');
      if (quantity !== 1) return fault('quantity');
      if (bundleInfo) return fault('bundleInfo');
    } else if (bundleInfo) {
      const mates = lines.filter((other) => other.bundleInfo?.bundleId === bundleInfo.bundleId);
      const before = lines.slice(0, place).filter((other) => mates.includes(other));
      if (packageType === 'weekly' || packageType === 'monthly') return fault('packageType');
      if (quantity !== 1) return fault('quantity');
      if (before.some((other) => other.sku === sku)) return fault('sku');
      const kinds = new Set(mates.map((mate) => mate.sku)).size;
      if (kinds < 2 || kinds > 4) return fault('bundleInfo');
    } else if (packageType === 'comboDiscount') {
      return fault('packageType');
    }
  }
  return null;
}

/** Lines of one choice are one, of ten units at most (CRT-01, CRT-03). */
function merged(lines: readonly WishLine[]): readonly WishLine[] {
  const byKey = new Map<string, WishLine>();
  for (const line of lines) {
    const { sku, flavour, variant, packageType, bundleInfo } = line;
    const key = JSON.stringify([sku, flavour, variant, packageType, bundleInfo?.bundleId]);
    const there = byKey.get(key);
    byKey.set(key, there ? { ...line, quantity: Math.min(10, there.quantity + line.quantity) } : line);
  }
  return [...byKey.values()];
}

interface Taken {
  /** What the units inside a bundle of the shop cost one by one. */
  readonly taken: number;
  readonly off: number;
}

function totalOf(
  { products, tiers, comboSizes, coupons, deliveryFee, freeDeliveryFrom, cashFee }: ShopFacts,
  { couponCode, isMember = false, isCash = false }: Wish,
  lines: readonly WishLine[],
  bundle: Taken | null,
): { total: number; goods: number } {
  let plain = -(bundle?.taken ?? 0);
  let club = 0;
  const built = new Map<string, { sum: number; skus: Set<string> }>();
  for (const { sku, quantity, packageType, bundleInfo } of lines) {
    const product = products.get(sku);
    if (!product) continue;
    if (sku === clubSku) club += product.price * quantity;
    else if (bundleInfo) {
      const each = built.get(bundleInfo.bundleId) ?? { sum: 0, skus: new Set() };
      each.sum += product.price * quantity;
      each.skus.add(sku);
      built.set(bundleInfo.bundleId, each);
    } else plain += unitOf(product, packageType) * quantity;
  }
  let inBundles = (bundle?.taken ?? 0) - (bundle?.off ?? 0);
  for (const { sum, skus } of built.values()) {
    const reached = comboSizes.filter(([size]) => skus.size >= size).map(([, off]) => off);
    inBundles += sum - percent(sum, Math.max(0, ...reached));
  }
  const goods = plain + inBundles;
  const hasClub = isMember || club > 0;
  const delivery = goods === 0 || hasClub || goods >= freeDeliveryFrom ? 0 : deliveryFee;

  const reachedTier = tiers
    .filter(([threshold]) => plain >= threshold)
    .toSorted(([one], [other]) => other - one)[0];
  const byTier = reachedTier ? percent(plain, reachedTier[1]) : 0;
  const offer = couponOf(coupons, couponCode, { plain, goods, delivery });
  const isBetter = offer !== null && offer.goods + offer.delivery > byTier;
  const offGoods = isBetter ? offer.goods : byTier;
  const offDelivery = isBetter ? offer.delivery : 0;
  const monthly = products.get(clubSku)?.discount['monthly'] ?? 0;
  const offClub = hasClub ? Math.min(percent(plain, monthly === 0 ? 20 : monthly), plain - offGoods) : 0;
  const total = goods + club - offGoods - offClub + delivery - offDelivery + (isCash ? cashFee : 0);
  return { total, goods };
}

function couponOf(
  coupons: readonly FactCoupon[],
  typed: string | undefined,
  { plain, goods, delivery }: { plain: number; goods: number; delivery: number },
): { goods: number; delivery: number } | null {
  const code = typed?.replaceAll(/\s/gu, '').toUpperCase();
  const coupon = coupons.find((each) => each.code === code && each.code !== 'COMBODISCOUNT');
  if (!coupon || goods < (coupon.minOrderValue ?? 0)) return null;
  if (coupon.type === 'free_shipping') return { goods: 0, delivery };
  const wanted = coupon.type === 'percentage' ? percent(plain, coupon.value) : coupon.value;
  return { goods: Math.min(wanted, coupon.maxDiscountValue ?? wanted, plain), delivery: 0 };
}

/** What a bundle of the shop takes out of single purchases; null where it does not hold (BND-10). */
function takenBy(
  { products }: ShopFacts,
  { products: wanted, conditions }: FactBundle,
  lines: readonly WishLine[],
  goods: number,
): number | null {
  if (goods < (conditions.minOrderValue ?? 0)) return null;
  if (lines.some(({ sku }) => conditions.excludedProducts.includes(sku))) return null;
  let sum = 0;
  for (const { sku, quantity } of wanted) {
    const product = products.get(sku);
    const there = lines
      .filter((line) => line.sku === sku && line.packageType === 'trial' && !line.bundleInfo)
      .reduce((units, line) => units + line.quantity, 0);
    if (!product || there < quantity) return null;
    sum += unitOf(product, 'trial') * quantity;
  }
  return sum;
}

function unitOf({ price, discount }: FactProduct, packageType: string): number {
  return price - percent(price, discount[packageType] ?? 0);
}

/** Whole rupees, half up (MNY-01), exact for percentages of two decimals. */
function percent(amount: number, of: number): number {
  return Number((BigInt(amount) * BigInt(Math.round(of * 100)) * 2n + 10_000n) / 20_000n);
}

/** Asks the shop for what it publishes; `ask` answers the parsed JSON of a GET. Coupons are for its admins alone. */
export async function readFacts(
  ask: (path: string) => Promise<unknown>,
  coupons: readonly FactCoupon[],
): Promise<ShopFacts> {
  const { products } = (await ask('/v1/product?limit=100')) as { products: readonly FactProduct[] };
  const club = (await ask(`/v1/product/${clubSku}`)) as FactProduct | { product: FactProduct };
  const { tiers } = (await ask('/v1/coupon/tiers')) as {
    tiers: readonly { threshold: number; coupons: readonly { value: number }[] }[];
  };
  const { coupon } = (await ask('/v1/coupon/COMBODISCOUNT')) as {
    coupon: { sizes: readonly { size: number; percentage: number }[] };
  };
  const { bundles } = (await ask('/v1/bundle')) as { bundles: readonly FactBundle[] };
  const { fee, freeFrom } = (await ask('/v1/delivery/560066')) as { fee: number; freeFrom: number };
  const all = [...products, 'product' in club ? club.product : club];
  return {
    products: new Map(all.map((product) => [product.sku, product])),
    tiers: tiers.map(({ threshold, coupons: steps }) => [threshold, Math.max(...steps.map(({ value }) => value))]),
    comboSizes: coupon.sizes.map(({ size, percentage }) => [size, percentage]),
    coupons,
    bundles,
    deliveryFee: fee,
    freeDeliveryFrom: freeFrom,
    cashFee: 40,
  };
}
