import type { Page } from '@playwright/test';
import type { bannerCarouselMachine } from '../../../src/machines/promotions/banner-carousel/banner-carousel.machine.ts';
import {
  activate,
  type Gesture,
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

const gone = 'Nothing is there to be pointed at once it’s hidden.';

/** What the browser reports of a mouse or a finger on the strip. */
const pointer = (type: string, pointerType: 'mouse' | 'touch', notAlways: string | null = null): Gesture => ({
  kind: 'gesture',
  control: strip,
  perform: async (found, { x }) => {
    await found.dispatchEvent(type, { pointerType, clientX: Number(x ?? 0) });
    return true;
  },
  notAlways,
});

/** The banner below the header (BNR-03). */
export const bannerCarouselPage: PageAdapter<typeof bannerCarouselMachine> = {
  path: '/',
  enter: promotionsThere,
  differs: {
    'swipe.end': 'A finger that goes up without having come down means nothing.',
  },
  acts: {
    // The pointer itself would stay over it and hold it in every later step.
    'hold.began': pointer('pointerover', 'mouse', gone),
    'hold.ended': pointer('pointerout', 'mouse', gone),
    'banner.preview': sentDirectly('The test page is another one, for testers.'),
    'banner.close': activate(button('Hide offers for this visit')),
    'swipe.begin': pointer('pointerdown', 'touch'),
    'swipe.end': pointer('pointerup', 'touch'),
    'rotation.pause': activate(button('Pause offers')),
    'rotation.resume': activate(button('Play offers')),
    'slide.select': activate((page, { index }) => button(new RegExp(`^Offer ${Number(index) + 1} of`, 'u'))(page)),
    'page.arrived': sentDirectly('The next page loads by calls that the walk holds back.'),
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
