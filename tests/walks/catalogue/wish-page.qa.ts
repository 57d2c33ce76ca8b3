import type { Page } from '@playwright/test';
import type { wishPageMachine } from '../../../src/machines/catalogue/wish-page/wish-page.machine.ts';
import {
  hidden,
  type PageAdapter,
  press,
  problem,
  promotionsThere,
  sentDirectly,
  served,
  shown,
} from '../kit/page-adapter.qa.ts';

const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => main(page).getByRole('list', { name: 'On your wishlist' });
const nameOf = ({ sku }: { readonly [name: string]: unknown }) =>
  sku === 'sleep-mantra' ? 'Sleep Mantra' : String(sku);

/** The wishlist’s page (WSH-01). */
export const wishPagePage: PageAdapter<typeof wishPageMachine> = {
  path: '/wishlist',
  enter: promotionsThere,
  alone: 'The cart and the wishlist would take what they are told and report it back.',
  acts: {
    'wishes.changed': sentDirectly('Sent by the wishlist, which has its own walks.'),
    'wish.remove': press(
      (page, event) => list(page).getByRole('button', { name: `Remove ${nameOf(event)}` }),
      'The walks also try products that aren’t on the list.',
    ),
    'wish.move': press((page, event) => list(page).getByRole('button', { name: `Move to cart: ${nameOf(event)}` })),
    'page.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
  },
  answers: {
    loadProducts: served(/\/v1\/product-cards/u, ({ output }) =>
      output === undefined ? problem(400, 'malformed-request') : { status: 200, json: { products: output } },
    ),
  },
  sees: {
    'wish-page.reading': shown((page) => main(page).getByText('Loading your wishlist')),
    'wish-page.empty': shown((page) => main(page).getByText('Nothing on your wishlist yet')),
    'wish-page.loading': shown((page) => list(page).getByText('Sleep Mantra').first()),
    'wish-page.shown': hidden((page) => main(page).getByText('Loading your wishlist')),
    'wish-page.failed': shown((page) => main(page).getByText('Couldn’t load the products.')),
  },
};
