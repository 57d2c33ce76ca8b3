import sql from 'sql-template-tag';
import type { StoreBundleTerms } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import type { AllOffers } from '../../../src/domain/cart/pricing/explain.ts';
import { type BundleRow, termsOf } from '../../promotions/bundle/bundle.queries.ts';
import type { Session } from '../../platform/database/session.ts';
import { type CouponRow, comboIsLeftOut, couponTermsOf, isSpent } from '../../promotions/coupon/coupon.queries.ts';

type Row<Shape> = Shape & { [column: string]: unknown };

/** Maximum coupons in one simulation, those that end last, and maximum bundles, the first by position. */
const max = 500;

/** Every bundle that shoppers can ever be offered, by position; none while bundles are switched off. */
export async function readBundleTerms(session: Session): Promise<StoreBundleTerms[]> {
  const rows = await session.query<Row<BundleRow>>(sql`
    SELECT * FROM bundle WHERE status = 'active' AND removed_at IS NULL
      AND NOT EXISTS (SELECT FROM setting WHERE key = 'bundles' AND value->>'enabled' = 'false')
    ORDER BY position, created_at, id LIMIT ${max}`);
  return rows.map(termsOf);
}

/** What these products are called, drafts and deleted ones as well. */
export async function readNames(
  session: Session,
  skus: readonly string[],
): Promise<{ sku: string; name: string }[]> {
  if (skus.length === 0) return [];
  return session.query<Row<{ sku: string; name: string }>>(sql`
    SELECT sku, name FROM product WHERE sku = ANY(${[...new Set(skus)]}) ORDER BY sku`);
}

/**
 * Every coupon that is not paused, with its remaining uses for this shopper; `uses` overrides the count of past
 * uses.
 */
export async function readCoupons(
  session: Session,
  shopperId: string | null,
  uses: number | undefined,
): Promise<AllOffers['coupons']> {
  const rows = await session.query<Row<CouponRow & { uses: number }>>(sql`
    SELECT id, code, name, type, value, max_discount_value, min_order_value, starts_at, expires_at, total_limit,
      per_customer_limit, used,
      (SELECT count(*) FROM coupon_use WHERE coupon_id = coupon.id AND shopper_id = ${shopperId}) AS uses
    FROM coupon WHERE is_enabled AND ${comboIsLeftOut} ORDER BY expires_at DESC, code LIMIT ${max}`);
  return rows.map((row) => ({
    id: row.id,
    terms: couponTermsOf(row),
    isUsedUp: isSpent(row, uses ?? (shopperId === null ? null : row.uses)),
  }));
}

export interface SimulatedShopper {
  readonly id: string;
  readonly premium_until: Date | null;
  readonly orders: number;
}

export async function findShopperByPhone(session: Session, phone: string): Promise<SimulatedShopper | undefined> {
  return session.maybeOne<Row<SimulatedShopper>>(sql`
    SELECT id, premium_until, (SELECT count(*) FROM shop_order WHERE shopper_id = shopper.id) AS orders
    FROM shopper WHERE phone = ${phone}`);
}
