import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import {
  type ReviewFields,
  reviewLimits,
  type ReviewMistakes,
  reviewMistakes,
} from '../../../domain/content/review/review.ts';
import { failureWords } from '../../kit/failure-words.ts';
import type { reviewFormMachine } from './review-form.machine.ts';
import type { KeptPhoto } from './review-form.types.ts';

export interface ReviewFormView {
  readonly stage: 'loading' | 'writing' | 'sent' | 'withdrawn' | 'missing' | 'failed';
  readonly title: string;
  readonly text: string;
  /** Null until loaded. */
  readonly sku: string | null;
  readonly fields: ReviewFields;
  readonly errors: ReviewMistakes;
  readonly photos: readonly KeptPhoto[];
  readonly canAttach: boolean;
  readonly isAttaching: boolean;
  readonly isBusy: boolean;
  readonly button: string;
  /** Why an earlier version was rejected, or why it couldn’t be sent; null if neither. */
  readonly notice: { readonly tone: 'warning' | 'bad'; readonly text: string } | null;
}

/** View model of the form for a review. */
export function reviewFormView(snapshot: SnapshotFrom<typeof reviewFormMachine>): ReviewFormView {
  const { opened, fields, photos } = snapshot.context;
  const isSending = snapshot.matches('sending');
  const isWithdrawing = snapshot.matches('withdrawing');
  const isAttaching = snapshot.matches('attaching');
  return {
    ...headlineOf(snapshot),
    sku: opened?.sku ?? null,
    fields,
    errors: snapshot.matches({ writing: 'misfit' }) ? reviewMistakes(fields) : {},
    photos,
    canAttach: photos.length < reviewLimits.photos && snapshot.matches('writing'),
    isAttaching,
    isBusy: isSending || isWithdrawing,
    button: isSending ? t`Sending…` : t`Send review`,
    notice: noticeOf(snapshot),
  };
}

type Snapshot = SnapshotFrom<typeof reviewFormMachine>;

function headlineOf(snapshot: Snapshot): Pick<ReviewFormView, 'stage' | 'title' | 'text'> {
  const product = snapshot.context.opened?.product ?? '';
  if (snapshot.matches('loading')) {
    return { stage: 'loading', title: t`One moment`, text: t`We’re loading the form.` };
  }
  if (snapshot.matches('failed')) {
    return { stage: 'failed', title: t`We couldn’t load the form`, text: t`Check your connection and try again.` };
  }
  if (snapshot.matches('missing')) {
    return {
      stage: 'missing',
      title: t`This link no longer works`,
      text: t`Sign in and open your order: you can review every item from there.`,
    };
  }
  if (snapshot.matches('withdrawn')) {
    return {
      stage: 'withdrawn',
      title: t`Your review has been withdrawn`,
      text: t`It’s no longer shown. You can write about ${product} again whenever you like.`,
    };
  }
  if (snapshot.matches('sent') || snapshot.matches('withdrawing')) {
    return snapshot.context.opened?.written?.status === 'published'
      ? {
          stage: 'sent',
          title: t`Your review is published`,
          text: t`Everyone can read it on the page of ${product}.`,
        }
      : {
          stage: 'sent',
          title: t`Thank you for your review`,
          text: t`We read every review before it’s published, good or bad, and tell you when it is.`,
        };
  }
  return {
    stage: 'writing',
    title: t`How is ${product}?`,
    text: t`Good or bad: others want to know before they buy.`,
  };
}

function noticeOf(snapshot: Snapshot): ReviewFormView['notice'] {
  const { failure, opened } = snapshot.context;
  const isRefused = snapshot.matches({ writing: 'refused' }) || snapshot.matches({ sent: 'refused' });
  if (isRefused && failure) return { tone: 'bad', text: failureWords(failure) };
  if (opened?.written?.status === 'rejected' && !snapshot.matches('withdrawn')) {
    return { tone: 'warning', text: t`We couldn’t publish it like this: ${opened.written.reason}` };
  }
  return null;
}
