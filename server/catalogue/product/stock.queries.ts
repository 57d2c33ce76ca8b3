import sql from 'sql-template-tag';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import type { StockReason } from '../../../src/domain/catalogue/product/stock.ts';
import type { Session } from '../../platform/database/session.ts';

/** Whether `product` is that of `stock`, found by the product's index: its collation is the usual one, that of stock is "C". */
export const productOfStock = sql`product.sku = stock.sku COLLATE "default"`;

/** Units wanted of a product in one size and flavour. */
export interface Demand {
  readonly sku: string;
  readonly variant: string;
  readonly flavour: string;
  readonly units: number;
}

/** Why stock moves. */
export interface StockCause {
  readonly reason: StockReason;
  readonly at: Date;
  readonly orderId?: string;
  /** The admin who moved it. */
  readonly actorId?: string;
  readonly note?: string;
}

type DemandLine = Omit<Demand, 'units'> & { readonly quantity: number };

/**
 * Units by product, size and flavour, bundled lines included, in the order in which everybody locks stock. Memberships
 * have no stock.
 */
export function demandOf(lines: readonly DemandLine[]): Demand[] {
  const demand = new Map<string, Demand>();
  for (const { sku, variant, flavour, quantity } of lines) {
    if (isMembership(sku)) continue;
    const key = JSON.stringify([sku, variant, flavour]);
    demand.set(key, { sku, variant, flavour, units: (demand.get(key)?.units ?? 0) + quantity });
  }
  return [...demand.values()].toSorted(inOrder);
}

/**
 * Takes all units; false if any are missing, and then the caller rolls back. Expects the stock locked, by
 * `readSoldProducts` or `isInStock`.
 */
export async function takeStock(tx: Session, demand: readonly Demand[], cause: StockCause): Promise<boolean> {
  const moved = await Promise.all(demand.map(async (each) => moveUnits(tx, each, -each.units, cause)));
  return moved.every((count) => count === 1);
}

/** Puts units back. Those of a size or flavour that is no longer kept apart go nowhere: an admin counts them. */
export async function releaseStock(tx: Session, demand: readonly Demand[], cause: StockCause): Promise<void> {
  await Promise.all([lockStock(tx, demand), ...demand.map(async (each) => moveUnits(tx, each, each.units, cause))]);
}

/** Whether all units are in stock. Locks it until the transaction ends. */
export async function isInStock(tx: Session, demand: readonly Demand[]): Promise<boolean> {
  if (demand.length === 0) return true;
  const rows = await lockStock(tx, demand);
  const wanted = new Map<StockRow | undefined, number>();
  for (const each of demand) {
    const row = rows.find(
      ({ sku, variant, flavour, is_sum: isSum }) =>
        sku === each.sku && !isSum && ['', each.variant].includes(variant) && ['', each.flavour].includes(flavour),
    );
    wanted.set(row, (wanted.get(row) ?? 0) + each.units);
  }
  return [...wanted].every(([row, units]) => row !== undefined && row.units >= units);
}

interface StockRow {
  readonly sku: string;
  readonly variant: string;
  readonly flavour: string;
  readonly units: number;
  readonly is_sum: boolean;
}

/** Locks the stock of these products in the order of its key, like everybody else, to avoid deadlocks. */
async function lockStock(tx: Session, demand: readonly Pick<Demand, 'sku'>[]): Promise<StockRow[]> {
  return tx.query<StockRow & { [column: string]: unknown }>(sql`
    SELECT sku, variant, flavour, units, is_sum FROM stock
    WHERE sku = ANY(${[...new Set(demand.map(({ sku }) => sku))]})
    ORDER BY sku, variant, flavour FOR NO KEY UPDATE`);
}

/**
 * Moves units of one size and flavour, and of the product's sum if it has options, and writes the move down: 1 row, or 0
 * if there are too few or nothing like it is in stock.
 */
export async function moveUnits(
  tx: Session,
  { sku, variant, flavour }: Demand,
  units: number,
  { reason, at, orderId, actorId, note }: StockCause,
): Promise<number> {
  return tx.execute(sql`
    WITH moved AS (
      UPDATE stock SET units = units + ${units}::integer
      WHERE sku = ${sku} AND variant IN ('', ${variant}) AND flavour IN ('', ${flavour})
        AND units + ${units}::integer >= 0
        AND (NOT is_sum OR EXISTS (
          SELECT FROM stock AS part WHERE part.sku = ${sku} AND part.variant IN ('', ${variant})
            AND part.flavour IN ('', ${flavour}) AND NOT part.is_sum))
      RETURNING variant, flavour, is_sum)
    INSERT INTO stock_move (sku, variant, flavour, units, reason, note, order_id, actor_id, at)
    SELECT ${sku}, variant, flavour, ${units}::integer, ${reason}, ${note ?? ''}, ${orderId ?? null}::uuid,
      ${actorId ?? null}::uuid, ${at}
    FROM moved WHERE NOT is_sum`);
}

function inOrder(one: Demand, other: Demand): number {
  const key = ({ sku, variant, flavour }: Demand) => [sku, variant, flavour].join('\u0000');
  return key(one) < key(other) ? -1 : 1;
}
