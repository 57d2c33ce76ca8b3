import { transition } from 'xstate';
import type { ReviewStatus } from '../../../domain/content/review/review.ts';
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
  const here = reviewMachine.resolveState({ value: status });
  if (!here.can(event)) return null;
  const [next, actions] = transition(reviewMachine, here, event);
  return {
    status: next.value,
    effects: actions.flatMap(({ type }) => reviewEffects.filter((effect) => effect === type)),
  };
}
