import { hasCalled, hasDone, lawsFor, callOf, type StepOf } from '../../kit/laws.ts';
import { isOver, isSettled } from '../../orders/placed-order.ts';
import type { payMachine } from './pay.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { payView } from './pay.view.ts';

const { on, whenever, within } = lawsFor<typeof payMachine>();

type Step = StepOf<typeof payMachine>;

const begins =
  (is: (snapshot: Step['after']) => boolean) =>
  ({ before, after }: Step) =>
    is(after) && !(before && is(before));

/** Paying for one order. */
export const payLaws = [
  whenever(
    'CHK-10',
    'Only the server’s word that it’s paid ends as paid',
    ({ after }) => after.matches('paid'),
    ({ after }) => isSettled(after.context),
  ),
  whenever(
    'CHK-10',
    'A late success is honoured, whatever is on the screen',
    (step) => on('xstate.done.actor.fetchStatus')(step) && isSettled(step.after.context),
    ({ after }) => after.matches('paid'),
  ),
  within('CHK-10', 'Without an answer from the bank it says after 20 s that it’s checking', {
    from: begins((snapshot) => snapshot.matches({ open: { screen: { pending: 'waiting' } } })),
    to: ({ after }) => !after.matches({ open: { screen: { pending: 'waiting' } } }),
    milliseconds: 20_000,
  }),
  whenever(
    'ORD-03',
    'An order waits at most 10 minutes for its payment',
    begins(
      (snapshot) =>
        snapshot.matches({ open: { screen: 'pending' } }) ||
        snapshot.matches({ open: { screen: 'checking' } }) ||
        snapshot.matches({ open: { screen: 'failed' } }),
    ),
    ({ timers, at }) => timers.some(({ id, endsAt }) => id.includes('holdOver') && endsAt <= at + 600_000),
  ),
  whenever(
    'CHK-10',
    'While it’s open, the status is asked for again and again',
    begins((snapshot) => snapshot.matches({ open: { answer: 'pausing' } })),
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 2500),
  ),
  whenever(
    'CHK-10',
    'Without an answer from the shop it’s asked again after 6 s',
    on('xstate.error.actor.fetchStatus'),
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 6000),
  ),
  whenever(
    'CHK-10',
    'It asks about its own order',
    (step) => hasCalled(step, 'fetchStatus'),
    (step) => callOf(step, 'fetchStatus')?.['orderId'] === step.after.context.order.id,
  ),
  whenever(
    'CHK-02',
    'The gateway opens automatically at most once',
    (step) => hasDone(step, 'openGateway'),
    ({ after }) => !after.context.isFresh,
  ),
  whenever(
    'CHK-02',
    'A failed payment can be tried again, also in another way',
    (step) =>
      on('payment.retry', 'method.change')(step) && step.before?.matches({ open: { screen: 'failed' } }) === true,
    (step) =>
      callOf(step, 'retryPayment')?.['method'] ===
      (step.event.type === 'method.change' ? step.event.method : step.before?.context.method),
  ),
  whenever(
    'ORD-02',
    'Going back to the cart cancels the order first',
    (step) => on('order.leave')(step) && step.before?.matches({ open: { screen: 'pending' } }) === true,
    (step) => callOf(step, 'cancelOrder')?.['orderId'] === step.after.context.order.id,
  ),
  whenever(
    'CHK-02',
    'Nobody leaves an order that might be paid without cancelling it',
    ({ after }) => after.matches('left'),
    (step) =>
      on('xstate.done.actor.cancelOrder')(step) || step.before?.matches({ open: { screen: 'expired' } }) === true,
  ),
  whenever(
    'CHK-02',
    'Once the order is over, the screen says so',
    (step) =>
      on('xstate.done.actor.fetchStatus')(step) && isOver(step.after.context) && !isSettled(step.after.context),
    ({ after }) =>
      after.matches({ open: { screen: 'expired' } }) ||
      after.matches({ open: { screen: 'retrying' } }) ||
      after.matches({ open: { screen: 'cancelling' } }),
  ),
];

const now = Date.parse('2026-11-04T04:30:00.000Z');

/** What the screen shows, for the record. */
export const paySeen = (snapshot: SnapshotFrom<typeof payMachine>): unknown => payView(snapshot, now);
