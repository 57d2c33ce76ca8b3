import { LazyRecordForm } from '../../admin/record/lazy-record-form.ts';
import { reviewForm } from '../../admin/record/form-parts.ts';
import { lazySection, listSection, type SectionEntry } from './lazy-section.tsx';

/** What shoppers say: their reviews, and what they searched for in vain. */
export const feedbackSections: readonly SectionEntry[] = [
  {
    slug: 'reviews',
    labels: { admin: 'Reviews' },
    code: listSection(
      () => import('../../admin/content/reviews/reviews.section.tsx').then((m) => m.ReviewsSection),
      () => [reviewForm, LazyRecordForm],
    ),
  },
  {
    slug: 'searches',
    labels: { admin: 'Searches' },
    code: lazySection(() =>
      import('../../admin/catalogue/searches/searches.section.tsx').then((m) => m.SearchesSection),
    ),
  },
];
