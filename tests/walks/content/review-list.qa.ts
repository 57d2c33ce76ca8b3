import type { Page } from '@playwright/test';
import type { reviewListMachine } from '../../../src/machines/content/review-list/review-list.machine.ts';
import { answered, type PageAdapter, pick, press, sentDirectly, served, shown } from '../kit/page-adapter.qa.ts';

const section = (page: Page) => page.locator('#reviews');
const button = (name: string | RegExp) => (page: Page) => section(page).getByRole('button', { name });
const words = shown((page) => section(page).getByText('I sleep through the night now.').first());

/** A product’s reviews (REV-01). */
export const reviewListPage: PageAdapter<typeof reviewListMachine> = {
  path: '/shop/sleep-mantra',
  // Its code comes once somebody is on the way to it.
  enter: (page) => section(page).scrollIntoViewIfNeeded(),
  acts: {
    'sort.choose': pick(
      (page) => section(page).getByLabel('Sort reviews'),
      ({ sort }) => String(sort),
    ),
    'stars.choose': sentDirectly('A row toggles: what it chooses depends on what is chosen.'),
    'photos.set': sentDirectly('A checkbox toggles: what it chooses depends on what is chosen.'),
    'reviews.more': press(button('Show more reviews')),
    'reviews.retry': press(button('Try again')),
  },
  answers: {
    fetchReviews: served(/\/v1\/product\/sleep-mantra\/review/u, answered),
    fetchMore: served(/\/v1\/product\/sleep-mantra\/review/u, answered),
  },
  sees: {
    'review-list.shown': words,
    'review-list.loading': words,
    'review-list.adding': shown(button('Loading…')),
    'review-list.failed': shown((page) => section(page).getByText('We couldn’t load the reviews. Try again.')),
    'review-list.unadded': shown((page) => section(page).getByText('We couldn’t load the reviews. Try again.')),
  },
};
