import type { SnapshotFrom } from 'xstate';
import { callOf, hasCalled, hasDone, lawsFor } from '../../kit/laws.ts';
import type { reviewFeedbackMachine } from './review-feedback.machine.ts';
import { reviewFeedbackView } from './review-feedback.view.ts';

const { on, whenever } = lawsFor<typeof reviewFeedbackMachine>();

/** Votes and reports. */
export const reviewFeedbackLaws = [
  whenever(
    'REV-01',
    'The number of votes is what the server counts',
    on('xstate.done.actor.giveVote', 'xstate.done.actor.takeVoteBack'),
    ({ event, after }) => 'output' in event && after.context.helpful === event.output,
  ),
  whenever(
    'REV-01',
    'Nobody votes twice: a vote can only be taken back',
    (step) => on('vote.give')(step) && step.before?.matches('voted') === true,
    (step) => !hasCalled(step, 'giveVote'),
  ),
  whenever(
    'REV-01',
    'A report is sent with the reason that was chosen, also before the sign-in',
    (step) => hasCalled(step, 'sendReport'),
    (step) => callOf(step, 'sendReport')?.['reason'] === chosenIn(step.event),
  ),
  whenever(
    'REV-01',
    'A vote or a report that needs a sign-in is kept for after it',
    ({ before, after }) =>
      after.matches({ ready: 'signedOut' }) && before?.matches({ ready: 'signedOut' }) !== true,
    (step) => hasDone(step, 'keepWish'),
  ),
  whenever(
    'REV-01',
    'A vote that couldn’t be taken back still counts, and the reader is told',
    on('xstate.error.actor.takeVoteBack'),
    ({ after }) => reviewFeedbackView(after).isVoted && reviewFeedbackView(after).notice !== null,
  ),
  whenever(
    'REV-01',
    'Only a report that the shop has is thanked for',
    ({ after }) => after.matches('reported'),
    on('xstate.done.actor.sendReport'),
  ),
];

/** The reason that was pressed, or kept before the sign-in. */
function chosenIn(event: object): unknown {
  if ('reason' in event) return event.reason;
  const output: unknown = 'output' in event ? event.output : null;
  const wish: unknown = typeof output === 'object' && output !== null && 'wish' in output ? output.wish : null;
  return typeof wish === 'object' && wish !== null && 'reason' in wish ? wish.reason : null;
}

/** What the screen shows, for the record. */
export const reviewFeedbackSeen = (snapshot: SnapshotFrom<typeof reviewFeedbackMachine>): unknown =>
  reviewFeedbackView(snapshot);
