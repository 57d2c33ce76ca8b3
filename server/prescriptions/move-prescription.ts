import sql from 'sql-template-tag';
import type { PrescriptionEvent } from '../../src/machines/prescriptions/prescription/prescription.machine.ts';
import { prescriptionStep } from '../../src/machines/prescriptions/prescription/prescription.transition.ts';
import type { PrescriptionStatus, Signer } from '../../src/domain/prescriptions/prescription.ts';
import type { ShopContext } from '../platform/start/context.ts';
import type { Move } from '../orders/order/moves.ts';
import { tellShopper } from '../account/message/tell.ts';
import { tellHolds } from '../orders/parcel/move-hold.ts';
import { addPrescriptionEvent, listDue, lockDue, type PrescriptionRow } from './prescription.queries.ts';
import { noWords, openWords, sealStory, sealWords } from './words.ts';

export interface PrescriptionMove extends Move {
  readonly context: Move['context'] & Pick<ShopContext, 'files'>;
}

export interface PrescriptionNews {
  readonly event: PrescriptionEvent;
  /** Null if triggered by time. */
  readonly shopperId: string | null;
  /** Why it is refused, or asked for again. */
  readonly reason?: string | undefined;
  /** Who signs, if this is a signature. */
  readonly signer?: Signer | null;
}

const told: Partial<
  Record<PrescriptionStatus, 'prescription-approved' | 'prescription-refused' | 'prescription-asked-again'>
> = {
  approved: 'prescription-approved',
  refused: 'prescription-refused',
  asked: 'prescription-asked-again',
};

/**
 * Takes one step of the prescription chart with all its effects, in the caller's transaction; false if the chart
 * has no such step (ACC-03). The caller has locked the row and checked permission.
 */
export async function movePrescription(
  { tx, context }: PrescriptionMove,
  row: PrescriptionRow,
  { event, shopperId, reason, signer = null }: PrescriptionNews,
): Promise<boolean> {
  const step = prescriptionStep(row.status, event);
  if (!step) return false;
  const { status, effects } = step;
  const now = context.clock();
  const reviewer = effects.has('setReviewer') ? shopperId : effects.has('clearReviewer') ? null : row.reviewer_id;
  const before = openWords(context.files, row);
  const words = sealWords(context.files, row, {
    ...before,
    reason: effects.has('clearReason') ? '' : (reason ?? before.reason),
    signer: effects.has('sign') ? signer : before.signer,
  });
  const signedAt = effects.has('sign') ? now : row.signed_at;
  const moved = await tx.execute(sql`
    UPDATE prescription SET status = ${status}, reviewer_id = ${reviewer}, touched_at = ${now},
      words = ${words}, notes = '', reason = '', medicines = '[]', advice = '',
      signed_at = ${signedAt}, valid_until = ${signedAt}::timestamptz + make_interval(months => months)
    WHERE id = ${row.id} AND status = ${row.status}`);
  if (moved !== 1) throw new Error(`Prescription ${row.number} was moved by somebody else`);
  const story = sealStory(context.files, { ...row, ...noWords, words });
  await addPrescriptionEvent(tx, { id: row.id, event: event.type, shopperId, words: story, at: now });
  const template = told[status];
  if (effects.has('notifyPatient') && template) {
    await tellShopper(tx, context, row.shopper_id, { template, data: {} });
  }
  if (effects.has('notifyOrders')) await tellHolds({ tx, context }, row, status);
  return true;
}

/** Milliseconds until an untouched review goes back to the queue; patients' prescriptions only. */
const reviewTime = 3_600_000;
/** Prescriptions per run; the next run takes the rest. */
const batch = 100;

/** Expires prescriptions, and returns abandoned reviews to the queue (ACC-03). */
export async function movePrescriptionsByTime(
  context: PrescriptionMove['context'] & Pick<ShopContext, 'database'>,
): Promise<void> {
  const now = context.clock();
  const due = { now, untouched: new Date(now.getTime() - reviewTime) };
  for (const id of await listDue(context.database, due, batch)) {
    await context.database.transaction(async (tx) => {
      const row = await lockDue(tx, id, due);
      if (!row) return;
      const event = { type: row.status === 'approved' ? 'validity.ended' : 'review.release' } as const;
      await movePrescription({ tx, context }, row, { event, shopperId: null });
    });
  }
}
