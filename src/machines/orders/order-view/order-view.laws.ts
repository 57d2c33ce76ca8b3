import { canCancel } from '../order-rights.ts';
import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { orderViewMachine } from './order-view.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { orderView } from './order-view.view.ts';
import { cancelView } from './order-view.cancel.view.ts';

const { on, whenever } = lawsFor<typeof orderViewMachine>();

/** One order on its page. */
export const orderViewLaws = [
  whenever(
    'ORD-02',
    'Nothing is cancelled without “Are you sure?”',
    (step) => hasCalled(step, 'callOff'),
    (step) => on('cancel.confirm')(step) && step.before?.matches('asking') === true,
  ),
  whenever(
    'ORD-02',
    'What is cancelled is what was asked about',
    (step) => hasCalled(step, 'callOff'),
    (step) =>
      callOf(step, 'callOff')?.['orderId'] === step.after.context.orderId &&
      callOf(step, 'callOff')?.['returnId'] === step.before?.context.returnId,
  ),
  whenever(
    'ORD-02',
    'Only an order that can still be cancelled asks',
    (step) => on('cancel.ask')(step) && step.before?.matches('shown') === true,
    ({ before, after }) =>
      after.matches('asking') === (before?.context.answer != null && canCancel(before.context.answer.order)),
  ),
  whenever(
    'ORD-02',
    'Asking to cancel is about the order, not about a return',
    (step) => on('cancel.ask')(step) && step.before?.matches('asking') !== true && step.after.matches('asking'),
    ({ after }) => after.context.returnId === null && after.context.refusal === null,
  ),
  whenever(
    'CHK-10',
    'An unpaid order is looked at again every 3 s',
    ({ before, after }) => after.matches('unpaid') && before?.matches('unpaid') !== true,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 3000),
  ),
  whenever(
    'CHK-07',
    'An order that couldn’t be loaded is tried again after 6 s, or at once by hand',
    ({ before, after }) => after.matches('failed') && before?.matches('failed') !== true,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 6000),
  ),
  whenever(
    'CHK-07',
    'After a reload the same order is loaded',
    (step) => hasCalled(step, 'fetchOrder'),
    (step) =>
      callOf(step, 'fetchOrder')?.['orderId'] === step.after.context.orderId && step.after.context.orderId !== null,
  ),
  whenever(
    'ORD-02',
    'A failed cancellation says why, and shows the order as it is',
    on('xstate.error.actor.callOff'),
    (step) => step.after.context.refusal !== null && hasCalled(step, 'fetchOrder'),
  ),
  whenever(
    'SES-07',
    'Somebody else’s order is never shown',
    on('xstate.error.actor.fetchOrder'),
    ({ after }) => !after.matches('shown') && !after.matches('unpaid'),
  ),
];

/** What the screen shows, for the record. */
export const orderViewSeen = (snapshot: SnapshotFrom<typeof orderViewMachine>): unknown => ({
  ...orderView(snapshot),
  cancel: cancelView(snapshot),
});
