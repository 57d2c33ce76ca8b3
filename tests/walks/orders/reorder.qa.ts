import type { Page } from '@playwright/test';
import { orderAnswer, sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import type { reorderMachine } from '../../../src/machines/orders/reorder/reorder.machine.ts';
import { type PageAdapter, press, pressEach, shown, sentDirectly, unseen } from '../kit/page-adapter.qa.ts';
import { signedIn } from '../account/signed-in.qa.ts';

const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Order again' });
const question = (page: Page) => page.getByRole('dialog');
const inQuestion = (name: string) => (page: Page) => question(page).getByRole('button', { name, exact: true });
const says = (title: string) => shown((page) => page.getByRole('dialog', { name: title }));
const lies = 'The question covers the page; the order can be repeated again once it’s answered.';

/** ‘Order again’ on the page of an order with two bottles (ORD-02). */
export const reorderPage: PageAdapter<typeof reorderMachine> = {
  path: `/dashboard/orders/${sampleOrder.id}`,
  stubs: [
    {
      path: /\/v1\/order\/[^/]+$/u,
      json: orderAnswer(
        { status: 'paid' },
        { lines: sampleOrder.lines.map((line) => ({ ...line, quantity: 2, lineTotal: 2998 })) },
      ),
    },
  ],
  enter: async (page) => {
    await signedIn(page);
    await again(page).waitFor();
  },
  acts: {
    'reorder.ask': press(again, lies),
    'reorder.confirm': press((page) => question(page).getByRole('button', { name: 'Add to cart' })),
    'reorder.close': pressEach([inQuestion('Not now'), inQuestion('Close')]),
  },
  answers: { findProducts: sentDirectly('A product that has just loaded is kept for ten seconds.') },
  sees: {
    'reorder.idle': shown(again),
    'reorder.checking': shown((page) => page.getByRole('main').getByRole('button', { name: 'One moment …' })),
    'reorder.deciding': unseen('It’s over before anything can be drawn.'),
    'reorder.offered': says('Some things have changed'),
    'reorder.unavailable': says('You can’t order this again'),
    'reorder.failed': says('We couldn’t check this order'),
  },
};
