import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import {
  exportStock,
  listStock,
  moveStock,
  readStockOf,
} from '../../../src/contract/catalogue/product/stock.calls.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { unitsRefusal } from '../../../src/domain/catalogue/product/stock.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import {
  readAllStock,
  readStockDetail,
  readStockPage,
  type StockDetail,
  stockColumns,
} from './stock-admin.queries.ts';
import { isInStock, moveUnits } from './stock.queries.ts';
import type { Writer } from './store-product.ts';

/** Stock and why it moved, for admins (STK-01). */
export function stockAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listStock, async ({ query }) => readStockPage(database, query));

  route(app, context, exportStock, async ({ query }) =>
    csvFile('stock', stockColumns, readAllStock(database, query)),
  );

  route(app, context, readStockOf, async ({ params: { id } }) => there(await readStockDetail(database, id)));

  route(
    app,
    context,
    moveStock,
    async ({ params: { id }, body, shopper }) => {
      const writer = { actorId: shopper.id, now: clock() };
      const after = await database.transaction(async (tx) => moveByHand(tx, id, body, writer));
      context.catalogue.stockChanged();
      return after;
    },
    {
      rules:
        ({ params: { id }, body }) =>
        async () =>
          stockFindings(there(await readStockDetail(database, id)), body),
    },
  );
}

/** What is refused of a movement besides its schema. */
function stockFindings(before: StockDetail, movement: BodyOf<typeof moveStock>): Findings {
  return () => {
    const { reason, units } = movement;
    const field = 'units';
    if (units === null) {
      const isOnlyThreshold = movement.note.trim() === '' && movement.lowAt !== before.lowAt;
      return isOnlyThreshold ? null : { field, message: 'Enter how many' };
    }
    const refusal = unitsRefusal(reason, units);
    if (refusal !== null) return { field, message: refusal };
    const isBelow = before.units + movedUnits(before, reason, units) < 0;
    return isBelow ? { field, message: `There are only ${before.units}` } : null;
  };
}

function movedUnits(before: StockDetail, reason: BodyOf<typeof moveStock>['reason'], units: number | null): number {
  if (units === null) return 0;
  return reason === 'count' ? units - before.units : units;
}

/** Moves stock as an admin says, with the reason, and sets from when it is low. */
async function moveByHand(
  tx: Session,
  id: string,
  { reason, units, note, lowAt }: BodyOf<typeof moveStock>,
  { actorId, now }: Writer,
): Promise<StockDetail> {
  const { sku, variant, flavour } = there(await readStockDetail(tx, id));
  await isInStock(tx, [{ sku, variant, flavour, units: 0 }]);
  // Sales may have changed it until it was locked.
  const before = there(await readStockDetail(tx, id));
  await refuseMistakes(stockFindings(before, { reason, units, note, lowAt }));
  const moved = movedUnits(before, reason, units);
  if (moved !== 0) {
    const cause = { reason, note: note.trim(), actorId, at: now };
    if ((await moveUnits(tx, { sku, variant, flavour, units: 0 }, moved, cause)) === 0) throw noStock();
  }
  await tx.execute(
    sql`UPDATE stock SET low_at = ${lowAt}, low_told_at = NULL WHERE id = ${id} AND low_at <> ${lowAt}`,
  );
  const after = there(await readStockDetail(tx, id));
  await recordChange(tx, {
    actorId,
    action: units === null ? 'changed' : reason === 'count' ? 'counted' : 'stocked',
    resource: 'product',
    recordId: sku,
    before: { variant, flavour, units: before.units, lowAt: before.lowAt },
    after: {
      variant,
      flavour,
      units: after.units,
      lowAt,
      ...(units === null ? {} : { reason, note: note.trim() }),
    },
    now,
  });
  return after;
}

function there(stock: StockDetail | undefined): StockDetail {
  if (!stock) throw noStock();
  return stock;
}

function noStock() {
  return problem('not-found', { detail: 'We couldn’t find this stock' });
}
