import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../../../server/platform/database/database.ts';

export interface CouponChange {
  readonly type?: 'percentage' | 'amount' | 'free_shipping';
  readonly value?: number;
  readonly maxDiscount?: number | null;
  readonly minOrder?: number | null;
  readonly totalLimit?: number | null;
  readonly perCustomer?: number | null;
  readonly startsAt?: Date | null;
  readonly expiresAt?: Date;
  readonly isFlash?: boolean;
}

/** Puts a coupon into a shop: ₹100 off, in flash until 2030, unless said otherwise. Its id. */
export async function addCoupon(database: Database, code: string, change: CouponChange = {}): Promise<string> {
  const id = randomUUID();
  await database.execute(sql`
    INSERT INTO coupon (id, code, name, type, value, max_discount_value, min_order_value, total_limit,
      per_customer_limit, starts_at, expires_at, is_flash_offer)
    VALUES (${id}, ${code}, ${code}, ${change.type ?? 'amount'}, ${change.value ?? 100}, ${change.maxDiscount ?? null},
      ${change.minOrder ?? null}, ${change.totalLimit ?? null}, ${change.perCustomer ?? null},
      ${change.startsAt ?? null}, ${change.expiresAt ?? new Date('2030-01-01T00:00:00Z')}, ${change.isFlash ?? true})`);
  return id;
}
