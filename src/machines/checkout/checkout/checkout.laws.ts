import { needsDelivery } from '../../../domain/cart/cart.ts';
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
    'CHK-04',
    'The wallet pays what the shopper saw, never more than it holds, and leaves a rest for the other method',
    on('xstate.done.actor.makeKey'),
    (step) => {
      const { quote, draft } = step.after.context;
      const request = draft.attempt?.request;
      if (!request || quote === null) return true;
      const { paymentMethod, fromWallet, expectedTotal } = request;
      const balance = draft.usesWallet ? (quote.walletBalance ?? 0) : 0;
      if (paymentMethod === 'wallet') return fromWallet === null && balance >= expectedTotal;
      return balance === 0 ? fromWallet === null : fromWallet === balance && balance < expectedTotal;
    },
  ),
  whenever(
    'CHK-04',
    'Switching the wallet on or off asks the server for the price again',
    (step) =>
      on('wallet.switch')(step) && step.before?.context.draft.usesWallet !== step.after.context.draft.usesWallet,
    (step) => hasCalled(step, 'fetchQuote'),
  ),
  whenever(
    'CHK-01',
    'A missing price is requested again automatically, and the notice stays until it arrives',
    (step) => step.event.type.startsWith('xstate.after.quoteRetry'),
    (step) =>
      hasCalled(step, 'fetchQuoteAgain') &&
      step.before?.matches({ quote: 'unquoted' }) === true &&
      step.after.matches({ quote: 'unquoted' }),
  ),
  whenever(
    'CHK-06',
    'No order is placed for an empty cart',
    on('xstate.done.actor.makeKey'),
    (step) => !hasCalled(step, 'placeOrder') || step.after.context.lines.length > 0,
  ),
  whenever(
    'CHK-01',
    'An order goes to the chosen address, if there is anything to deliver',
    on('xstate.done.actor.makeKey'),
    ({ after: { context } }) =>
      context.draft.attempt === null ||
      (context.draft.attempt.request.addressId === null
        ? !needsDelivery(context.draft.attempt.request.lines)
        : context.draft.attempt.request.addressId !== '' &&
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
      on('method.choose', 'wallet.switch', 'coupon.type', 'address.chosen', 'address.drafted')(step) &&
      step.before?.context.draft !== step.after.context.draft,
    (step) => hasDone(step, 'saveDraft'),
  ),
  whenever(
    'SHP-01',
    'Until an address is chosen, the price follows the pincode that was looked up',
    ({ event, after }) =>
      event.type === 'delivery.answered' &&
      after.context.draft.addressId === null &&
      after.context.lines.length > 0,
    (step) => isMember(callOf(step, 'fetchQuote')?.['request'], 'pincode') === step.after.context.delivery?.pincode,
  ),
  always(
    'CHK-01',
    'Payment is asked for only with an address, or for a membership alone',
    (snapshot) =>
      !snapshot.matches({ step: { filling: 'payment' } }) ||
      snapshot.context.draft.place !== null ||
      !needsDelivery(snapshot.context.lines),
  ),
];

/** What the screen shows, for the record. */
export const checkoutSeen = (snapshot: SnapshotFrom<typeof checkoutMachine>): unknown => checkoutView(snapshot);
