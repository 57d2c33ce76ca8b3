import { fromPromise } from 'xstate';
import type { ReviewFault } from '../../../domain/content/review/review.ts';
import { reviewFeedbackMachine } from './review-feedback.machine.ts';

export interface ReviewFeedbackPorts {
  /** Both return the number of votes. All calls reject with CallFailed. */
  giveVote(id: string, signal: AbortSignal): Promise<number>;
  takeVoteBack(id: string, signal: AbortSignal): Promise<number>;
  sendReport(id: string, reason: ReviewFault, signal: AbortSignal): Promise<void>;
}

export function reviewFeedbackLogic(ports: ReviewFeedbackPorts) {
  return reviewFeedbackMachine.provide({
    actors: {
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
