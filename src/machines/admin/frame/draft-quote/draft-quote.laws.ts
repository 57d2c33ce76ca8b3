import type { SnapshotFrom } from 'xstate';
import { callOf, hasCalled, lawsFor } from '../../../kit/laws.ts';
import type { draftQuoteMachine } from './draft-quote.machine.ts';
import { draftQuoteView } from './draft-quote.view.ts';

const { always, on, whenever, within } = lawsFor<typeof draftQuoteMachine>();

/** What a draft order comes to. */
export const draftQuoteLaws = [
  whenever(
    'DRF-01',
    'The server is asked for what stands in the form',
    (step) => hasCalled(step, 'fetchQuote'),
    (step) => callOf(step, 'fetchQuote')?.['question'] === step.after.context.question,
  ),
  whenever(
    'DRF-01',
    'After a change the sum before is marked as old',
    on('form.changed'),
    ({ after }) => draftQuoteView(after).isOld,
  ),
  within('DRF-01', 'The server is asked within 400 ms of a change', {
    from: on('form.changed'),
    to: (step) => hasCalled(step, 'fetchQuote'),
    milliseconds: 400,
  }),
  always(
    'DRF-01',
    'A sum that isn’t the form’s says so',
    (snapshot) => !snapshot.matches('failed') || draftQuoteView(snapshot).note !== '',
  ),
];

/** What is shown, for the record. */
export const draftQuoteSeen = (snapshot: SnapshotFrom<typeof draftQuoteMachine>): unknown =>
  draftQuoteView(snapshot);
