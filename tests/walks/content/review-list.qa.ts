import type { Page } from '@playwright/test';
import type { reviewListMachine } from '../../../src/machines/content/review-list/review-list.machine.ts';
import { answered, choose, type PageAdapter, pick, press, served, shown } from '../kit/page-adapter.qa.ts';

const section = (page: Page) => page.locator('#reviews');
const button = (name: string | RegExp) => (page: Page) => section(page).getByRole('button', { name });
/** A row that isn’t chosen yet. */
const row = (stars: number) => (page: Page) =>
  section(page).getByRole('button', { name: new RegExp(`^${stars} stars`, 'u'), pressed: false });
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
    'stars.choose': press(
      (page, { stars }) => (stars === null ? button('Show all')(page) : row(Number(stars))(page)),
      'A row that is chosen shows all again, and then there is nothing to show again.',
    ),
    'photos.set': choose(
      (page) => section(page).getByLabel('With photos'),
      'A box that is ticked can only be cleared.',
    ),
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
