import type { Page } from '@playwright/test';
import type { recentProductsMachine } from '../../../src/machines/catalogue/recent-products/recent-products.machine.ts';
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

const row = (page: Page) => page.getByRole('region', { name: 'You looked at' });

/** What was looked at before, below a product (WSH-01). */
export const recentProductsPage: PageAdapter<typeof recentProductsMachine> = {
  path: '/shop/dog-mantra',
  enter: promotionsThere,
  acts: { 'recent.clear': press((page) => row(page).getByRole('button', { name: 'Clear' })) },
  answers: {
    readViewed: sentDirectly('The device answers before anyone could see it.'),
    loadProducts: served(/\/v1\/product-cards/u, ({ output }) =>
      output === undefined ? problem(400, 'malformed-request') : { status: 200, json: { products: output } },
    ),
  },
  sees: {
    'recent-products.reading': hidden(row),
    'recent-products.loading': hidden(row),
    'recent-products.shown': shown((page) => row(page).getByRole('link', { name: 'Sleep Mantra' })),
    'recent-products.hidden': hidden(row),
  },
};
