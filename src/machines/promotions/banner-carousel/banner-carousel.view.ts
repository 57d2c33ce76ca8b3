import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { SnapshotFrom } from 'xstate';
import { hasReadableColours, type Banner } from '../../../domain/promotions/banner.ts';
import type { bannerCarouselMachine } from './banner-carousel.machine.ts';

export interface BannerSlide {
  readonly id: string;
  readonly text: string;
  /** 'en' where the text isn’t in the page’s language. */
  readonly lang: 'en' | undefined;
  readonly icon: Banner['icon'];
  /** Null if the banner has no link. */
  readonly href: string | null;
  /** The banner's own colours if they have enough contrast; null for the theme's. */
  readonly colours: { readonly backgroundColor: string; readonly color: string } | null;
  readonly isCurrent: boolean;
}

export interface BannerCarouselView {
  readonly slides: readonly BannerSlide[];
  /** One per banner; empty if there is only one. */
  readonly dots: readonly { readonly label: string; readonly isCurrent: boolean }[];
  /** Null if nothing rotates: only one banner, or reduced motion is preferred. */
  readonly rotation: { readonly label: string; readonly isPaused: boolean } | null;
  /** Whether the text rotates now; if so, screen readers don't announce it. */
  readonly isTurning: boolean;
}

/** View model of the banner line; null if nothing is shown. */
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
      ? banners.map((_, at) => ({ label: t`Offer ${at + 1} of ${banners.length}`, isCurrent: at === index }))
      : [],
    rotation:
      hasMany && !holds.includes('still') ? { label: isPaused ? t`Play offers` : t`Pause offers`, isPaused } : null,
    isTurning: hasMany && snapshot.matches({ shown: { turning: 'rotating' } }),
  };
}

/** A banner for rendering. The page's first one is rendered before any actor starts. */
export function slideOf(banner: Banner, isCurrent: boolean): BannerSlide {
  const { id, text, icon, link } = banner;
  return {
    id,
    text,
    lang: langOf(banner, 'text'),
    icon,
    href: link,
    colours: hasReadableColours(banner)
      ? { backgroundColor: banner.backgroundColor, color: banner.textColor }
      : null,
    isCurrent,
  };
}

/** Label for screen readers. */
export const bannerWords = { region: t`Offers`, close: t`Hide offers for this visit` } as const;
