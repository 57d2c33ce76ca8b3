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

/** Takes all units or none; false if any sku is short. */
export async function takeStock(tx: Session, demand: ReadonlyMap<string, number>): Promise<boolean> {
  if (!(await isInStock(tx, demand))) return false;
  await addStock(tx, demand, -1);
  return true;
}

/** Whether all units are in stock. Locks the products until the transaction ends. */
export async function isInStock(tx: Session, demand: ReadonlyMap<string, number>): Promise<boolean> {
  const stock = await lockStock(tx, demand);
  return [...demand].every(([sku, wanted]) => (stock.get(sku) ?? 0) >= wanted);
}

export async function releaseStock(tx: Session, demand: ReadonlyMap<string, number>): Promise<void> {
  await lockStock(tx, demand);
  await addStock(tx, demand, 1);
}

/** Locks in sku order, like every other caller, to avoid deadlocks. */
async function lockStock(tx: Session, demand: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  if (demand.size === 0) return new Map();
  const rows = await tx.query<{ sku: string; stock: number }>(sql`
    SELECT sku, stock FROM product WHERE sku = ANY(${[...demand.keys()]}) ORDER BY sku FOR NO KEY UPDATE`);
  return new Map(rows.map(({ sku, stock }) => [sku, stock]));
}

async function addStock(tx: Session, demand: ReadonlyMap<string, number>, sign: 1 | -1): Promise<void> {
  if (demand.size === 0) return;
  const units = [...demand.values()].map((count) => sign * count);
  await tx.execute(sql`
    UPDATE product SET stock = stock + change.units
    FROM unnest(${[...demand.keys()]}::text[], ${units}::integer[]) AS change (sku, units)
    WHERE product.sku = change.sku`);
}
