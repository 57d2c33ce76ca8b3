import type { Page } from '@playwright/test';
import type { couponPopupMachine } from '../../../src/machines/promotions/coupon-popup/coupon-popup.machine.ts';
import { hidden, type PageAdapter, press, shown, sentDirectly, unseen } from '../kit/page-adapter.qa.ts';
import { closedDrawer, drawerActs, drawerDiffers } from '../cart/drawer.qa.ts';
import { copying } from '../kit/elsewhere.qa.ts';
import { coveredBy, granted, revoked } from '../kit/overlay.qa.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Evening offer' });
const inPanel = (name: string | RegExp) => (page: Page) => panel(page).getByRole('button', { name });
const away = hidden(panel);
const inCart = 'Inside the cart it’s a card, and the cart is closed in this walk.';
const store = 'The device answers before anyone could see it.';
const elsewhere = unseen('It’s about offers to come, not about the one on the screen.');

/** An offer beside the page (CPN-08). */
export const couponPopupPage: PageAdapter<typeof couponPopupMachine> = {
  path: '/about',
  enter: coveredBy('coupon-popup'),
  between: closedDrawer,
  alone: 'The overlays would show it immediately.',
  heard: ['codeCopy'],
  differs: drawerDiffers,
  acts: {
    'session.opened': sentDirectly('Whoever signs in comes from another page.'),
    'session.closed': sentDirectly('Whoever signs out leaves the page.'),
    ...drawerActs,
    'page.arrived': sentDirectly('The next page loads by calls that the walk holds back.'),
    'cart.changed': sentDirectly('The walk’s cart has other items than the page’s.'),
    'popup.preview': sentDirectly('The test page is another one, for testers.'),
    'trigger.fired': sentDirectly('Time, scrolling and the pointer fire it, watched by a flow of its own.'),
    'overlay.granted': granted('coupon-popup'),
    'countdown.over': sentDirectly('Only time ends it, by a timer of a flow of its own.'),
    'code.copied': copying(inPanel(/^Cop/u), true, inCart),
    'code.refused': copying(inPanel(/^Cop/u), false, inCart),
    'coupon.apply': press(inPanel('Apply'), inCart),
    'popup.close': press(inPanel('Close offer'), inCart),
    'popup.dismiss': press(inPanel('No more offers'), inCart),
    'overlay.revoked': revoked('coupon-popup'),
  },
  answers: {
    findOffers: sentDirectly('The walk must not depend on the offers of the sandbox.'),
    readMoment: sentDirectly(store),
    readOffer: sentDirectly('The walk must not depend on the offers of the sandbox.'),
    readMomentInCart: sentDirectly(store),
    readOfferInCart: sentDirectly('The walk must not depend on the offers of the sandbox.'),
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
    'coupon-popup.popup.visible': unseen('It’s over the page or in the cart.'),
    'coupon-popup.popup.visible.onPage': shown(panel),
    'coupon-popup.popup.visible.inCart': away,
    'coupon-popup.popup.closed': away,
    'coupon-popup.popup.expired': away,
    'coupon-popup.popup.dismissed': away,
    'coupon-popup.popup.applied': away,
  },
};
