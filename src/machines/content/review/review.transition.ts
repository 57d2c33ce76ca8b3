import type { ReviewStatus } from '../../../domain/content/review/review.ts';
import { stepFrom } from '../../kit/step.ts';
import { reviewMachine, type ReviewEvent } from './review.machine.ts';

/** The messages that the writer gets in the transaction of the transition. */
export const reviewEffects = ['tellPublished', 'tellRejected', 'tellAnswered'] as const;
export type ReviewEffect = (typeof reviewEffects)[number];

export interface ReviewStep {
  readonly status: ReviewStatus;
  readonly effects: readonly ReviewEffect[];
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function reviewStep(status: ReviewStatus, event: ReviewEvent): ReviewStep | null {
  const step = stepFrom(reviewMachine, { value: status }, event, reviewEffects);
  return step && { status: step.next.value, effects: step.effects };
}
