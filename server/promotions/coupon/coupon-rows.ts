import sql, { join, type Sql } from 'sql-template-tag';
import type { CouponFilters, OwnedCoupon } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import type { CouponStatus } from '../../../src/domain/promotions/coupon/coupon.ts';
import type { ListSource } from '../../platform/list/list.ts';
import { translationsColumn } from '../../platform/list/translation/translation.queries.ts';
import { translationConditions } from '../../platform/list/translation/translation-needs.ts';
import { endOf, offeredOf, type OfferedRow } from './offered.ts';

interface CouponRow extends OfferedRow {
  total_limit: number | null;
  per_customer_limit: number | null;
  used: number;
  starts_at: Date | null;
  created_at: Date;
  is_enabled: boolean;
  batch: string | null;
  version: number;
  translations: OwnedCoupon['translations'] | null;
}

export type Row = CouponRow & { [column: string]: unknown };

export const couponColumns: Sql = sql`
  id, code, name, description, type, value, max_discount_value, min_order_value, total_limit, per_customer_limit, used,
  starts_at, expires_at, is_flash_offer, urgency_message, created_at, is_enabled, batch, version,
  ${translationsColumn('coupon', sql`coupon.id::text`)}`;

/** Coupons as an admin list; their status depends on the time. */
export function couponList(now: Date): ListSource<Row, OwnedCoupon, 'code' | 'createdAt' | 'expiresAt' | 'used'> {
  return {
    from: sql`coupon`,
    columns: couponColumns,
    key: sql`coupon.id`,
    sorts: {
      code: sql`code`,
      createdAt: sql`created_at`,
      expiresAt: sql`expires_at`,
      used: sql`used`,
    },
    usual: '-createdAt',
    searched: [sql`code`, sql`name`],
    itemOf: (row) => ownedOf(row, now),
  };
}

/** The SQL conditions of the list's filters. */
export function couponFilters({ status, type, isFlashOffer, batch, translation }: CouponFilters, now: Date): Sql[] {
  return [
    ...(status
      ? [
          sql`(${join(
            status.map((each) => statusIs(each, now)),
            ' OR ',
          )})`,
        ]
      : []),
    ...(type ? [sql`type = ANY(${type})`] : []),
    ...(isFlashOffer === undefined ? [] : [sql`is_flash_offer = ${isFlashOffer}`]),
    ...(batch === undefined ? [] : [sql`batch = ${batch}`]),
    ...translationConditions('coupon', translation),
  ];
}

const isUsedUp = sql`(total_limit IS NOT NULL AND used >= total_limit)`;

function statusIs(status: CouponStatus, now: Date): Sql {
  const [ended, early] = [sql`expires_at <= ${now}`, sql`COALESCE(starts_at > ${now}, false)`];
  switch (status) {
    case 'ended':
      return ended;
    case 'paused':
      return sql`(NOT ${ended} AND NOT is_enabled)`;
    case 'used-up':
      return sql`(NOT ${ended} AND is_enabled AND ${isUsedUp})`;
    case 'scheduled':
      return sql`(NOT ${ended} AND is_enabled AND NOT ${isUsedUp} AND ${early})`;
    case 'active':
      return sql`(NOT ${ended} AND is_enabled AND NOT ${isUsedUp} AND NOT ${early})`;
  }
}

function statusOf(row: CouponRow, now: Date): CouponStatus {
  if (row.expires_at instanceof Date && row.expires_at <= now) return 'ended';
  if (!row.is_enabled) return 'paused';
  if (row.total_limit !== null && row.used >= row.total_limit) return 'used-up';
  return row.starts_at !== null && row.starts_at > now ? 'scheduled' : 'active';
}

export function ownedOf(row: CouponRow, now: Date): OwnedCoupon {
  return {
    ...offeredOf(row),
    expiresAt: endOf(row.expires_at),
    totalLimit: row.total_limit,
    perCustomerLimit: row.per_customer_limit,
    used: row.used,
    startsAt: row.starts_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    isEnabled: row.is_enabled,
    status: statusOf(row, now),
    batch: row.batch,
    version: row.version,
    ...(row.translations ? { translations: row.translations } : {}),
  };
}
