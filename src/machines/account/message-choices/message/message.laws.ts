import { enters, hasDone, lawsFor } from '../../../kit/laws.ts';
import type { messageMachine } from './message.machine.ts';

const { on, whenever } = lawsFor<typeof messageMachine>();

/** Messages to people. */
export const messageLaws = [
  whenever(
    'ORD-05',
    'Nobody is sent the same message twice',
    ({ after }) => after.value === 'sent',
    ({ after }) => after.status === 'done',
  ),
  whenever(
    'RUN-03',
    'A service that fails or is full loses no message',
    (step) => on('carrier.failed', 'budget.spent')(step) && step.before?.value === 'waiting',
    (step) => step.after.value === 'waiting' && hasDone(step, 'tryLater'),
  ),
  whenever(
    'RUN-03 SES-08',
    'Once it is over with a message, its words are gone',
    (step) => on('carrier.took', 'carrier.refused', 'message.expired')(step) && step.before?.value === 'waiting',
    (step) => hasDone(step, 'dropWords') && step.after.value !== 'waiting',
  ),
  whenever(
    'SES-08',
    'A sandbox sends nothing',
    (step) => step.event.type === 'message.write' && step.event.isSandbox && step.before?.value === 'wanted',
    (step) => step.after.value === 'kept' && !hasDone(step, 'queueDelivery'),
  ),
  whenever('RUN-03', 'A message that waits has its delivery queued', enters('waiting'), (step) =>
    hasDone(step, 'queueDelivery'),
  ),
  whenever('RUN-03', 'The shop hears of numbers and addresses that don’t exist', enters('refused'), (step) =>
    hasDone(step, 'warn'),
  ),
];
