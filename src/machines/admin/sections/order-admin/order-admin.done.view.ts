import { formatRupees, sum } from '../../../../domain/kit/money/money.ts';
import type { StaffMove } from '../../../../domain/orders/order/staff-move.ts';
import { lastReceived, refundWords } from './order-admin.history.view.ts';
import type { OrderAdmin, StaffStep } from './order-admin.machine.ts';

const moves: Readonly<Record<StaffMove, string>> = {
  pack: 'Marked packed.',
  ship: 'Handed over to the courier.',
  correct: 'Tracking corrected.',
  deliver: 'Marked delivered.',
  cancel: 'Order cancelled.',
  return: 'Returned in full.',
  refund: 'Refund started.',
  repaid: 'Money marked as sent.',
};

const returns = {
  approve: 'Return approved.',
  refuse: 'Return refused.',
  receive: 'Items marked as received.',
  repaid: 'Money marked as sent.',
} as const;

const courierTexts = {
  ask: 'Courier prices are up to date.',
  book: 'Courier asked. The booking is on this page.',
  pickup: 'Pickup asked for.',
  label: 'Label is up to date.',
  cancel: 'Booking cancelled.',
} as const;

/** What the toast after a step says; `detail` is the order afterwards. */
export function doneText(step: StaffStep, detail: OrderAdmin): string {
  switch (step.kind) {
    case 'move':
      return movedText(step.move, detail);
    case 'note':
      return 'Note added.';
    case 'remove-note':
      return 'Note deleted.';
    case 'return':
      return [returns[step.does], ...moneyOf(step, detail)].join(' ');
    case 'courier':
      return courierTexts[step.does];
    case 'settle':
      return [step.does === 'accept' ? 'Payment accepted.' : 'Refund started.', ...goingBack(detail)].join(' ');
  }
}

/** A wallet has its refund at once. */
function movedText(move: StaffMove, detail: OrderAdmin): string {
  if (move !== 'cancel' && move !== 'refund') return moves[move];
  const money = goingBack(detail);
  return move === 'refund' && money.length === 0 ? 'Refunded.' : [moves[move], ...money].join(' ');
}

/** What the toast after a partial refund says. */
export function partialText(detail: OrderAdmin): string {
  const one = lastReceived(detail);
  return one ? `Refund recorded. ${refundWords(one, detail)}.` : 'Refund recorded.';
}

/** What of the order's payments isn't back yet. */
function goingBack({ attempts, payment }: OrderAdmin): string[] {
  const amount = sum(attempts.map(({ refunding }) => refunding));
  if (amount === 0) return [];
  return [`${formatRupees(amount)} ${payment.method === 'cod' ? 'is to be sent by UPI' : 'is on its way back'}.`];
}

/** What a return that is received now gives back. */
function moneyOf({ returnId, does }: Extract<StaffStep, { kind: 'return' }>, detail: OrderAdmin): string[] {
  const one = does === 'repaid' ? undefined : detail.order.returns.find(({ id }) => id === returnId);
  return one?.status === 'received' || one?.status === 'refunded' ? [`${refundWords(one, detail)}.`] : [];
}
