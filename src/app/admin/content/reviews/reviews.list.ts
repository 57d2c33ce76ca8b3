import { faultLabels, type ReviewStatus } from '../../../../domain/content/review/review.ts';
import { adminList, choiceFilter, onOffFilter } from '../../kit/list/admin-list.ts';
import type { Badge } from '../../kit/list/cells.ts';
import { wordsOf } from '../../kit/words.ts';

export const reviewNoun = { one: 'review', many: 'reviews' } as const;

export const statusBadges: Readonly<Record<ReviewStatus, Badge>> = {
  waiting: { text: 'To read', tone: 'warning' },
  published: { text: 'Published', tone: 'good' },
  rejected: { text: 'Rejected', tone: 'neutral' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
};

export const reviewList = adminList({
  slug: 'reviews',
  title: 'Reviews',
  noun: reviewNoun,
  search: 'Words, a name or a product',
  sort: '-writtenAt',
  columns: {
    product: { title: 'Product' },
    stars: { title: 'Stars', sort: 'stars', isNumeric: true, onPhone: 'aside' },
    words: { title: 'Review', onPhone: 'note', isLong: true },
    author: { title: 'By' },
    photos: { title: 'Photos', isNumeric: true, isHiddenFirst: true },
    reports: { title: 'Reports', sort: 'reports', isNumeric: true },
    status: { title: 'Status', onPhone: 'state' },
    written: { title: 'Written', sort: 'writtenAt' },
  },
  filters: {
    status: choiceFilter('Status', wordsOf(statusBadges)),
    stars: choiceFilter('Stars', { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' }),
    reason: choiceFilter('Reason', faultLabels),
    reported: onOffFilter('Reports', 'Reported', 'Not reported'),
    photos: onOffFilter('Photos', 'With photos', 'Without photos'),
  },
  tabs: {
    waiting: { label: 'To read', where: { status: 'waiting' } },
    reported: { label: 'Reported', where: { status: 'published', reported: 'true' } },
    published: { label: 'Published', where: { status: 'published' } },
    rejected: { label: 'Rejected', where: { status: 'rejected' } },
    withdrawn: { label: 'Withdrawn', where: { status: 'withdrawn' } },
  },
  empty: {
    title: 'No reviews yet',
    text: 'Buyers can write one as soon as they have what they ordered. Nothing is published before you’ve read it.',
  },
  absent: {
    bulk: 'Each review is read before it is published',
    export: 'Reviews are texts that are read one by one',
  },
});
