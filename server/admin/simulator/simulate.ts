import type { SimulationRequest } from '../../../src/contract/admin/simulator.calls.ts';
import { normalisedCode } from '../../../src/domain/promotions/coupon/coupon.ts';
import { explainPrice } from '../../../src/domain/cart/pricing/explain.ts';
import { readBundleSizes } from '../../catalogue/rules.queries.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { deliveryTermsTo, deliveryTo } from '../../catalogue/delivery/delivery.policy.ts';
import { refusedField } from '../../platform/http/problem.ts';
import { cartOf } from '../../cart/cart-lines.ts';
import { weightOf } from '../../cart/price.ts';
import { readSoldProducts } from '../../catalogue/sold-products.ts';
import { walletBalance } from '../../account/wallet/wallet.queries.ts';
import {
  findShopperByPhone,
  readBundleTerms,
  readCoupons,
  readNames,
  type SimulatedShopper,
} from './simulator.queries.ts';

/**
 * Simulates a checkout at a given time, with the effect of every offer (ADM-11): products and rules as of now,
 * offers by their dates, and tiers that aren't saved yet if some are given (ADM-50). Throws 'invalid-input' for an unknown phone number.
 */
export async function simulate(
  { database, catalogue, clock }: Pick<ShopContext, 'database' | 'catalogue' | 'clock'>,
  request: SimulationRequest,
) {
  const { lines, couponCode, bundleId, customer, paymentMethod, pincode } = request;
  const now = request.at === undefined ? clock() : new Date(request.at);
  const shopper = customer.phone === undefined ? null : await findShopperByPhone(database, customer.phone);
  if (shopper === undefined) throw refusedField('customer.phone', 'No account has this number');
  const skus = lines.map(({ sku }) => sku);
  const [products, known, bundleSizes, bundles, coupons, balance] = await Promise.all([
    readSoldProducts(database, skus),
    catalogue.saleRules(now),
    readBundleSizes(database, now),
    readBundleTerms(database),
    readCoupons(database, shopper?.id ?? null, customer.couponUses),
    shopper === null ? 0 : walletBalance(database, shopper.id),
  ]);
  const tried = request.tiers?.toSorted((one, other) => one.threshold - other.threshold);
  const grams = weightOf(lines, products);
  const delivery = pincode === undefined ? {} : deliveryTermsTo(pincode, grams, known);
  const rules = { ...known, ...delivery, bundleSizes, tiers: tried ?? known.tiers };
  const chosen =
    couponCode === undefined ? undefined : coupons.find(({ terms }) => terms.code === normalisedCode(couponCode));
  const { quote, ...offers } = explainPrice(
    {
      cart: cartOf(lines, products, bundleSizes),
      products,
      rules,
      isMember: customer.isMember ?? isMemberAt(shopper, now),
      coupon:
        couponCode === undefined
          ? null
          : { code: couponCode, terms: chosen?.terms ?? null, isUsedUp: chosen?.isUsedUp ?? false },
      bundle:
        bundleId === undefined ? null : { id: bundleId, terms: bundles.find(({ id }) => id === bundleId) ?? null },
      cashOnDelivery: paymentMethod === 'cod',
      now,
    },
    { coupons, bundles },
  );
  const refused = [quote.bundle, ...offers.bundles.map(({ verdict }) => verdict)];
  return {
    at: now.toISOString(),
    quote: balance > 0 ? { ...quote, walletBalance: balance } : quote,
    ...offers,
    products: await readNames(
      database,
      refused.flatMap((outcome) =>
        outcome && 'refusal' in outcome && 'sku' in outcome.refusal ? [outcome.refusal.sku] : [],
      ),
    ),
    delivery: pincode === undefined ? null : deliveryTo(pincode, now, known, grams),
    customer: shopper && {
      id: shopper.id,
      premiumUntil: shopper.premium_until?.toISOString() ?? null,
      orders: shopper.orders,
    },
  };
}

function isMemberAt(shopper: SimulatedShopper | null, now: Date): boolean {
  return shopper?.premium_until ? now < shopper.premium_until : false;
}
