import type { Translated } from '../kit/text/translated.ts';

/** Icons for a banner (BNR-01). */
export const bannerIcons = [
  'diya',
  'sparkle',
  'firecracker',
  'shipping',
  'gift',
  'medical',
  'verified',
  'health',
  'leaf',
] as const;

export type BannerIcon = (typeof bannerIcons)[number];

/** A one-line announcement below the header (BNR-01). */
export interface Banner extends Translated {
  readonly id: string;
  readonly text: string;
  readonly isEnabled: boolean;
  /** '#rrggbb'; null for the theme's colours. */
  readonly backgroundColor: string | null;
  readonly textColor: string | null;
  readonly icon: BannerIcon;
  /** The lowest comes first. */
  readonly priority: number;
  /** A path of the shop or an https URL; null if the banner has no link. */
  readonly link: string | null;
}

/** The enabled banners by ascending priority; equal priorities keep their order (BNR-03). */
export function shownBanners(banners: readonly Banner[]): readonly Banner[] {
  return banners.filter(({ isEnabled }) => isEnabled).toSorted((one, other) => one.priority - other.priority);
}

const themed = { isEnabled: true, backgroundColor: null, textColor: null };

/** Shown when the shop's own banners aren't available (BNR-02). */
export const fallbackBanners: readonly Banner[] = [
  {
    ...themed,
    id: 'fallback-festive',
    text: 'Light, rest and calm for the festive season',
    icon: 'diya',
    priority: 1,
    link: '/shop',
  },
  {
    ...themed,
    id: 'fallback-shipping',
    text: 'Free shipping all over India',
    icon: 'shipping',
    priority: 2,
    link: '/legal/shipping',
  },
  {
    ...themed,
    id: 'fallback-gift',
    text: 'Festive gifts: build a bundle and save up to 15%',
    icon: 'gift',
    priority: 3,
    link: '/shop',
  },
];

export const minContrast = 4.5;

/** Whether the banner's own colours have enough contrast (WCAG 1.4.3); otherwise the theme's are used. */
export function hasReadableColours<B extends Pick<Banner, 'backgroundColor' | 'textColor'>>(
  banner: B,
): banner is B & { readonly backgroundColor: string; readonly textColor: string } {
  const { backgroundColor, textColor } = banner;
  const ratio = backgroundColor && textColor ? contrastOf(backgroundColor, textColor) : null;
  return ratio !== null && ratio >= minContrast;
}

/** Contrast ratio, 1 to 21; null if a colour isn't '#rrggbb'. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Relative luminance as defined by WCAG 2; null if the colour isn't '#rrggbb'. */
function luminanceOf(colour: string): number | null {
  if (!/^#[\da-f]{6}$/iu.test(colour)) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
