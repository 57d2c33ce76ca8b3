import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  type AdminOrder,
  addOrderNote,
  countOrderViews,
  exportOrders,
  exportTaxes,
  importShipments as importCall,
  listAnyOrders,
  moveOrders,
  previewPart,
  printOrders,
  readAdminOrder,
  readTaxes,
  refundPart,
  removeOrderNote,
} from '../../../src/contract/orders/order/order-list.calls.ts';
import { totalsOf } from '../../../src/domain/orders/invoice/invoice.ts';
import { indianDay } from '../../../src/domain/kit/money/dates.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import { readAll, readKeys } from '../../platform/list/list.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { FileAnswer, route } from '../../platform/http/route.ts';
import { creditOf } from '../invoice/issue.ts';
import { partFindings, refundOfReturn, storeReturn } from '../order-return/ask-return.ts';
import { moveReturn } from '../order-return/move-return.ts';
import { printDocuments } from '../parcel/print-documents.ts';
import { moveParcel } from '../parcel/move-parcel.ts';
import { streamPdf } from '../../platform/pdf/pdf-thread.ts';
import { requireFreshFor } from '../../platform/http/guard/standing.ts';
import { adminOrder } from './admin-order.ts';
import { exportedOrders } from './exported-orders.ts';
import { importShipments } from './import-shipments.ts';
import { moveByAdmin } from './move-by-admin.ts';
import {
  countViews,
  deleteNote,
  insertNote,
  orderConditions,
  orderSource,
  readOrderPage,
} from './order-list.queries.ts';
import { orderColumns, sumTaxes, taxColumns, taxRows } from './order-exports.ts';
import { findAnyOrder, type OrderRow } from '../tables/order.queries.ts';

/** Orders per bulk action. Each takes its own transaction, and the caller waits for all of them. */
const maxMoved = 200;
/** Orders per print file. */
const maxPrinted = 100;

/** The order as the list shows it while there is a courier service. */
function bookable(order: AdminOrder): AdminOrder {
  return order.status === 'packed' && order.trackingNumber === null ? { ...order, canBook: true } : order;
}

/** The admin's order list. */
export function orderListRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const orderOf = async (id: string): Promise<OrderRow> => {
    const order = await findAnyOrder(database, id);
    if (!order) throw problem('not-found', { detail: 'We couldn’t find this order' });
    return order;
  };

  route(app, context, listAnyOrders, async ({ query }) => {
    const { total, items } = await readOrderPage(database, query);
    return { total, items: context.couriers.current() === null ? items : items.map(bookable) };
  });

  route(app, context, countOrderViews, async () => countViews(database));

  route(app, context, exportOrders, async ({ query: { q, sort, ...query } }) =>
    csvFile(
      'orders',
      orderColumns,
      exportedOrders(
        database,
        readAll(database, orderSource, { sort }, await orderConditions(database, { ...query, q })),
      ),
    ),
  );

  route(app, context, exportTaxes, async ({ query: { from, to } }) => {
    if (from > to) throw refusedField('from', 'The first day can’t be after the last');
    return csvFile(`gst-${from}-to-${to}`, taxColumns, taxRows(database, { from, to }));
  });

  route(app, context, readTaxes, async ({ query }) => {
    if (query.from > query.to) throw refusedField('from', 'The first day can’t be after the last');
    return sumTaxes(database, query);
  });

  route(app, context, moveOrders, async ({ body: { action, ids, matching }, shopper }) => {
    const wanted =
      ids ??
      (await readKeys(database, orderSource, {}, await orderConditions(database, matching ?? {}), maxMoved + 1));
    if (wanted.length > maxMoved) throw refusedField('ids', `Move up to ${maxMoved} orders at a time`);
    const refused: { id: string; message: string }[] = [];
    for (const id of wanted) {
      const outcome = await moveByAdmin(context, {
        orderId: id,
        adminId: shopper.id,
        move: action,
        step: async (tx, by) => moveParcel({ tx, context }, id, { type: `parcel.${action}` }, by),
      });
      if (outcome.kind === 'missing') refused.push({ id, message: 'We couldn’t find this order' });
      if (outcome.kind === 'refused') refused.push({ id, message: outcome.detail });
    }
    return { changed: wanted.length - refused.length, refused };
  });

  route(app, context, printOrders, async ({ body: { action, ids, matching }, shopper }) => {
    const wanted =
      ids ??
      (await readKeys(database, orderSource, {}, await orderConditions(database, matching ?? {}), maxPrinted + 1));
    if (wanted.length > maxPrinted) throw refusedField('ids', `Print up to ${maxPrinted} orders at a time`);
    const documents = await printDocuments(context, action, wanted, shopper.id);
    return new FileAnswer(`${action}-${indianDay(clock())}.pdf`, streamPdf({ kind: action, documents }));
  });

  route(app, context, importCall, async ({ body: { mode }, files: [file], shopper }) => {
    if (!file) throw refusedField('file', 'Choose a file');
    return importShipments(context, shopper.id, file.bytes, mode);
  });

  route(app, context, readAdminOrder, async ({ params, shopper }) => adminOrder(context, params.id, shopper));

  route(app, context, addOrderNote, async ({ params, body, shopper }) => {
    await orderOf(params.id);
    const note = {
      id: randomUUID(),
      orderId: params.id,
      authorId: shopper.id,
      text: body.text.trim(),
      at: clock(),
    };
    await database.transaction(async (tx) => {
      await insertNote(tx, note);
      await recordChange(tx, {
        actorId: shopper.id,
        action: 'noted',
        resource: 'order',
        recordId: params.id,
        before: null,
        after: { noteId: note.id },
        now: note.at,
      });
    });
    return adminOrder(context, params.id, shopper);
  });

  route(app, context, removeOrderNote, async ({ params: { id, noteId }, shopper }) => {
    await database.transaction(async (tx) => {
      if (!(await deleteNote(tx, { id: noteId, orderId: id, authorId: shopper.id }))) {
        throw problem('not-found', { detail: 'We couldn’t find this note, or it isn’t yours' });
      }
      await recordChange(tx, {
        actorId: shopper.id,
        action: 'note removed',
        resource: 'order',
        recordId: id,
        before: { noteId },
        after: null,
        now: clock(),
      });
    });
    return adminOrder(context, id, shopper);
  });

  route(app, context, previewPart, async ({ params, body }) => {
    const order = await orderOf(params.id);
    const refund = await refundOfReturn(context, database, order, body.lines);
    const credit = await creditOf(database, order, refund);
    const { cgst, sgst, igst } = totalsOf(credit?.rows ?? []);
    return { ...refund, tax: cgst + sgst + igst };
  });

  // A partial refund is a return that is approved at once, so its refund, credit note and message work as for any
  // other.
  const refund = async (orderId: string, body: BodyOf<typeof refundPart>, shopper: SignedIn) => {
    requireFreshFor(body.expectedTotal, shopper, context);
    const order = await orderOf(orderId);
    await refuseMistakes(partFindings(context, database, order, body));
    const by = { actor: 'admin', shopperId: shopper.id } as const;
    await database.transaction(async (tx) => {
      const move = { tx, context };
      const returnId = await storeReturn(move, order.id, order.shopper_id, { ...body, photoIds: [] }, by);
      await moveReturn(move, returnId, { type: 'return.approve', isSentBack: false }, by, body.note);
      await recordChange(tx, {
        actorId: shopper.id,
        action: 'partially refunded',
        resource: 'order',
        recordId: order.id,
        before: null,
        after: { returnId, lines: body.lines, refundTo: body.refundTo, total: body.expectedTotal },
        reason: body.note,
        now: clock(),
      });
    });
    return adminOrder(context, order.id, shopper);
  };

  route(app, context, refundPart, async ({ params, body, shopper }) => refund(params.id, body, shopper), {
    rules:
      ({ params, body }) =>
      async () =>
        partFindings(context, database, await orderOf(params.id), body),
  });
}
