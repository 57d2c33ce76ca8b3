import type { Page } from '@playwright/test';
import type { wishlistMachine } from '../../../src/machines/catalogue/wishlist/wishlist.machine.ts';
import { savedInOtherTab } from '../kit/elsewhere.qa.ts';
import {
  type PageAdapter,
  press,
  promotionsThere,
  refusal,
  sentDirectly,
  served,
  shown,
} from '../kit/page-adapter.qa.ts';

const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sleep Mantra on your wishlist' });
const there = shown(heart);
const session = sentDirectly('Whoever signs in or out in the middle of a walk leaves the page.');

/** The hearts of products (WSH-01). */
export const wishlistPage: PageAdapter<typeof wishlistMachine> = {
  path: '/shop',
  enter: async (page) => {
    await promotionsThere(page);
    await heart(page).waitFor();
  },
  real: ['watchList', 'watchOwnList'],
  differs: {
    'wish.toggle @ reading': 'The device answers before anybody could press.',
  },
  acts: {
    'wish.toggle': press(heart),
    'wishes.refresh': sentDirectly('The page of the wishlist asks for it when it opens; the hearts are on others.'),
    'wishes.stored': savedInOtherTab('wishlist', ({ list }) => Object(list) as object),
    'session.opened': session,
    'session.closed': session,
  },
  answers: {
    readList: sentDirectly('The device answers before anyone could see it.'),
    sendChanges: served(/\/v1\/user\/wishlist/u, ({ output, error }) =>
      Array.isArray(output)
        ? {
            status: 200,
            json: { items: output.map((wish: object) => ({ ...wish, addedAt: '', product: null })) },
          }
        : refusal(error, 400),
    ),
  },
  sees: {
    'wishlist.reading': there,
    'wishlist.device': there,
    'wishlist.account': there,
    'wishlist.account.sending': there,
    'wishlist.account.settled': there,
    'wishlist.account.waiting': there,
  },
};
