import type { ReviewEvent } from './review.machine.ts';

export const reviewLabels: Readonly<Record<ReviewEvent['type'], string>> = {
  'review.publish': 'The shop publishes the review',
  'review.reject': 'The shop rejects the review',
  'review.revise': 'The writer changes the review',
  'review.withdraw': 'The writer withdraws the review',
  'review.answer': 'The shop answers the review',
};
