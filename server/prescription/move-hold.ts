import type { PrescriptionHoldEvent } from '../../src/machines/prescription-hold/prescription-hold.machine.ts';
import { holdStep } from '../../src/machines/prescription-hold/prescription-hold.transition.ts';
import { refusedField } from '../http/problem.ts';
import { type Move, moveOrder } from '../order/moves.ts';
import type { OrderRow } from '../order/order.queries.ts';
import {
  findCovering,
  type HoldRow,
  insertHold,
  lockHoldsFor,
  lockOpenHolds,
  skusOnPrescription,
  updateHold,
} from './hold.queries.ts';
import type { PrescriptionRow } from './prescription.queries.ts';

/**
 * Makes an order wait where it holds something on prescription, unless a signed one of the shopper covers it (ORD-06).
 * Such things are ordered by themselves, so that all else is sent at once: throws 'invalid-input' on 'lines' where an
 * order has both.
 */
export async function holdForPrescription({ tx, context }: Move, order: OrderRow): Promise<void> {
  const ordered = [...new Set(order.lines.map(({ sku }) => sku))];
  const skus = await skusOnPrescription(tx, ordered);
  if (skus.length === 0) return;
  if (skus.length < ordered.length) {
    const names = order.lines.filter(({ sku }) => skus.includes(sku)).map(({ name }) => name);
    throw refusedField('lines', `${names.join(', ')} waits for a prescription. Please order it by itself`);
  }
  const now = context.clock();
  await insertHold(tx, { orderId: order.id, shopperId: order.shopper_id, skus, now });
  const covering = await findCovering(tx, { shopperId: order.shopper_id, skus, now });
  if (covering === undefined) return;
  const hold = {
    order_id: order.id,
    shopper_id: order.shopper_id,
    status: 'awaited',
    prescription_id: null,
    skus,
  } as const;
  await moveHold(
    { tx, context },
    { ...hold, skus: [...skus] },
    { type: 'prescription.attached', isCovered: true },
    covering,
  );
}

/** Names a prescription that was just sent for everything of its patient that waits for one. */
export async function attachToOpenHolds(move: Move, shopperId: string, prescriptionId: string): Promise<void> {
  for (const hold of await lockOpenHolds(move.tx, shopperId)) {
    await moveHold(move, hold, { type: 'prescription.attached', isCovered: false }, prescriptionId);
  }
}

/** Tells what waits for a prescription where that stands now; what it refuses is called off, with its money. */
export async function tellHolds(
  move: Move,
  row: PrescriptionRow,
  status: PrescriptionRow['status'],
): Promise<void> {
  const event = eventOf(status);
  if (event !== null) {
    for (const hold of await lockHoldsFor(move.tx, row.id)) {
      await moveHold(move, hold, event(isCovering(row, hold)), row.id);
    }
  }
  if (status !== 'approved') return;
  // A signature may cover what waits without having been named for it.
  for (const hold of await lockOpenHolds(move.tx, row.shopper_id)) {
    if (!isCovering(row, hold)) continue;
    await moveHold(move, hold, { type: 'prescription.attached', isCovered: true }, row.id);
  }
}

function isCovering({ products }: PrescriptionRow, { skus }: HoldRow): boolean {
  return skus.every((sku) => products.includes(sku));
}

function eventOf(status: PrescriptionRow['status']): ((isCovered: boolean) => PrescriptionHoldEvent) | null {
  switch (status) {
    case 'approved':
      return (isCovered) => ({ type: 'prescription.approved', isCovered });
    case 'asked':
      return () => ({ type: 'prescription.asked' });
    case 'waiting':
      return () => ({ type: 'prescription.resent' });
    case 'refused':
      return () => ({ type: 'prescription.refused' });
    case 'inReview':
    case 'expired':
      return null;
  }
}

async function moveHold(
  move: Move,
  hold: HoldRow,
  event: PrescriptionHoldEvent,
  prescriptionId: string,
): Promise<void> {
  const step = holdStep(hold.status, event);
  if (!step) return;
  const change = { status: step.status, prescriptionId, now: move.context.clock() };
  if (!(await updateHold(move.tx, hold, change))) throw new Error('What waits was moved by somebody else');
  if (!step.isOrderCancelled) return;
  await moveOrder(move, hold.order_id, { type: 'order.cancel' }, { actor: 'system', shopperId: null });
}
