import { fromPromise } from 'xstate';
import type { ReviewFault, ReviewWish } from '../../../domain/content/review/review.ts';
import { type Remembered, reviewFeedbackMachine } from './review-feedback.machine.ts';

export interface ReviewFeedbackPorts {
  /** Both return the number of votes. All calls reject with CallFailed. */
  giveVote(id: string, signal: AbortSignal): Promise<number>;
  takeVoteBack(id: string, signal: AbortSignal): Promise<number>;
  sendReport(id: string, reason: ReviewFault, signal: AbortSignal): Promise<void>;
  /** The reader's vote, and what they wanted to say before they signed in, which is given once. */
  remember(id: string): Promise<Remembered>;
  /** Keeps what has to wait for the sign-in. */
  keepWish(id: string, wish: ReviewWish): void;
}

export function reviewFeedbackLogic(ports: ReviewFeedbackPorts) {
  return reviewFeedbackMachine.provide({
    actions: { keepWish: (_, { id, wish }) => ports.keepWish(id, wish) },
    actors: {
      remember: fromPromise<Remembered, { id: string }>(({ input }) => ports.remember(input.id)),
      giveVote: fromPromise<number, { id: string }>(({ input, signal }) => ports.giveVote(input.id, signal)),
      takeVoteBack: fromPromise<number, { id: string }>(({ input, signal }) =>
        ports.takeVoteBack(input.id, signal),
      ),
      sendReport: fromPromise<void, { id: string; reason: ReviewFault }>(({ input, signal }) =>
        ports.sendReport(input.id, input.reason, signal),
      ),
    },
  });
}
