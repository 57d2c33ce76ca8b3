/** The two lists of short videos: the shop's own reels, and its videos on Instagram (ADM-06). */
export const reelPlaces = ['reel', 'instagram'] as const;
export type ReelPlace = (typeof reelPlaces)[number];

/** Most videos of one list. */
export const maxReels = 100;
/** Most that the shop shows of one. */
export const maxShown = 50;

/** How a video comes: not at all, from the shop itself, or from a page of somebody else. */
export const videoKinds = ['none', 'upload', 'link'] as const;
export type VideoKind = (typeof videoKinds)[number];

/** A short video as shoppers see it. */
export interface Reel {
  readonly id: string;
  readonly title: string;
  readonly productSku: string | null;
  /** The video, or the page that shows it; null where there is only its poster. */
  readonly url: string | null;
  readonly film: VideoKind;
  /** The picture that stands for it, as a path of the shop. */
  readonly poster: string;
  readonly position: number;
}

/** The videos of one product; a poster alone is none, its page has pictures of its own (CAT-05). */
export function videosOf(reels: readonly Reel[], sku: string): readonly Reel[] {
  return reels.filter(({ productSku, film }) => productSku === sku && film !== 'none');
}

/** Hosts that a video may be linked on. */
const videoHosts: ReadonlySet<string> = new Set([
  'instagram.com',
  'www.instagram.com',
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
]);

/** Whether this is an https address at Instagram or YouTube, with nobody's name or password in it. */
export function isVideoLink(value: string): boolean {
  const address = URL.parse(value);
  if (address?.protocol !== 'https:' || !videoHosts.has(address.hostname)) return false;
  return address.username === '' && address.password === '' && address.port === '' && !/[\s\\]/u.test(value);
}

/**
 * The order that a person has chosen, over what is there now: what is gone is left out, and what came meanwhile
 * follows in the order that it has.
 */
export function reordered(there: readonly string[], chosen: readonly string[]): readonly string[] {
  const present = new Set(there);
  const named = new Set(chosen);
  return [...chosen.filter((id) => present.has(id)), ...there.filter((id) => !named.has(id))];
}
