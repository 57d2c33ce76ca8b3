import type { SnapshotFrom } from 'xstate';
import { reviewMistakes } from '../../../domain/content/review/review.ts';
import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { reviewFormMachine } from './review-form.machine.ts';
import { reviewFormView } from './review-form.view.ts';

const { on, whenever, always } = lawsFor<typeof reviewFormMachine>();

/** Writing a review. */
export const reviewFormLaws = [
  whenever(
    'REV-01',
    'A review with a mistake is never sent',
    (step) => hasCalled(step, 'saveReview'),
    ({ after }) => Object.keys(reviewMistakes(after.context.fields)).length === 0,
  ),
  whenever(
    'REV-01',
    'Every call goes to the one item that the link is for',
    (step) => ['sendPhoto', 'saveReview', 'withdrawReview'].some((call) => hasCalled(step, call)),
    (step) =>
      ['sendPhoto', 'saveReview', 'withdrawReview'].every((call) => {
        const input = callOf(step, call);
        return input === null || input['token'] === step.after.context.token;
      }),
  ),
  whenever(
    'REV-01 PHN-01',
    'Nothing written is lost when sending or uploading fails',
    on('xstate.error.actor.saveReview', 'xstate.error.actor.sendPhoto', 'xstate.done.actor.sendPhoto'),
    ({ before, after }) => after.context.fields === before?.context.fields,
  ),
  whenever(
    'REV-01',
    'A review that couldn’t be withdrawn stays, and its writer is told',
    on('xstate.error.actor.withdrawReview'),
    ({ before, after }) =>
      after.context.opened === before?.context.opened &&
      after.can({ type: 'review.withdraw' }) &&
      reviewFormView(after).notice !== null,
  ),
  always('REV-01', 'A review has at most four photos', ({ context }) => context.photos.length <= 4),
  whenever(
    'REV-01',
    'A writer whose review was rejected sees the reason',
    ({ event, after }) =>
      event.type === 'xstate.done.actor.openForm' && after.context.opened?.written?.status === 'rejected',
    ({ after }) =>
      reviewFormView(after).notice?.text.includes(after.context.opened?.written?.reason ?? '-') === true,
  ),
];

/** What the screen shows, for the record. */
export const reviewFormSeen = (snapshot: SnapshotFrom<typeof reviewFormMachine>): unknown =>
  reviewFormView(snapshot);
