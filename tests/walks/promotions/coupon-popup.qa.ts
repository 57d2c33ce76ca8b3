import type { Page } from '@playwright/test';
import type { couponPopupMachine } from '../../../src/machines/promotions/coupon-popup/coupon-popup.machine.ts';
import { hidden, type PageAdapter, press, shown, sentDirectly, unseen } from '../kit/page-adapter.qa.ts';
import { drawerActs, drawerDiffers } from '../cart/drawer.qa.ts';
import { coveredBy } from '../kit/overlay.qa.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Evening offer' });
const inPanel = (name: string) => (page: Page) => panel(page).getByRole('button', { name });
const away = hidden(panel);
const inCart = 'Inside the cart it’s a card, and the cart is closed in this walk.';
const store = 'The device answers before anyone could see it.';
const own = 'Sent by a flow of its own.';
const elsewhere = unseen('It’s about offers to come, not about the one on the screen.');

/** An offer beside the page (CPN-08). */
export const couponPopupPage: PageAdapter<typeof couponPopupMachine> = {
  path: '/about',
  enter: coveredBy('coupon-popup'),
  alone: 'The overlays would show it immediately.',
  differs: drawerDiffers,
  acts: {
    'session.opened': sentDirectly('Sent by the session when somebody signs in.'),
    'session.closed': sentDirectly('Sent by the session when nobody is signed in.'),
    ...drawerActs,
    'page.arrived': sentDirectly('Sent by the navigation when another page opens.'),
    'cart.changed': sentDirectly('Sent by the cart when its items change.'),
    'popup.preview': sentDirectly('Sent by the test page.'),
    'trigger.fired': sentDirectly(own),
    'overlay.granted': sentDirectly('Sent by the overlays when it may be shown.'),
    'countdown.over': sentDirectly(own),
    'code.copied': sentDirectly(own),
    'code.refused': sentDirectly(own),
    'coupon.apply': press(inPanel('Apply'), inCart),
    'popup.close': press(inPanel('Close offer'), inCart),
    'popup.dismiss': press(inPanel('No more offers'), inCart),
    'overlay.revoked': sentDirectly('Sent by the overlays when something else has to be shown.'),
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
