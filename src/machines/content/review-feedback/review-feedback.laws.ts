import type { SnapshotFrom } from 'xstate';
import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
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
    'A report is sent with the reason that was chosen',
    (step) => hasCalled(step, 'sendReport'),
    (step) => 'reason' in step.event && callOf(step, 'sendReport')?.['reason'] === step.event.reason,
  ),
  whenever(
    'REV-01',
    'Only a report that the shop has is thanked for',
    ({ after }) => after.matches('reported'),
    on('xstate.done.actor.sendReport'),
  ),
];

/** What the screen shows, for the record. */
export const reviewFeedbackSeen = (snapshot: SnapshotFrom<typeof reviewFeedbackMachine>): unknown =>
  reviewFeedbackView(snapshot);
