import { type AnyReview, listAllReviews } from '../../../../contract/content/review.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { moment, number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { reviewList, statusBadges } from './reviews.list.ts';

/** /dashboard/reviews: what buyers wrote, to be read, published, rejected and answered. */
export const ReviewsSection = adminSection({
  list: reviewList,
  calls: (http) => ({
    list: listOf(async (search, signal) => http.send(listAllReviews, { search, signal }), 'items', rowOf),
  }),
  forms: {},
});

function rowOf({ id, product, stars, words, author, photos, reports, status, writtenAt }: AnyReview) {
  return {
    id,
    name: `${product}, ${author}`,
    cells: {
      product: text(product),
      stars: number(stars),
      words: text(words.length > 90 ? `${words.slice(0, 90)}…` : words),
      author: text(author),
      photos: number(photos.length === 0 ? null : photos.length),
      reports: number(reports === 0 ? null : reports),
      status: { kind: 'badge', ...statusBadges[status] } as const,
      written: moment(writtenAt),
    },
    commands: [],
  };
}
