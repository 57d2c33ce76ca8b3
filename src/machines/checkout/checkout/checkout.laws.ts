import { callOf, hasCalled, hasDone, hasTold, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { checkoutView } from './checkout.view.ts';

const { always, on, whenever } = lawsFor<typeof checkoutMachine>();

type Step = StepOf<typeof checkoutMachine>;

const attemptIn = (step: Step) => callOf(step, 'placeOrder')?.['attempt'];
const isMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** From the cart to a paid order. */
export const checkoutLaws = [
  whenever(
    'CHK-06',
    'An order is placed only with a key, and a repeat has the same one',
    (step) => hasCalled(step, 'placeOrder'),
    (step) =>
      typeof isMember(attemptIn(step), 'key') === 'string' && attemptIn(step) === step.after.context.draft.attempt,
  ),
  whenever(
    'CHK-09 MNY-11',
    'An order is placed for the total that the shopper saw',
    on('xstate.done.actor.makeKey'),
    (step) =>
      !hasCalled(step, 'placeOrder') ||
      step.after.context.draft.attempt?.request.expectedTotal === step.before?.context.quote?.total,
  ),
  whenever(
    'CHK-01',
    'An order goes to the chosen address',
    on('xstate.done.actor.makeKey'),
    ({ after: { context } }) =>
      context.draft.attempt === null ||
      (context.draft.attempt.request.addressId !== '' &&
        context.draft.attempt.request.addressId === context.draft.addressId),
  ),
  whenever(
    'CHK-02',
    'A placed order is remembered, so that a reload finds it',
    on('xstate.done.actor.placeOrder'),
    (step) =>
      step.after.context.draft.orderId !== null &&
      step.after.context.draft.attempt === null &&
      hasDone(step, 'saveDraft'),
  ),
  whenever(
    'CHK-07',
    'A paid order is confirmed once, and its page opens',
    (step) => hasTold(step, 'order.confirmed'),
    (step) => hasDone(step, 'keepOrderId') && hasTold(step, 'link.follow') && hasDone(step, 'spendCode'),
  ),
  whenever(
    'CHK-01',
    'Whatever the shopper chooses survives a reload',
    (step) =>
      on('method.choose', 'coupon.type', 'address.chosen', 'address.drafted')(step) &&
      step.before?.context.draft !== step.after.context.draft,
    (step) => hasDone(step, 'saveDraft'),
  ),
  always(
    'CHK-01',
    'Payment is asked for only with an address',
    (snapshot) => !snapshot.matches({ step: { filling: 'payment' } }) || snapshot.context.draft.place !== null,
  ),
];

/** What the screen shows, for the record. */
export const checkoutSeen = (snapshot: SnapshotFrom<typeof checkoutMachine>): unknown => checkoutView(snapshot);
