import sql from 'sql-template-tag';
import { tellContact } from '../../account/message/tell.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { productOfStock } from '../../catalogue/product/stock.queries.ts';

/** Job that looks for stock that has run low. */
export const lowStockJob = 'stock.low';

/** At most so many in one mail; the rest is told a minute later. */
const most = 50;

/**
 * Tells the shop, once, of stock that is low (STK-01). It looks every minute instead of at each sale, so that an order
 * doesn't wait for it. What was filled up is told again when it is low again.
 */
export async function tellLowStock(context: ShopContext): Promise<void> {
  const { database, messages, settings, clock } = context;
  if (!messages.channels.has('email')) return;
  await database.transaction(async (tx) => {
    await tx.execute(sql`UPDATE stock SET low_told_at = NULL WHERE low_told_at IS NOT NULL AND units > low_at`);
    const items = await tx.query<{ name: string; units: number }>(sql`
      WITH low AS (
        SELECT stock.id, concat_ws(', ', name, nullif(variant, ''), nullif(flavour, '')) AS name, units
        FROM stock JOIN product ON ${productOfStock}
        WHERE units <= low_at AND low_told_at IS NULL AND NOT is_sum AND published AND time_period IS NULL
        ORDER BY units, stock.sku LIMIT ${most} FOR NO KEY UPDATE OF stock SKIP LOCKED),
      told AS (UPDATE stock SET low_told_at = ${clock()} FROM low WHERE stock.id = low.id)
      SELECT name, units FROM low`);
    if (items.length === 0) return;
    const to = { channel: 'email', to: settings.business.email } as const;
    await tellContact(tx, context, to, { template: 'stock-low', data: { items } });
  });
}
