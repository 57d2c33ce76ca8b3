import type { SnapshotFrom } from 'xstate';
import { callOf, hasCalled, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { shareMachine } from './share.machine.ts';
import { shareWords } from './share.view.ts';

const { on, whenever, within } = lawsFor<typeof shareMachine>();

const ended =
  (outcome: string) =>
  ({ event }: StepOf<typeof shareMachine>) =>
    'output' in event && event.output === outcome;

/** Sharing a page. */
export const shareLaws = [
  whenever(
    'WSH-01',
    'What is shared is this page',
    (step) => hasCalled(step, 'sharePage'),
    (step) => callOf(step, 'sharePage')?.['title'] === step.after.context.title,
  ),
  whenever(
    'WSH-01',
    'Closing the share sheet is no error',
    ended('closed'),
    ({ after }) => shareWords(after) === 'Share',
  ),
  whenever(
    'WSH-01',
    'Only a copied link is said to be copied',
    ({ after }) => shareWords(after) === 'Link copied',
    (step) => ended('copied')(step) || step.before?.matches('copied') === true,
  ),
  within('WSH-01', 'The button offers sharing again after three seconds', {
    from: ended('copied'),
    to: (step) => on('page.share')(step) || step.after.matches('ready'),
    milliseconds: 3000,
  }),
];

/** What the screen shows, for the record. */
export const shareSeen = (snapshot: SnapshotFrom<typeof shareMachine>): unknown => shareWords(snapshot);
