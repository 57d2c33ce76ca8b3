import { t } from '../../../src/domain/kit/text/text.ts';
import { plannedParcels, prescriptionDays } from '../../../src/domain/orders/order/parcel.ts';
import type { PrescriptionHoldEvent } from '../../../src/machines/prescriptions/prescription-hold/prescription-hold.machine.ts';
import { holdStep } from '../../../src/machines/prescriptions/prescription-hold/prescription-hold.transition.ts';
import { parcelStep } from '../../../src/machines/orders/parcel/parcel.transition.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import type { Move } from '../order/moves.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import { insertParcels, type ParcelRow, parcelsOf, updateParcel } from '../tables/parcel.queries.ts';
import { withhold } from './withhold.ts';
import {
  type AwaitedPrescription,
  findAwaited,
  findCovering,
  findSubmitted,
  type HoldRow,
  insertHold,
  listDueHolds,
  lockHolds,
  openOrdersOf,
  ordersOf,
  updateHold,
} from '../tables/hold.queries.ts';

const system = { actor: 'system', shopperId: null } as const;

/**
 * Splits an order into parcels. Prescription items get their own, on hold for the named prescription or any other,
 * unless a signed one covers them (ORD-06). Throws 'invalid-input' on 'prescriptionId' if it isn't the shopper's or
 * is no longer valid. Returns the new parcels.
 */
export async function parcelOut(
  move: Move,
  order: OrderRow,
  prescriptionId: string | undefined,
): Promise<readonly ParcelRow[]> {
  const { tx } = move;
  const onPrescription = new Set(
    order.lines.flatMap(({ sku, needsPrescription }) => (needsPrescription ? [sku] : [])),
  );
  const parcels = await insertParcels(tx, order.id, plannedParcels(order.lines, onPrescription));
  const held = parcels.find(({ status }) => status === 'held');
  if (held) await holdParcel(move, order, { held, onPrescription, prescriptionId });
  return parcels;
}

interface HeldParcel {
  readonly held: ParcelRow;
  readonly onPrescription: ReadonlySet<string>;
  readonly prescriptionId: string | undefined;
}

async function holdParcel(
  move: Move,
  order: OrderRow,
  { held, onPrescription, prescriptionId }: HeldParcel,
): Promise<void> {
  const { tx, context } = move;
  const hold: HoldRow = {
    order_id: order.id,
    shopper_id: order.shopper_id,
    parcel_id: held.id,
    status: 'awaited',
    prescription_id: null,
    skus: [...onPrescription].toSorted(),
    changed_at: context.clock(),
  };
  await insertHold(tx, hold);
  const covering = await findCovering(tx, { shopperId: order.shopper_id, skus: hold.skus, now: context.clock() });
  if (covering !== undefined) {
    await moveHold(move, hold, { type: 'prescription.attached', isCovered: true }, covering);
    return;
  }
  const named = prescriptionId ?? (await findSubmitted(tx, order.shopper_id));
  if (named !== undefined) await attach(move, hold, named);
}

/**
 * Attaches one of the shopper's prescriptions to an order on hold (ORD-06). Throws 'conflict' if the order needs
 * none.
 */
export async function nameForOrder(
  move: Move,
  { id, shopper_id: shopperId }: Pick<OrderRow, 'id' | 'shopper_id'>,
  prescriptionId: string,
): Promise<void> {
  const isOpen = (await openOrdersOf(move.tx, shopperId)).includes(id);
  const [hold] = await lockHolds(move.tx, [id]);
  if (!hold || !isOpen) throw problem('conflict', { detail: t`This order isn’t waiting for a prescription` });
  await attach(move, hold, prescriptionId);
}

async function attach(move: Move, hold: HoldRow, prescriptionId: string): Promise<void> {
  const row = await findAwaited(move.tx, prescriptionId, hold.shopper_id);
  const isCovered = row !== undefined && isGood(row, move.context.clock()) && isCovering(row, hold);
  if (!isCovered && row?.status !== 'waiting' && row?.status !== 'inReview') {
    throw refusedField('prescriptionId', t`Choose a valid prescription, or send a new one`);
  }
  await moveHold(move, hold, { type: 'prescription.attached', isCovered }, prescriptionId);
}

/** Attaches a newly sent prescription to all of the patient's open holds. */
export async function attachToOpenHolds(move: Move, shopperId: string, prescriptionId: string): Promise<void> {
  for (const hold of await lockHolds(move.tx, await openOrdersOf(move.tx, shopperId))) {
    await moveHold(move, hold, { type: 'prescription.attached', isCovered: false }, prescriptionId);
  }
}

/** Updates the holds of a prescription to its new status; refused items are cancelled and refunded. */
export async function tellHolds(
  move: Move,
  row: AwaitedPrescription,
  status: AwaitedPrescription['status'],
): Promise<void> {
  const named = await ordersOf(move.tx, row.id);
  // A signed prescription may also cover holds that it wasn't attached to.
  const open = status === 'approved' ? await openOrdersOf(move.tx, row.shopper_id) : [];
  const event = eventOf(status);
  for (const hold of await lockHolds(move.tx, [...new Set([...named, ...open])])) {
    const isCovered = isCovering(row, hold);
    if (hold.prescription_id === row.id && hold.status !== 'awaited') {
      if (event !== null) await moveHold(move, hold, event(isCovered), row.id);
    } else if (isCovered) {
      await moveHold(move, hold, { type: 'prescription.attached', isCovered }, row.id);
    }
  }
}

/** Orders per run; the next run takes the rest. */
const batch = 100;

/**
 * Brings holds up to date with their prescriptions: cancels lines once they are paid, or if no prescription came in
 * time, and applies decisions made while the order was being placed (ORD-06).
 */
export async function settleHolds(context: Move['context'] & Pick<ShopContext, 'database'>): Promise<void> {
  const now = context.clock();
  for (const orderId of await listDueHolds(context.database, now, batch)) {
    await context.database.transaction(async (tx) => {
      const [hold] = await lockHolds(tx, [orderId]);
      if (hold) await settle({ tx, context }, hold);
    });
  }
}

async function settle(move: Move, hold: HoldRow): Promise<void> {
  const now = move.context.clock();
  const { order_id: orderId, shopper_id: shopperId, skus, status, prescription_id: named } = hold;
  if (status === 'refused' || status === 'lapsed') {
    await withhold(move, orderId, 'not-prescribed', system, hold.parcel_id);
    return;
  }
  if (status === 'submitted' && named !== null) {
    const row = await findAwaited(move.tx, named, shopperId);
    const event = row ? eventOf(row.status) : null;
    if (row && event) await moveHold(move, hold, event(isCovering(row, hold)), named);
    return;
  }
  const covering = await findCovering(move.tx, { shopperId, skus, now });
  if (covering !== undefined) {
    await moveHold(move, hold, { type: 'prescription.attached', isCovered: true }, covering);
  } else if (now.getTime() - hold.changed_at.getTime() >= prescriptionDays * 86_400_000) {
    await moveHold(move, hold, { type: 'prescription.missed' }, named);
  }
}

function isGood({ status, valid_until: until }: AwaitedPrescription, now: Date): boolean {
  return status === 'approved' && until !== null && now < until;
}

function isCovering({ products }: AwaitedPrescription, { skus }: HoldRow): boolean {
  return skus.every((sku) => products.includes(sku));
}

function eventOf(status: AwaitedPrescription['status']): ((isCovered: boolean) => PrescriptionHoldEvent) | null {
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
  prescriptionId: string | null,
): Promise<void> {
  const { tx, context } = move;
  const step = holdStep(hold.status, event);
  if (!step) return;
  const change = { status: step.status, prescriptionId, now: context.clock() };
  if (!(await updateHold(tx, hold, change))) throw new Error('What waits was moved by somebody else');
  if (step.effect === 'cancelParcel') await withhold(move, hold.order_id, 'not-prescribed', system, hold.parcel_id);
  if (step.effect === 'releaseParcel') await release(move, hold);
}

async function release({ tx, context }: Move, hold: HoldRow): Promise<void> {
  const parcel = (await parcelsOf(tx, [hold.order_id])).find(({ id }) => id === hold.parcel_id);
  const status = parcel && parcelStep(parcel.status, 'prescription.released');
  if (parcel && status) await updateParcel(tx, parcel, { status, at: context.clock() });
}
