import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatCount } from '../../../domain/kit/money/money.ts';
import type { reviewFeedbackMachine } from './review-feedback.machine.ts';

export interface ReviewFeedbackView {
  /** How many people it helped; null if nobody yet. */
  readonly helpful: string | null;
  readonly button: string;
  readonly isVoted: boolean;
  readonly isBusy: boolean;
  readonly canVote: boolean;
  readonly canReport: boolean;
  readonly isChoosing: boolean;
  readonly isReporting: boolean;
  readonly notice: string | null;
  readonly needsSignIn: boolean;
}

/** View model of what a reader can say about a review. */
export function reviewFeedbackView(snapshot: SnapshotFrom<typeof reviewFeedbackMachine>): ReviewFeedbackView {
  const { helpful } = snapshot.context;
  const isVoted = snapshot.matches('voted') || snapshot.matches('unvoting');
  const isBusy = snapshot.matches('voting') || snapshot.matches('unvoting');
  return {
    helpful: helpful === 0 ? null : t`${formatCount(helpful)} found this helpful`,
    button: isVoted ? t`You found this helpful` : t`Helpful`,
    isVoted,
    isBusy,
    canVote: snapshot.matches('ready') || isVoted || isBusy,
    canReport: snapshot.matches('ready'),
    isChoosing: snapshot.matches('choosing') || snapshot.matches('reporting'),
    isReporting: snapshot.matches('reporting'),
    notice: noticeOf(snapshot),
    needsSignIn: snapshot.matches({ ready: 'signedOut' }),
  };
}

function noticeOf(snapshot: SnapshotFrom<typeof reviewFeedbackMachine>): string | null {
  if (snapshot.matches({ ready: 'failed' }) || snapshot.matches({ voted: 'failed' })) {
    return t`Couldn’t send it. Try again.`;
  }
  if (snapshot.matches({ ready: 'own' })) return t`This review is your own.`;
  if (snapshot.matches({ ready: 'signedOut' })) {
    return t`Sign in first, so each person counts once. We’ll send it right after.`;
  }
  if (snapshot.matches('reported')) return t`Thank you. We’ll read this review again.`;
  return null;
}
