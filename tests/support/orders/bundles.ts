import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../../../server/platform/database/database.ts';

export interface BundleChange {
  readonly name?: string;
  readonly type?: 'combo' | 'bulk' | 'tier' | 'category';
  readonly products?: readonly { readonly sku: string; readonly quantity: number }[];
  readonly percentage?: number;
  readonly stock?: number;
  readonly minOrderValue?: number | null;
  readonly excluded?: readonly string[];
  readonly startsAt?: string;
  readonly validUntil?: string | null;
  readonly isTimeLimited?: boolean;
  readonly expiresIn?: number;
  readonly position?: number;
  readonly status?: 'active' | 'inactive';
}

/** Puts a bundle into a shop: two of sleep-mantra at 10 % unless said otherwise. Its id. */
export async function addBundle(database: Database, change: BundleChange = {}): Promise<string> {
  const id = randomUUID();
  const products = change.products ?? [{ sku: 'sleep-mantra', quantity: 2 }];
  await database.execute(sql`
    INSERT INTO bundle (id, name, type, products, percentage, stock_level, min_order_value, excluded_products, starts_at,
      valid_until, is_time_limited, expires_in, position, status)
    VALUES (${id}, ${change.name ?? 'Two of Sleep'}, ${change.type ?? (products.length === 1 ? 'bulk' : 'combo')},
      ${JSON.stringify(products)}, ${change.percentage ?? 10}, ${change.stock ?? 10}, ${change.minOrderValue ?? null},
      ${change.excluded ?? []}, ${change.startsAt ?? '2026-01-01'}, ${change.validUntil ?? null},
      ${change.isTimeLimited ?? false}, ${change.expiresIn ?? 3600}, ${change.position ?? 0},
      ${change.status ?? 'active'})`);
  return id;
}

/** How many of a bundle are left. */
export async function bundleStock(database: Database, id: string): Promise<number> {
  return (await database.one<{ stock_level: number }>(sql`SELECT stock_level FROM bundle WHERE id = ${id}`))
    .stock_level;
}
