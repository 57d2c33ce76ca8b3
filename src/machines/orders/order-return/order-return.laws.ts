import { enters, hasDone, lawsFor } from '../../kit/laws.ts';
import type { orderReturnMachine } from './order-return.machine.ts';

const { on, whenever, overWalk } = lawsFor<typeof orderReturnMachine>();

/** Returns. */
export const orderReturnLaws = [
  whenever(
    'ORD-04',
    'A return that is received has its refund, its credit note and its items',
    enters('received'),
    (step) => hasDone(step, 'orderRefund') && hasDone(step, 'issueCreditNote') && hasDone(step, 'takeGoodsBack'),
  ),
  whenever(
    'ORD-04',
    'Nothing is refunded before the items are back or needn’t come back',
    (step) => hasDone(step, 'orderRefund'),
    (step) => on('return.receive')(step) || (step.event.type === 'return.approve' && !step.event.isSentBack),
  ),
  whenever(
    'ORD-04',
    'Items that have to come back are waited for',
    (step) => step.event.type === 'return.approve' && step.event.isSentBack && step.before?.value === 'requested',
    ({ after }) => after.value === 'approved',
  ),
  overWalk(
    'ORD-04',
    'A return is refunded at most once',
    (steps) => steps.filter((step) => hasDone(step, 'orderRefund')).length <= 1,
  ),
  whenever(
    'ORD-04',
    'A shopper can withdraw a return until the items are back',
    on('return.withdraw'),
    ({ before, after }) =>
      before?.value === 'received' ? after.value === 'received' : after.value === 'withdrawn',
  ),
  whenever(
    'ORD-04',
    'A refused return is never refunded',
    enters('refused'),
    (step) => on('return.refuse')(step) && !hasDone(step, 'orderRefund'),
  ),
  whenever(
    'ORD-04',
    'The shop can refuse a return until the items are back',
    (step) => on('return.refuse')(step) && step.before?.value !== 'received',
    ({ after }) => after.value === 'refused',
  ),
  whenever(
    'ORD-04',
    'A refund that reached the shopper ends the return',
    (step) => on('refund.completed')(step) && step.before?.value === 'received',
    ({ after }) => after.value === 'refunded',
  ),
];
