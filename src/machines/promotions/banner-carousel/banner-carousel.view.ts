import type { SnapshotFrom } from 'xstate';
import { hasReadableColours, type Banner } from '../../../domain/promotions/banner.ts';
import type { bannerCarouselMachine } from './banner-carousel.machine.ts';

export interface BannerSlide {
  readonly id: string;
  readonly text: string;
  readonly icon: Banner['icon'];
  /** Null where it leads nowhere. */
  readonly href: string | null;
  /** The record's own pair, if it can be read; null for the theme's. */
  readonly colours: { readonly backgroundColor: string; readonly color: string } | null;
  readonly isCurrent: boolean;
}

export interface BannerCarouselView {
  readonly slides: readonly BannerSlide[];
  /** One per banner; none where there is only one. */
  readonly dots: readonly { readonly label: string; readonly isCurrent: boolean }[];
  /** Null where nothing turns by itself: one banner only, or movement is unwanted. */
  readonly rotation: { readonly label: string; readonly isPaused: boolean } | null;
  /** Whether the text changes by itself now; then screen readers are not told of it. */
  readonly isTurning: boolean;
}

/** What the strip over the header says; null where nothing is shown. */
export function bannerCarouselView(
  snapshot: SnapshotFrom<typeof bannerCarouselMachine>,
): BannerCarouselView | null {
  if (!snapshot.matches('shown')) return null;
  const { banners, index, holds } = snapshot.context;
  const isPaused = snapshot.matches({ shown: { turning: { resting: 'paused' } } });
  const hasMany = banners.length > 1;
  return {
    slides: banners.map((banner, at) => slideOf(banner, at === index)),
    dots: hasMany
      ? banners.map((_, at) => ({ label: `Offer ${at + 1} of ${banners.length}`, isCurrent: at === index }))
      : [],
    rotation:
      hasMany && !holds.includes('still') ? { label: isPaused ? 'Play offers' : 'Pause offers', isPaused } : null,
    isTurning: hasMany && snapshot.matches({ shown: { turning: 'rotating' } }),
  };
}

/** A banner as it is drawn; the page's first one is, before any actor. */
export function slideOf(banner: Banner, isCurrent: boolean): BannerSlide {
  const { id, text, icon, link } = banner;
  return {
    id,
    text,
    icon,
    href: link,
    colours: hasReadableColours(banner)
      ? { backgroundColor: banner.backgroundColor, color: banner.textColor }
      : null,
    isCurrent,
  };
}

/** The line that screen readers name the strip by. */
export const bannerWords = { region: 'Offers', close: 'Hide offers for this visit' } as const;
