import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { comboCode, isComboCode } from '../../../src/domain/promotions/coupon/combo.ts';
import { normalisedCode, type CouponTerms, type CouponType } from '../../../src/domain/promotions/coupon/coupon.ts';
import type { Session } from '../../platform/database/session.ts';
import { endOf, type StoredEnd } from './offered.ts';

export interface CouponRow {
  id: string;
  code: string;
  name: string;
  type: CouponType;
  value: number;
  max_discount_value: number | null;
  min_order_value: number | null;
  starts_at: Date | null;
  expires_at: StoredEnd;
  total_limit: number | null;
  per_customer_limit: number | null;
  used: number;
}

export interface FoundCoupon {
  readonly id: string;
  readonly terms: CouponTerms;
  /** The total limit, or this shopper's, is reached. */
  readonly isUsedUp: boolean;
}

/**
 * Finds a coupon by a typed code, never the reserved one; if locked, nobody else can use it until the transaction
 * ends.
 */
export async function findCoupon(
  session: Session,
  code: string,
  shopperId: string | null,
  lock: 'locked' | 'unlocked',
): Promise<FoundCoupon | null> {
  if (isComboCode(code)) return null;
  const row = await session.maybeOne<CouponRow & { uses: number }>(sql`
    SELECT id, code, name, type, value, max_discount_value, min_order_value, starts_at, expires_at,
      total_limit, per_customer_limit, used,
      (SELECT count(*) FROM coupon_use WHERE coupon_id = coupon.id AND shopper_id = ${shopperId}) AS uses
    FROM coupon WHERE code = ${normalisedCode(code)} AND is_enabled${lock === 'locked' ? raw(' FOR NO KEY UPDATE') : empty}`);
  if (!row) return null;
  return { id: row.id, terms: couponTermsOf(row), isUsedUp: isSpent(row, shopperId === null ? null : row.uses) };
}

/** Counts one use; false when a limit is reached. The limit per shopper needs the coupon's row locked. */
export async function takeCoupon(
  session: Session,
  couponId: string,
  orderId: string,
  shopperId: string,
): Promise<boolean> {
  const taken = await session.execute(sql`
    WITH taken AS (
      UPDATE coupon SET used = used + 1
      WHERE id = ${couponId} AND is_enabled AND (total_limit IS NULL OR used < total_limit)
        AND (per_customer_limit IS NULL OR per_customer_limit >
          (SELECT count(*) FROM coupon_use WHERE coupon_id = ${couponId} AND shopper_id = ${shopperId}))
      RETURNING id)
    INSERT INTO coupon_use (coupon_id, order_id, shopper_id) SELECT id, ${orderId}, ${shopperId} FROM taken`);
  return taken === 1;
}

/** Gives back a use, once. */
export async function releaseCoupon(session: Session, couponId: string, orderId: string): Promise<void> {
  const { length } = await session.query(sql`SELECT FROM coupon WHERE id = ${couponId} FOR NO KEY UPDATE`);
  if (length === 0) return;
  const released = await session.execute(sql`
    DELETE FROM coupon_use WHERE coupon_id = ${couponId} AND order_id = ${orderId}`);
  if (released === 1) await session.execute(sql`UPDATE coupon SET used = used - 1 WHERE id = ${couponId}`);
}

/** Whether one more use is allowed; needs the coupon locked. */
export async function isCouponFree(session: Session, couponId: string, shopperId: string): Promise<boolean> {
  const row = await session.maybeOne<Pick<CouponRow, 'total_limit' | 'per_customer_limit' | 'used'>>(sql`
    SELECT total_limit, per_customer_limit, used FROM coupon WHERE id = ${couponId} AND is_enabled FOR NO KEY UPDATE`);
  if (!row || (row.total_limit !== null && row.used >= row.total_limit)) return false;
  return row.per_customer_limit === null || (await usesBy(session, couponId, shopperId)) < row.per_customer_limit;
}

async function usesBy(session: Session, couponId: string, shopperId: string): Promise<number> {
  const { count } = await session.one<{ count: number }>(sql`
    SELECT count(*) FROM coupon_use WHERE coupon_id = ${couponId} AND shopper_id = ${shopperId}`);
  return count;
}

/** The reserved coupon isn't an offer. */
export const comboIsLeftOut: Sql = sql`code <> ${comboCode}`;

/** Whether a coupon is used up, in total or by a shopper with this many uses; null when not signed in. */
export function isSpent(
  row: Pick<CouponRow, 'used' | 'total_limit' | 'per_customer_limit'>,
  uses: number | null,
): boolean {
  if (row.total_limit !== null && row.used >= row.total_limit) return true;
  return row.per_customer_limit !== null && uses !== null && uses >= row.per_customer_limit;
}

export function couponTermsOf(row: CouponRow): CouponTerms {
  return {
    code: row.code,
    name: row.name,
    type: row.type,
    value: row.value,
    maxDiscountValue: row.max_discount_value,
    minOrderValue: row.min_order_value,
    startsAt: row.starts_at?.toISOString() ?? null,
    expiresAt: endOf(row.expires_at),
  };
}
