import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { type ImportAnswer, type ImportMode, previewRows } from '../../../src/contract/platform/list.ts';
import { filledText, trackingNumber } from '../../../src/contract/primitives.ts';
import { type CsvRow, csvRows } from '../../platform/list/csv/csv-rows.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { moveParcel } from '../parcel/move-parcel.ts';
import { moveByAdmin } from './move-by-admin.ts';

const maxRows = 500;
const titles = ['Order', 'Courier', 'Tracking number', 'Tracking page'];
const needed = ['Order', 'Courier', 'Tracking number'];

const shipmentSchema = z.object({
  courier: filledText(60),
  trackingNumber,
  trackingUrl: z.nullable(z.url({ protocol: /^https$/u }).check(z.maxLength(300))),
});
const columnOf: Readonly<Record<string, string>> = {
  courier: 'Courier',
  trackingNumber: 'Tracking number',
  trackingUrl: 'Tracking page',
};

interface Shipping {
  readonly row: number;
  readonly orderId: string;
  readonly number: string;
  readonly shipment: z.infer<typeof shipmentSchema>;
}

/**
 * Ships packed orders from a CSV file, each in its own transaction (ORD-02). All rows are checked first. If one is
 * invalid, nothing is shipped, unless the mode is 'valid-rows'. Rows without courier and tracking number are left
 * for later, so that an export comes back as it was filled in.
 */
export async function importShipments(
  context: ShopContext,
  adminId: string,
  bytes: Buffer,
  mode: ImportMode,
): Promise<ImportAnswer> {
  const { rows, ignored } = await csvRows(bytes, { titles, needed, max: maxRows });
  const { good, errors } = await readRows(context, rows);
  const preview = good.slice(0, previewRows).map(({ row, number, shipment: { courier, trackingNumber } }) => ({
    row,
    text: `Ship ${number} with ${courier}, ${trackingNumber}`,
  }));
  const report = { rows: rows.length, added: 0, changed: 0, errors, ignored: [...ignored], preview };
  if (mode === 'check') return { ...report, changed: good.length };
  if (errors.length > 0 && mode === 'all-or-nothing') return report;
  let changed = 0;
  for (const { row, orderId, shipment } of good) {
    const outcome = await moveByAdmin(context, {
      orderId,
      adminId,
      move: 'ship',
      step: async (tx, by) => moveParcel({ tx, context }, orderId, { type: 'parcel.ship', shipment }, by),
    });
    if (outcome.kind === 'moved') changed += 1;
    else {
      const message = outcome.kind === 'refused' ? outcome.detail : 'We couldn’t find this order';
      errors.push({ row, column: 'Order', message });
    }
  }
  return { ...report, changed };
}

async function readRows({ database }: ShopContext, rows: readonly CsvRow[]) {
  const numbers = rows.map(({ cells }) => cells.get('Order') ?? '');
  const found = await database.query<{ id: string; number: string; is_packed: boolean }>(sql`
    SELECT id, number, EXISTS (SELECT FROM parcel WHERE order_id = shop_order.id AND status = 'packed') AS is_packed
    FROM shop_order WHERE number = ANY(${numbers})`);
  const orders = new Map(found.map((order) => [order.number, order]));
  const good: Shipping[] = [];
  const errors: { row: number; column: string; message: string }[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of rows) {
    const number = cells.get('Order') ?? '';
    const isLeft = (cells.get('Courier') ?? '') === '' && (cells.get('Tracking number') ?? '') === '';
    if (isLeft && number !== '') continue;
    const order = orders.get(number);
    const trackingUrl = cells.get('Tracking page') ?? '';
    const read = z.safeParse(shipmentSchema, {
      courier: cells.get('Courier') ?? '',
      trackingNumber: cells.get('Tracking number') ?? '',
      trackingUrl: trackingUrl === '' ? null : trackingUrl,
    });
    const before = errors.length;
    const refuse = (column: string, message: string) => errors.push({ row, column, message });
    if (!order) refuse('Order', number === '' ? 'Please fill this in' : 'We couldn’t find this order');
    else if (!order.is_packed) refuse('Order', 'Pack it before you hand it over');
    else if (seen.has(number)) refuse('Order', 'This order is in the file twice');
    // An empty cell breaks more than one rule of its column, and is told once.
    const faults = new Map(
      read.error?.issues.map(({ path, message }) => [columnOf[String(path[0])] ?? '', message]),
    );
    for (const [column, message] of faults) refuse(column, message);
    seen.add(number);
    if (order && read.success && errors.length === before) {
      good.push({ row, orderId: order.id, number, shipment: read.data });
    }
  }
  return { good, errors };
}
