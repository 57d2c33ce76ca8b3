import { hasDone, lawsFor, callOf } from '../../kit/laws.ts';
import type { consultationMachine } from './consultation.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { consultationView } from './consultation.view.ts';

const { on, whenever, within } = lawsFor<typeof consultationMachine>();

/** Asking for help on WhatsApp. */
export const consultationLaws = [
  whenever(
    'CHR-08',
    'The chat opens in any case, with the greeting',
    ({ before, after }) => before?.matches('posting') === true && after.matches('idle'),
    (step) =>
      step.happened.some(
        ({ name, with: given }) => name === 'openChat' && given['message'] === step.after.context.message,
      ),
  ),
  whenever('CHR-08', 'A failed post is logged', on('xstate.error.actor.postInterest'), (step) =>
    hasDone(step, 'logFailure'),
  ),
  whenever(
    'CHR-08',
    'The shop is told who asked and where',
    (step) => on('consultation.start')(step) && step.before?.matches('idle') === true,
    (step) => callOf(step, 'postInterest')?.['source'] === step.after.context.source,
  ),
  within('CHR-08', 'The chat opens within 1.5 s of the press, as browsers require', {
    from: (step) => on('consultation.start')(step) && step.before?.matches('idle') === true,
    to: (step) => hasDone(step, 'openChat'),
    milliseconds: 1500,
  }),
];

/** What the screen shows, for the record. */
export const consultationSeen = (snapshot: SnapshotFrom<typeof consultationMachine>): unknown =>
  consultationView(snapshot, false);
