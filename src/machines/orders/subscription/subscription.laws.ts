import { hasDone, lawsFor, type StepOf, went } from '../../kit/laws.ts';
import type { subscriptionMachine } from './subscription.machine.ts';

const { always, on, whenever } = lawsFor<typeof subscriptionMachine>();

type Step = StepOf<typeof subscriptionMachine>;

const was = ({ before }: Step) => before?.value;

/** Subscriptions (SUB-01). */
export const subscriptionLaws = [
  whenever(
    'SUB-01',
    'A cancelled subscription never renews',
    ({ after }) => after.value === 'cancelled',
    (step) => step.after.status === 'done' && !hasDone(step, 'claimRenewal'),
  ),
  whenever(
    'SUB-01',
    'The customer can cancel at any time',
    on('subscription.cancel', 'order.undone'),
    ({ after }) => after.value === 'cancelled',
  ),
  whenever(
    'SUB-01',
    'A paused subscription doesn’t renew',
    (step) => was(step) === 'paused',
    (step) => !hasDone(step, 'claimRenewal'),
  ),
  whenever(
    'SUB-01',
    'A due delivery is claimed once',
    (step) => on('renewal.due')(step) && (was(step) === 'active' || was(step) === 'pastDue'),
    (step) => hasDone(step, 'claimRenewal') && step.after.value === 'renewing',
  ),
  whenever(
    'SUB-01',
    'A paid or declined delivery leads to the next period, and no failure remains',
    (step) => on('renewal.paid', 'renewal.declined')(step) && was(step) === 'renewing',
    (step) => hasDone(step, 'advancePeriod') && step.after.context.failures === 0 && step.after.value === 'active',
  ),
  whenever(
    'SUB-01',
    'The customer is told of a failed payment',
    (step) => on('renewal.failed')(step) && was(step) === 'renewing',
    (step) =>
      step.after.value === 'cancelled'
        ? hasDone(step, 'tellEnded')
        : hasDone(step, 'tellUnpaid') && step.after.context.failures === (step.before?.context.failures ?? 0) + 1,
  ),
  whenever(
    'SUB-01',
    'It ends with the last failure, not before',
    (step) => on('renewal.failed')(step) && was(step) === 'renewing',
    ({ before, after }) =>
      (after.value === 'cancelled') === (before?.context.failures ?? 0) + 1 >= after.context.maxFailures,
  ),
  always('SUB-01', 'Failures never pass their limit', ({ context }) => context.failures < context.maxFailures),
  whenever(
    'SUB-01',
    'A higher price is charged only after the customer agreed',
    (step) => on('renewal.due')(step) && was(step) === 'asking',
    (step) => step.after.value === 'paused' && hasDone(step, 'tellPaused'),
  ),
  whenever(
    'SUB-01',
    'A raised price is asked about, with time to answer',
    (step) => on('price.raised')(step) && (was(step) === 'active' || was(step) === 'renewing'),
    (step) => step.after.value === 'asking' && hasDone(step, 'leaveTimeToAnswer'),
  ),
  whenever(
    'SUB-01',
    'Accepting agrees to the price',
    (step) => on('price.accept')(step) && was(step) === 'asking',
    (step) => went('asking', 'active')(step) && hasDone(step, 'agreePrice'),
  ),
  whenever(
    'SUB-01',
    'Resuming agrees to today’s price and leaves time for a notice',
    (step) => on('subscription.resume')(step) && was(step) === 'paused',
    (step) => step.after.value === 'active' && hasDone(step, 'agreePrice') && hasDone(step, 'leaveTimeForNotice'),
  ),
  whenever(
    'SUB-01',
    'It can be paused whenever no renewal is in progress',
    (step) => on('subscription.pause')(step) && ['active', 'asking', 'pastDue'].includes(String(was(step))),
    ({ after }) => after.value === 'paused',
  ),
  whenever(
    'SUB-01',
    'Skipping moves to the next period',
    (step) => on('subscription.skip')(step) && ['active', 'asking', 'pastDue'].includes(String(was(step))),
    (step) => hasDone(step, 'advancePeriod'),
  ),
  whenever(
    'SUB-01',
    'A changed address is kept',
    (step) =>
      on('subscription.change')(step) && ['active', 'asking', 'pastDue', 'paused'].includes(String(was(step))),
    (step) => hasDone(step, 'keepChange'),
  ),
];
