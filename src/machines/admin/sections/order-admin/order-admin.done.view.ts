import type { StaffMove } from '../../../../domain/orders/order/staff-move.ts';
import type { StaffStep } from './order-admin.machine.ts';

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

/** What the toast after a step says. */
export function doneText(step: StaffStep): string {
  switch (step.kind) {
    case 'move':
      return moves[step.move];
    case 'note':
      return 'Note added.';
    case 'remove-note':
      return 'Note deleted.';
    case 'return':
      return returns[step.does];
    case 'courier':
      return courierTexts[step.does];
    case 'settle':
      return step.does === 'accept' ? 'Payment accepted.' : 'Refund started.';
  }
}
