import type { Page } from '@playwright/test';
import type { bannerCarouselMachine } from '../../../src/machines/promotions/banner-carousel/banner-carousel.machine.ts';
import {
  activate,
  hidden,
  type PageAdapter,
  promotionsThere,
  shown,
  sentDirectly,
  unseen,
} from '../kit/page-adapter.qa.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Offers' });
const button = (name: string | RegExp) => (page: Page) => strip(page).getByRole('button', { name });
const there = shown(strip);
const age = unseen('The age of the list isn’t shown.');
const finger = 'It takes a finger on a touch screen; this window has a mouse.';

/** The banner below the header (BNR-03). */
export const bannerCarouselPage: PageAdapter<typeof bannerCarouselMachine> = {
  path: '/',
  enter: promotionsThere,
  acts: {
    'hold.began': sentDirectly('The pointer would stay over it and hold it in every later step.'),
    'hold.ended': sentDirectly('The pointer would stay over it and hold it in every later step.'),
    'banner.preview': sentDirectly('Sent by the test page.'),
    'banner.close': activate(button('Hide offers for this visit')),
    'swipe.begin': sentDirectly(finger),
    'swipe.end': sentDirectly(finger),
    'rotation.pause': activate(button('Pause offers')),
    'rotation.resume': activate(button('Play offers')),
    'slide.select': activate((page, { index }) => button(new RegExp(`^Offer ${Number(index) + 1} of`, 'u'))(page)),
    'page.arrived': sentDirectly('Sent by the navigation when another page opens.'),
  },
  answers: { loadBanners: sentDirectly('The walk must not depend on the banners of the sandbox.') },
  sees: {
    'banner-carousel.arriving': there,
    'banner-carousel.shown': there,
    'banner-carousel.shown.turning': there,
    'banner-carousel.shown.turning.rotating': there,
    'banner-carousel.shown.turning.resting': there,
    'banner-carousel.shown.turning.resting.held': there,
    'banner-carousel.shown.turning.resting.paused': there,
    'banner-carousel.shown.list': age,
    'banner-carousel.shown.list.fresh': age,
    'banner-carousel.shown.list.stale': age,
    'banner-carousel.shown.list.loading': age,
    'banner-carousel.hidden': hidden(strip),
  },
};
