import type { Translated } from '../kit/text/translated.ts';

/** The two lists of short videos: the shop's own, and those on Instagram (ADM-06). */
export const reelPlaces = ['reel', 'instagram'] as const;
export type ReelPlace = (typeof reelPlaces)[number];

/** Maximum videos per list. */
export const maxReels = 100;
/** Maximum videos shown per list. */
export const maxShown = 50;

/** What a reel plays: nothing, an uploaded file, or a linked page. */
export const videoKinds = ['none', 'upload', 'link'] as const;
export type VideoKind = (typeof videoKinds)[number];

/** A short video as shown to shoppers. */
export interface Reel extends Translated {
  readonly id: string;
  readonly title: string;
  readonly productSku: string | null;
  /** The video file or the page that shows it; null if there is only a poster. */
  readonly url: string | null;
  readonly film: VideoKind;
  /** Path of the poster image. */
  readonly poster: string;
  readonly position: number;
}

/**
 * The videos of one product. Posters without a video are left out, as the product page has its own pictures
 * (CAT-05).
 */
export function videosOf(reels: readonly Reel[], sku: string): readonly Reel[] {
  return reels.filter(({ productSku, film }) => productSku === sku && film !== 'none');
}

/** Hosts that video links may point to. */
const videoHosts: ReadonlySet<string> = new Set([
  'instagram.com',
  'www.instagram.com',
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
]);

/** Whether this is an https URL on Instagram or YouTube, without credentials. */
export function isVideoLink(value: string): boolean {
  const address = URL.parse(value);
  if (address?.protocol !== 'https:' || !videoHosts.has(address.hostname)) return false;
  return address.username === '' && address.password === '' && address.port === '' && !/[\s\\]/u.test(value);
}

/**
 * Applies a chosen order to the current ids: ids that no longer exist are dropped, and new ones follow in their
 * current order.
 */
export function reordered(there: readonly string[], chosen: readonly string[]): readonly string[] {
  const present = new Set(there);
  const named = new Set(chosen);
  return [...chosen.filter((id) => present.has(id)), ...there.filter((id) => !named.has(id))];
}
