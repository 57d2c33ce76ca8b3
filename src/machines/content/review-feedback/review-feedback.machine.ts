import { assign, setup } from 'xstate';
import type { ReviewFault, ReviewWish } from '../../../domain/content/review/review.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';

export type ReviewFeedbackEvent =
  | { type: 'vote.give' }
  | { type: 'vote.remove' }
  | { type: 'report.open' }
  | { type: 'report.close' }
  | { type: 'report.send'; reason: ReviewFault };

/** What is known of a reader when the review comes on screen. */
export interface Remembered {
  readonly isVoted: boolean;
  /** What they wanted to say before they had to sign in; null for nothing. */
  readonly wish: ReviewWish | null;
}

export interface ReviewFeedbackInput {
  readonly id: string;
  readonly helpful: number;
}

interface ReviewFeedbackContext extends ReviewFeedbackInput {
  readonly reason: ReviewFault;
}

/** What a reader says about one review: that it helped, or that something is wrong with it (REV-01). */
export const reviewFeedbackMachine = setup({
  types: {} as { context: ReviewFeedbackContext; events: ReviewFeedbackEvent; input: ReviewFeedbackInput },
  actors: {
    remember: promiseSlot<Remembered, { id: string }>(),
    giveVote: promiseSlot<number, { id: string }>(),
    takeVoteBack: promiseSlot<number, { id: string }>(),
    sendReport: promiseSlot<void, { id: string; reason: ReviewFault }>(),
  },
  actions: {
    setHelpful: assign({ helpful: (_, params: { helpful: number }) => params.helpful }),
    setReason: assign({ reason: (_, params: { reason: ReviewFault }) => params.reason }),
    keepWish: (_, _params: { id: string; wish: ReviewWish }) => {},
  },
  guards: {
    isVoted: (_, params: Remembered) => params.isVoted,
    hasVoteToGive: (_, { wish }: Remembered) => wish?.kind === 'vote',
    hasReportToSend: (_, { wish }: Remembered) => wish?.kind === 'report',
    isSignedOut: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return failure.kind === 'session-lost' || (failure.kind === 'refused' && failure.status === 401);
    },
    isOwn: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return failure.kind === 'refused' && failure.status === 409;
    },
  },
}).createMachine({
  id: 'review-feedback',
  description: 'What a reader says about one review.',
  context: ({ input }) => ({ ...input, reason: 'other' }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The reader can say that the review helped, or report it.',
      initial: 'remembering',
      on: { 'vote.give': 'voting', 'report.open': 'choosing' },
      states: {
        remembering: {
          description: 'Finding out whether the reader has voted, and what had to wait for their sign-in.',
          invoke: {
            id: 'remember',
            src: 'remember',
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              {
                guard: { type: 'hasReportToSend', params: ({ event }) => event.output },
                target: '#review-feedback.reporting',
                actions: { type: 'setReason', params: ({ event }) => ({ reason: reasonOf(event.output) }) },
              },
              {
                guard: { type: 'hasVoteToGive', params: ({ event }) => event.output },
                target: '#review-feedback.voting',
              },
              {
                guard: { type: 'isVoted', params: ({ event }) => event.output },
                target: '#review-feedback.voted',
              },
              { target: 'calm' },
            ],
            onError: 'calm',
          },
        },
        calm: { description: 'Nothing was said yet.' },
        failed: { description: 'It couldn’t be sent. It can be tried again.' },
        own: { description: 'The review is the reader’s own, so their vote doesn’t count.' },
        signedOut: {
          description:
            'Only people who are signed in can vote and report. A link leads to the sign-in; what they wanted to say is sent after it.',
        },
      },
    },
    voting: {
      description: 'Sending the vote.',
      invoke: {
        id: 'giveVote',
        src: 'giveVote',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'voted',
          actions: { type: 'setHelpful', params: ({ event }) => ({ helpful: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => ({ error: event.error }) },
            target: 'ready.signedOut',
            actions: {
              type: 'keepWish',
              params: ({ context: { id } }) => ({ id, wish: { kind: 'vote' } }),
            },
          },
          { guard: { type: 'isOwn', params: ({ event }) => ({ error: event.error }) }, target: 'ready.own' },
          { target: 'ready.failed' },
        ],
      },
    },
    voted: {
      description: 'The vote counts. It can be taken back.',
      initial: 'calm',
      states: {
        calm: { description: 'No errors are shown.' },
        failed: { description: 'It couldn’t be taken back. It can be tried again.' },
      },
      on: { 'vote.remove': 'unvoting' },
    },
    unvoting: {
      description: 'Taking the vote back.',
      invoke: {
        id: 'takeVoteBack',
        src: 'takeVoteBack',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'ready.calm',
          actions: { type: 'setHelpful', params: ({ event }) => ({ helpful: event.output }) },
        },
        onError: 'voted.failed',
      },
    },
    choosing: {
      description: 'The reader says what is wrong with the review.',
      on: {
        'report.close': 'ready.calm',
        'report.send': { target: 'reporting', actions: { type: 'setReason', params: ({ event }) => event } },
      },
    },
    reporting: {
      description: 'Sending the report.',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context: { id, reason } }) => ({ id, reason }),
        onDone: 'reported',
        onError: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => ({ error: event.error }) },
            target: 'ready.signedOut',
            actions: {
              type: 'keepWish',
              params: ({ context: { id, reason } }) => ({ id, wish: { kind: 'report', reason } }),
            },
          },
          { target: 'ready.failed' },
        ],
      },
    },
    reported: { description: 'The shop has the report and will read the review again.', type: 'final' },
  },
});

function reasonOf({ wish }: Remembered): ReviewFault {
  return wish?.kind === 'report' ? wish.reason : 'other';
}
