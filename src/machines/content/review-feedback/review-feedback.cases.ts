import { command, done, failed, refused, sessionLost, type EventCases } from '../../kit/cases.ts';
import { sampleReview } from '../review-list/review-list.cases.ts';
import type { ReviewFeedbackInput } from './review-feedback.machine.ts';

export const reviewFeedbackInput: ReviewFeedbackInput = { id: sampleReview.id, helpful: sampleReview.helpful };

export const reviewFeedbackCases: EventCases = {
  'report.send': [command('report.send', { reason: 'advert' })],
  'xstate.done.actor.remember': [
    done('remember', { isVoted: false, wish: null }),
    done('remember', { isVoted: true, wish: null }),
    done('remember', { isVoted: false, wish: { kind: 'vote' } }),
    done('remember', { isVoted: false, wish: { kind: 'report', reason: 'private' } }),
  ],
  'xstate.error.actor.remember': [failed('remember')],
  'xstate.done.actor.giveVote': [done('giveVote', 4)],
  'xstate.error.actor.giveVote': [
    failed('giveVote'),
    failed('giveVote', refused(401)),
    failed('giveVote', refused(409)),
  ],
  'xstate.done.actor.takeVoteBack': [done('takeVoteBack', 3)],
  'xstate.error.actor.takeVoteBack': [failed('takeVoteBack')],
  'xstate.done.actor.sendReport': [done('sendReport', undefined)],
  'xstate.error.actor.sendReport': [failed('sendReport'), failed('sendReport', sessionLost)],
};
