import { randomUUID } from 'node:crypto';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { CouponWrite, OwnedCoupon } from '../../src/contract/coupon/coupon-admin.calls.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../database/session.ts';
import { offeredOf, type OfferedRow } from './offered.ts';

interface CouponRow extends OfferedRow {
  total_limit: number | null;
  per_customer_limit: number | null;
  used: number;
  starts_at: Date | null;
  created_at: Date;
}

type Row = CouponRow & { [column: string]: unknown };

const columns: Sql = sql`
  id, code, name, description, type, value, max_discount_value, min_order_value, total_limit, per_customer_limit, used,
  starts_at, expires_at, is_flash_offer, urgency_message, created_at`;

export interface CouponPage {
  readonly q: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** One page of all coupons, the newest first, and their number. */
export async function readCouponPage(
  session: Session,
  { q, limit, offset }: CouponPage,
): Promise<{ total: number; coupons: OwnedCoupon[] }> {
  const wanted = q?.trim() ? `%${q.trim().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%` : null;
  const matching = wanted === null ? empty : sql`WHERE code ILIKE ${wanted} OR name ILIKE ${wanted}`;
  const [rows, { total }] = await Promise.all([
    session.query<Row>(sql`
      SELECT ${columns} FROM coupon ${matching} ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${offset}`),
    session.one<{ total: number }>(sql`SELECT count(*) AS total FROM coupon ${matching}`),
  ]);
  return { total, coupons: rows.map(ownedOf) };
}

/** Names the lock under which one admin at a time takes a code. */
const codeLock = 7_201_004;

/** Adds a coupon; null when there is one with its code. */
export async function insertCoupon(
  database: Pick<Database, 'transaction'>,
  coupon: CouponWrite,
  now: Date,
): Promise<OwnedCoupon | null> {
  return database.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${codeLock})`);
    return insert(tx, coupon, now);
  });
}

async function insert(tx: Session, coupon: CouponWrite, now: Date): Promise<OwnedCoupon | null> {
  const row = await tx.maybeOne<Row>(sql`
    INSERT INTO coupon (id, code, name, description, type, value, max_discount_value, min_order_value, total_limit,
      per_customer_limit, starts_at, expires_at, is_flash_offer, urgency_message, created_at)
    VALUES (${randomUUID()}, ${coupon.code}, ${coupon.name}, ${coupon.description}, ${coupon.type}, ${valueOf(coupon)},
      ${coupon.maxDiscountValue}, ${coupon.minOrderValue}, ${coupon.totalLimit}, ${coupon.perCustomerLimit},
      ${coupon.startsAt}, ${coupon.expiresAt}, ${coupon.isFlashOffer}, ${coupon.urgencyMessage}, ${now})
    ON CONFLICT (code) DO NOTHING
    RETURNING ${columns}`);
  return row ? ownedOf(row) : null;
}

/** Why a coupon could not be changed. */
export type CouponChangeRefusal = 'missing' | 'code-taken' | { readonly used: number };

/** Changes a coupon; a limit of all below what was used already is refused. */
export async function updateCoupon(
  database: Pick<Database, 'transaction'>,
  id: string,
  coupon: CouponWrite,
): Promise<OwnedCoupon | CouponChangeRefusal> {
  return database.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${codeLock})`);
    const there = await tx.maybeOne<{ used: number }>(sql`
      SELECT used FROM coupon WHERE id = ${id} FOR NO KEY UPDATE`);
    if (!there) return 'missing';
    const others = await tx.query(sql`SELECT FROM coupon WHERE code = ${coupon.code} AND id <> ${id}`);
    if (others.length > 0) return 'code-taken';
    if (coupon.totalLimit !== null && coupon.totalLimit < there.used) return there;
    const row = await tx.one<Row>(sql`
      UPDATE coupon SET code = ${coupon.code}, name = ${coupon.name}, description = ${coupon.description},
        type = ${coupon.type}, value = ${valueOf(coupon)}, max_discount_value = ${coupon.maxDiscountValue},
        min_order_value = ${coupon.minOrderValue}, total_limit = ${coupon.totalLimit},
        per_customer_limit = ${coupon.perCustomerLimit}, starts_at = ${coupon.startsAt},
        expires_at = ${coupon.expiresAt}, is_flash_offer = ${coupon.isFlashOffer},
        urgency_message = ${coupon.urgencyMessage}
      WHERE id = ${id} RETURNING ${columns}`);
    return ownedOf(row);
  });
}

/** Takes a coupon away, or ends it where orders have it; false when there is none. */
export async function removeCoupon(
  database: Pick<Database, 'transaction'>,
  id: string,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const row = await tx.maybeOne<{ id: string }>(sql`SELECT id FROM coupon WHERE id = ${id} FOR UPDATE`);
    if (!row) return false;
    const orders = await tx.query(sql`SELECT FROM shop_order WHERE coupon_id = ${id} LIMIT 1`);
    await tx.execute(
      orders.length === 0
        ? sql`DELETE FROM coupon WHERE id = ${id}`
        : sql`UPDATE coupon SET expires_at = LEAST(expires_at, ${now}::timestamptz) WHERE id = ${id}`,
    );
    return true;
  });
}

/** Free delivery has no value of its own. */
function valueOf({ type, value }: CouponWrite): number {
  return type === 'free_shipping' ? 0 : value;
}

function ownedOf(row: CouponRow): OwnedCoupon {
  return {
    ...offeredOf(row),
    totalLimit: row.total_limit,
    perCustomerLimit: row.per_customer_limit,
    used: row.used,
    startsAt: row.starts_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
