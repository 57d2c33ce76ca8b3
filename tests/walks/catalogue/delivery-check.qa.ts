import type { Page } from '@playwright/test';
import type { deliveryCheckMachine } from '../../../src/machines/catalogue/delivery-check/delivery-check.machine.ts';
import {
  fieldOf,
  type PageAdapter,
  press,
  problem,
  served,
  shown,
  sentDirectly,
  type,
} from '../kit/page-adapter.qa.ts';

const says = (words: string | RegExp) => (page: Page) => page.getByRole('status').filter({ hasText: words });
const invited = shown(says('Enter your pincode to see the delivery date'));

/** The delivery estimate beside a product's price (CHK-08). */
export const deliveryCheckPage: PageAdapter<typeof deliveryCheckMachine> = {
  path: '/shop/sleep-mantra',
  acts: {
    'pincode.type': type((page) => page.getByLabel('Deliver to'), fieldOf('text')),
    'pincode.retry': press((page) => page.getByRole('main').getByRole('button', { name: 'Try again' })),
  },
  answers: {
    readPincode: sentDirectly('The device answers before anyone could see it.'),
    findDelivery: served(/\/v1\/delivery\//u, ({ output }) =>
      output === undefined ? problem(422, 'invalid-input') : { status: 200, json: output },
    ),
  },
  sees: {
    'delivery-check.reading': invited,
    'delivery-check.unasked': invited,
    'delivery-check.asking': shown(says('Checking…')),
    'delivery-check.answered': shown(says('Cash on delivery is available at 560066.')),
    'delivery-check.undeliverable': shown(says(/^We don’t deliver to/u)),
    'delivery-check.failed': shown(says('We couldn’t check this pincode. Try again.')),
  },
};
