import { fromPromise } from 'xstate';
import type { Banner } from '../../../domain/promotions/banner.ts';
import { watching } from '../../kit/slot.ts';
import { bannerCarouselMachine, type BannerCarouselEvent } from './banner-carousel.machine.ts';

export interface BannerCarouselPorts {
  /** Tells at once, and at every change, whether the tab is hidden and whether movement is unwanted. */
  watchStillness(listener: (hold: 'hidden' | 'still', isHeld: boolean) => void): () => void;
  /** The enabled banners by priority; the built-in ones where the server does not answer. */
  loadBanners(signal: AbortSignal): Promise<readonly Banner[]>;
  /** The pages of this visit come without banners from now on. */
  keepClosed(): void;
}

export function bannerCarouselLogic(ports: BannerCarouselPorts) {
  return bannerCarouselMachine.provide({
    actors: {
      watchStillness: watching<BannerCarouselEvent>((tell) =>
        ports.watchStillness((hold, isHeld) => tell({ type: isHeld ? 'hold.began' : 'hold.ended', hold })),
      ),
      loadBanners: fromPromise(({ signal }) => ports.loadBanners(signal)),
    },
    actions: { keepClosed: () => ports.keepClosed() },
  });
}
