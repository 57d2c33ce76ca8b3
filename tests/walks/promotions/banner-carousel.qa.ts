import type { Page } from '@playwright/test';
import type { bannerCarouselMachine } from '../../../src/machines/promotions/banner-carousel/banner-carousel.machine.ts';
import {
  activate,
  hidden,
  type PageAdapter,
  promotionsThere,
  shown,
  told,
  unseen,
} from '../kit/page-adapter.qa.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Offers' });
const button = (name: string | RegExp) => (page: Page) => strip(page).getByRole('button', { name });
const there = shown(strip);
const age = unseen('The list’s age is not shown.');
const finger = 'A finger on a touch screen; this window has a mouse.';

/** The one line over the header (BNR-03). */
export const bannerCarouselPage: PageAdapter<typeof bannerCarouselMachine> = {
  path: '/',
  enter: promotionsThere,
  acts: {
    'hold.began': told('The pointer is of the whole window and would hold it in every step after.'),
    'hold.ended': told('The pointer is of the whole window and would hold it in every step after.'),
    'banner.preview': told('A tester’s page asks for it.'),
    'banner.close': activate(button('Hide offers for this visit')),
    'swipe.begin': told(finger),
    'swipe.end': told(finger),
    'rotation.pause': activate(button('Pause offers')),
    'rotation.resume': activate(button('Play offers')),
    'slide.select': activate((page, { index }) => button(new RegExp(`^Offer ${Number(index) + 1} of`, 'u'))(page)),
    'page.arrived': told('The navigation tells it when another page has come.'),
  },
  answers: { loadBanners: told('The banners of a sandbox must not decide the walk.') },
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
