import { command, done, failed, keyFor, nobody, refused, type EventCases } from '../../../kit/cases.ts';
import { sampleDetail } from '../order-admin/order-admin.cases.ts';
import type { PartialRefundInput, RefundPreview } from './partial-refund.machine.ts';

export const partialRefundInput: PartialRefundInput = { parent: nobody };

export const somePart: RefundPreview = {
  lines: [{ line: 0, quantity: 1, amount: 1499 }],
  fees: 0,
  total: 1499,
  isEverything: true,
  tax: 16_061,
};

const delivered = { ...sampleDetail.order, status: 'delivered' } as const;
const byCash = { ...delivered, paymentMethod: 'cod' } as const;

export const partialRefundCases: EventCases = {
  'refund.open': [command('refund.open', { order: delivered }), command('refund.open', { order: byCash })],
  'units.set': [command('units.set', { line: 0, quantity: 1 }), command('units.set', { line: 0, quantity: 0 })],
  'reason.choose': [command('reason.choose', { reason: 'damaged' })],
  'note.type': [command('note.type', { text: 'One bottle leaked' })],
  'refund.choose': [command('refund.choose', { way: 'wallet' })],
  'upi.type': [command('upi.type', { text: 'name@bank' })],
  'xstate.done.actor.previewPart': [done('previewPart', somePart)],
  'xstate.error.actor.previewPart': [failed('previewPart', refused(409))],
  'xstate.done.actor.refundPart': [done('refundPart', sampleDetail)],
  'xstate.error.actor.refundPart': [failed('refundPart', refused(409))],
};

interface Facts {
  readonly order: { readonly paymentMethod: string } | null;
  readonly units: readonly unknown[];
  readonly refundTo: string;
  readonly upiId: string;
  readonly preview: RefundPreview | null;
}

/** Tells snapshots apart by the units, whether their refund is known and, for cash on delivery, by where it goes. */
export function partialRefundKey({
  context: { order, units, refundTo, upiId, preview },
}: {
  readonly context: Facts;
}): string {
  return keyFor(units.length, order?.paymentMethod, refundTo, upiId, preview !== null);
}
