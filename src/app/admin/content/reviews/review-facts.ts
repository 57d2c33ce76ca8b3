import type { AnyReview, readReviewFigures } from '../../../../contract/content/review.calls.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { faultLabels } from '../../../../domain/content/review/review.ts';
import { formatCount } from '../../../../domain/kit/money/money.ts';

export type Figures = AnswerOf<typeof readReviewFigures>;

/** Why a review was rejected, and what its writer was told; nothing of any other. */
export function rejectionOf({ status, rejectReason, rejectWords }: AnyReview) {
  if (status !== 'rejected') return [];
  return [
    { title: 'Why it was rejected', note: rejectReason === null ? '–' : faultLabels[rejectReason] },
    { title: 'What the customer reads', note: rejectWords },
  ];
}

/** How many are published, and the share that isn't, with the reasons. */
export function sharesOf({ published, rejected, reasons }: Figures) {
  const all = published + rejected;
  if (all === 0) return [];
  const share = (count: number) => `${formatCount(count)} (${Math.round((100 * count) / all)}%)`;
  return [
    { id: 'published', title: 'Published', aside: share(published) },
    { id: 'rejected', title: 'Rejected', aside: share(rejected) },
    ...reasons.map(({ reason, count }) => ({
      id: reason,
      title: `Rejected: ${faultLabels[reason]}`,
      aside: share(count),
    })),
  ];
}
