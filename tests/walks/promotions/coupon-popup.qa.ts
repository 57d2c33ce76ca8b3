import type { Page } from '@playwright/test';
import type { couponPopupMachine } from '../../../src/machines/promotions/coupon-popup/coupon-popup.machine.ts';
import { hidden, type PageAdapter, press, promotionsThere, shown, told, unseen } from '../kit/page-adapter.qa.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Evening offer' });
const inPanel = (name: string) => (page: Page) => panel(page).getByRole('button', { name });
const away = hidden(panel);
const inCart = 'In the cart it is a card of the cart, which is closed in this walk.';
const store = 'The device answers before anybody could look.';
const own = 'It is told by a flow of its own.';
const elsewhere = unseen('It concerns what may come, not what is there.');

/** An offer beside the page (CPN-08). */
export const couponPopupPage: PageAdapter<typeof couponPopupMachine> = {
  path: '/about',
  enter: promotionsThere,
  alone: 'The overlays would give it its turn at once.',
  acts: {
    'session.opened': told('The session tells who is there.'),
    'session.closed': told('The session tells that nobody is there.'),
    'drawer.opened': told('The cart tells that it is open.'),
    'drawer.closed': told('The cart tells that it is closed.'),
    'page.arrived': told('The navigation tells it when another page has come.'),
    'cart.changed': told('The cart tells what is in it.'),
    'popup.preview': told('A tester’s page asks for it.'),
    'trigger.fired': told(own),
    'overlay.granted': told('The overlays give it its turn.'),
    'countdown.over': told(own),
    'code.copied': told(own),
    'code.refused': told(own),
    'coupon.apply': press(inPanel('Apply'), inCart),
    'popup.close': press(inPanel('Close offer'), inCart),
    'popup.dismiss': press(inPanel('No more offers'), inCart),
    'overlay.revoked': told('The overlays take its turn back.'),
  },
  answers: {
    findOffers: told('The offers of a sandbox must not decide the walk.'),
    readMoment: told(store),
    readOffer: told('The offers of a sandbox must not decide the walk.'),
    readMomentInCart: told(store),
    readOfferInCart: told('The offers of a sandbox must not decide the walk.'),
  },
  sees: {
    'coupon-popup.place': elsewhere,
    'coupon-popup.place.deciding': elsewhere,
    'coupon-popup.place.onPage': elsewhere,
    'coupon-popup.place.inCart': elsewhere,
    'coupon-popup.offers': elsewhere,
    'coupon-popup.offers.fetching': elsewhere,
    'coupon-popup.offers.fresh': elsewhere,
    'coupon-popup.offers.stale': elsewhere,
    'coupon-popup.popup': elsewhere,
    'coupon-popup.popup.hidden': away,
    'coupon-popup.popup.hidden.deciding': away,
    'coupon-popup.popup.hidden.onPage': away,
    'coupon-popup.popup.hidden.onPage.listening': away,
    'coupon-popup.popup.hidden.onPage.choosing': away,
    'coupon-popup.popup.hidden.onPage.confirming': away,
    'coupon-popup.popup.hidden.onPage.waiting': away,
    'coupon-popup.popup.hidden.inCart': away,
    'coupon-popup.popup.hidden.inCart.listening': away,
    'coupon-popup.popup.hidden.inCart.choosing': away,
    'coupon-popup.popup.hidden.inCart.confirming': away,
    'coupon-popup.popup.visible': unseen('Over the page or in the cart.'),
    'coupon-popup.popup.visible.onPage': shown(panel),
    'coupon-popup.popup.visible.inCart': away,
    'coupon-popup.popup.closed': away,
    'coupon-popup.popup.expired': away,
    'coupon-popup.popup.dismissed': away,
    'coupon-popup.popup.applied': away,
  },
};
