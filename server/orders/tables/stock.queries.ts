import sql from 'sql-template-tag';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import type { Session } from '../../platform/database/session.ts';

/** Units per sku, including bundled lines. Memberships have no stock. */
export function demandOf(
  lines: readonly { readonly sku: string; readonly quantity: number }[],
): Map<string, number> {
  const demand = new Map<string, number>();
  for (const { sku, quantity } of lines) {
    if (!isMembership(sku)) demand.set(sku, (demand.get(sku) ?? 0) + quantity);
  }
  return demand;
}

/** Takes all units; false if any sku is short, and then the caller rolls back. */
export async function takeStock(tx: Session, demand: ReadonlyMap<string, number>): Promise<boolean> {
  return (await addStock(tx, demand, -1)) === demand.size;
}

/** Whether all units are in stock. Locks the products until the transaction ends. */
export async function isInStock(tx: Session, demand: ReadonlyMap<string, number>): Promise<boolean> {
  if (demand.size === 0) return true;
  const rows = await tx.query<{ sku: string; stock: number }>(sql`
    SELECT sku, stock FROM product WHERE sku = ANY(${[...demand.keys()]}) ORDER BY sku COLLATE "C" FOR NO KEY UPDATE`);
  const stock = new Map(rows.map((row) => [row.sku, row.stock]));
  return [...demand].every(([sku, wanted]) => (stock.get(sku) ?? 0) >= wanted);
}

export async function releaseStock(tx: Session, demand: ReadonlyMap<string, number>): Promise<void> {
  await addStock(tx, demand, 1);
}

/**
 * Changes the stock of each sku that doesn't fall below zero, and returns how many did. In sku order, by
 * its letters and not by a language's rules, like every other caller, to avoid deadlocks.
 */
async function addStock(tx: Session, demand: ReadonlyMap<string, number>, sign: 1 | -1): Promise<number> {
  const inOrder = [...demand].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const changed = await Promise.all(
    inOrder.map(async ([sku, units]) =>
      tx.execute(sql`
        UPDATE product SET stock = stock + ${sign * units}::integer
        WHERE sku = ${sku} AND stock + ${sign * units}::integer >= 0`),
    ),
  );
  return changed.filter((count) => count === 1).length;
}
