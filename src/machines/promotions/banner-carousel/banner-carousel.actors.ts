import { fromPromise } from 'xstate';
import type { Banner } from '../../../domain/promotions/banner.ts';
import { watching } from '../../kit/slot.ts';
import { bannerCarouselMachine, type BannerCarouselEvent } from './banner-carousel.machine.ts';

export interface BannerCarouselPorts {
  /** Reports whether the tab is hidden and whether reduced motion is preferred, at once and on every change. */
  watchStillness(listener: (hold: 'hidden' | 'still', isHeld: boolean) => void): () => void;
  /** The enabled banners by priority; the built-in ones if the server doesn't answer. */
  loadBanners(signal: AbortSignal): Promise<readonly Banner[]>;
  /** Hides the banners for the rest of the visit. */
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
