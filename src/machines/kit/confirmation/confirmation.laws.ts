import { hasDone, lawsFor } from '../laws.ts';
import type { confirmationMachine } from './confirmation.machine.ts';

const { on, whenever } = lawsFor<typeof confirmationMachine>();

/** “Are you sure?” */
export const confirmationLaws = [
  whenever(
    'CRT-14',
    'Nothing happens without a yes',
    (step) => hasDone(step, 'tellGiven'),
    (step) => on('confirmation.give')(step) && step.before?.matches('asking') === true,
  ),
  whenever(
    'CRT-14',
    'A yes does what was asked, once',
    (step) => on('confirmation.give')(step) && step.before?.matches('asking') === true,
    (step) => hasDone(step, 'tellGiven') && step.after.matches('unasked'),
  ),
  whenever(
    'CRT-14',
    'A no does nothing',
    on('confirmation.refuse'),
    (step) => !hasDone(step, 'tellGiven') && step.after.matches('unasked'),
  ),
  whenever(
    'CRT-14',
    'The question is about what was pressed',
    (step) => step.event.type === 'confirmation.ask' && step.before?.matches('unasked') === true,
    ({ event, after }) =>
      event.type === 'confirmation.ask' && after.context.subject === event.subject && after.matches('asking'),
  ),
];
