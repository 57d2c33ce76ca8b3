import type { StaffMove } from '../../../../domain/orders/order/staff-move.ts';
import type { OrderAdmin, StaffStep } from './order-admin.machine.ts';

const ofMoney: ReadonlySet<StaffMove> = new Set(['refund', 'repaid']);

/** The order as the server shows it to somebody without “money” (STF-01). */
export function withoutMoney(detail: OrderAdmin): OrderAdmin {
  return { ...detail, mayRefund: false, moves: detail.moves.filter(({ move }) => !ofMoney.has(move)), upiIds: [] };
}

/** Whether a step needs “money”. */
export function movesMoney(step: StaffStep): boolean {
  if (step.kind === 'move') return ofMoney.has(step.move);
  return step.kind === 'settle' || (step.kind === 'return' && step.does === 'repaid');
}
