import { enters, hasDone, lawsFor } from '../../kit/laws.ts';
import type { refundMachine } from './refund.machine.ts';

const { on, whenever } = lawsFor<typeof refundMachine>();

/** Refunds. */
export const refundLaws = [
  whenever(
    'ORD-04',
    'A refund that the payment service hasn’t confirmed stays open and is asked for again',
    on('gateway.delayed'),
    (step) => step.before?.value !== 'atGateway' || (step.after.value === 'atGateway' && hasDone(step, 'askAgain')),
  ),
  whenever(
    'ORD-04',
    'The customer has the money only once somebody has sent it',
    enters('done'),
    on('gateway.confirmed', 'staff.paid', 'wallet.settled'),
  ),
  whenever('ORD-04', 'A payment counts every refund that has arrived', enters('done'), (step) =>
    hasDone(step, 'settlePayment'),
  ),
  whenever(
    'CHK-10',
    'Nothing is refunded twice',
    ({ after }) => after.value === 'done',
    ({ after }) => after.status === 'done',
  ),
  whenever(
    'ORD-04',
    'A wallet has its money at once, and no payment service is asked for it',
    (step) => step.event.type === 'refund.order' && step.event.way === 'wallet' && step.before?.value === 'owed',
    (step) => hasDone(step, 'creditWallet') && !hasDone(step, 'askGateway'),
  ),
  whenever(
    'CHK-04',
    'What was paid in cash waits for staff, not for a payment service',
    (step) => step.event.type === 'refund.order' && step.event.way === 'hand' && step.before?.value === 'owed',
    (step) => step.after.value === 'byHand' && step.happened.length === 0,
  ),
  whenever(
    'ORD-04',
    'Only staff can say that cash was paid back',
    (step) => step.before?.value === 'byHand' && step.after.value !== 'byHand',
    on('staff.paid'),
  ),
];
