import { enters, hasDone, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { paymentMachine } from './payment.machine.ts';

const { on, until, whenever } = lawsFor<typeof paymentMachine>();

type Step = StepOf<typeof paymentMachine>;

const isExact = ({ event, after }: Step) =>
  event.type === 'payment.captured' && event.amount === after.context.amount && (event.currency ?? 'INR') === 'INR';
const isOpen = ({ before }: Step) => before !== null && ['pending', 'checking', 'failed'].includes(before.value);

/** Money that arrives, and money that goes back (CHK-10, SEC-05). */
export const paymentLaws = [
  whenever(
    'SEC-05',
    'A payment is paid only by the exact amount, or because an admin accepts it',
    enters('paid'),
    (step) => isExact(step) || on('payment.accept')(step),
  ),
  whenever(
    'CHK-10',
    'The exact amount pays it, even late',
    (step) => isExact(step) && (isOpen(step) || step.before?.value === 'unmatched'),
    (step) => step.after.value === 'paid' && hasDone(step, 'tellCaptured'),
  ),
  whenever(
    'SEC-05',
    'Any other amount waits for an admin, who is told',
    (step) => on('payment.captured')(step) && !isExact(step) && isOpen(step),
    (step) => step.after.value === 'unmatched' && hasDone(step, 'tellUnmatched'),
  ),
  whenever(
    'CHK-10',
    'The order hears of every payment once',
    (step) => hasDone(step, 'tellCaptured'),
    enters('paid'),
  ),
  whenever('CHK-10', 'The order hears of every refund once', enters('refunded'), (step) =>
    hasDone(step, 'tellRefunded'),
  ),
  whenever(
    'SEC-05',
    'Money that an admin accepts goes back as far as it’s too much',
    (step) => on('payment.accept')(step) && step.before?.value === 'unmatched',
    (step) => step.after.value === 'paid' && hasDone(step, 'returnExcess') && hasDone(step, 'tellCaptured'),
  ),
  whenever(
    'ORD-02',
    'A refund is ordered once, and only of money that is there',
    (step) => hasDone(step, 'orderRefund'),
    (step) => enters('refunding')(step) && (step.before?.value === 'paid' || step.before?.value === 'unmatched'),
  ),
  whenever(
    'ORD-02',
    'A refund of money that is there is ordered',
    (step) => on('refund.request')(step) && (step.before?.value === 'paid' || step.before?.value === 'unmatched'),
    (step) => hasDone(step, 'orderRefund'),
  ),
  whenever(
    'CHK-04',
    'What was held goes back only if the rest isn’t paid, and then always',
    (step) => hasDone(step, 'returnHeld') || (step.before?.value === 'held' && step.after.value !== 'held'),
    (step) => hasDone(step, 'returnHeld') === (step.before?.value === 'held' && step.after.value === 'failed'),
  ),
  whenever(
    'CHK-04',
    'The wallet’s part alone doesn’t pay the order',
    (step) => step.before?.value === 'held',
    (step) => !hasDone(step, 'tellCaptured'),
  ),
  until('CHK-10', 'Nothing but a refund leaves paid', {
    from: ({ after }) => after.value === 'paid',
    holds: ({ after }) => ['paid', 'refunding', 'refunded'].includes(after.value),
  }),
  until('CHK-10', 'Money that is on its way back doesn’t pay again', {
    from: ({ after }) => after.value === 'refunding',
    holds: ({ after }) => after.value === 'refunding' || after.value === 'refunded',
  }),
  whenever(
    'CHK-10',
    'A declined or abandoned payment has failed, never a paid one',
    on('payment.declined', 'payment.abandoned'),
    ({ before, after, event }) =>
      before?.value === 'pending' ||
      before?.value === 'checking' ||
      (before?.value === 'held' && event.type === 'payment.abandoned')
        ? after.value === 'failed'
        : after.value === before?.value,
  ),
];
