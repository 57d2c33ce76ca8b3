import { t } from '../../kit/text/text.ts';

/** A review waits until an admin has read it (REV-01). */
export const reviewStatuses = ['waiting', 'published', 'rejected', 'withdrawn'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Why a review is reported by a reader or rejected by the shop. Few stars are none of them. */
export const reviewFaults = ['offensive', 'private', 'off-topic', 'advert', 'health-claim', 'other'] as const;
export type ReviewFault = (typeof reviewFaults)[number];

/** What somebody wanted to say about a review before they had to sign in. */
export type ReviewWish = { readonly kind: 'vote' } | { readonly kind: 'report'; readonly reason: ReviewFault };

export const faultLabels: Readonly<Record<ReviewFault, string>> = {
  offensive: t`It insults somebody`,
  private: t`It names a person or private details`,
  'off-topic': t`It isn’t about this product`,
  advert: t`It advertises something else`,
  'health-claim': t`It says that the product cures an illness`,
  other: t`Something else`,
};

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const starCounts = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starCounts)[number];

/** Days that the link in the message works. */
export const reviewLinkDays = 60;

/** Lengths in characters, and photos. */
export const reviewLimits = {
  shortest: 10,
  words: 2000,
  author: 60,
  photos: 4,
  answer: 1000,
  reason: 500,
} as const;

/** Reviews on a page. */
export const reviewsPerPage = 6;

/** The figures of a product's reviews. All published ones count, whatever is sorted or filtered. */
export interface ReviewFigures {
  /** How many published reviews give one star, two, … five. */
  readonly stars: readonly number[];
  readonly withPhotos: number;
  /** Written by buyers, but not published. */
  readonly rejected: number;
}

/** The average and the number of a product's reviews. */
export interface Rating {
  /** 1 to 5, with one decimal. */
  readonly average: number;
  readonly count: number;
}

/** The rating from the figures; null without a published review. */
export function ratingOf({ stars }: Pick<ReviewFigures, 'stars'>): Rating | null {
  const count = stars.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const sum = stars.reduce((all, each, place) => all + each * (place + 1), 0);
  return { average: Math.round((10 * sum) / count) / 10, count };
}

/** A published review as readers see it. */
export interface Review {
  readonly id: string;
  readonly stars: number;
  readonly words: string;
  /** The name that the writer chose. */
  readonly author: string;
  /** Addresses of its photos. */
  readonly photos: readonly string[];
  /** ISO 8601. */
  readonly writtenAt: string;
  /** The shop's answer; '' without one. */
  readonly answer: string;
  readonly helpful: number;
}

/** What a reader chose to see. */
export interface ReviewQuery {
  readonly sort: ReviewSort;
  readonly stars: Stars | null;
  readonly photos: boolean;
}

export const usualReviews: ReviewQuery = { sort: 'newest', stars: null, photos: false };

export interface ReviewPage {
  readonly figures: ReviewFigures;
  readonly reviews: readonly Review[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** What is written in the form (REV-01). */
export interface ReviewFields {
  /** 0 until chosen. */
  readonly stars: number;
  readonly words: string;
  readonly author: string;
}

export type ReviewMistakes = Partial<Record<keyof ReviewFields, string>>;

/** Messages by field, saying what to enter. Empty when the review can be sent. */
export function reviewMistakes({ stars, words, author }: ReviewFields): ReviewMistakes {
  const { shortest, words: longest, author: longestName } = reviewLimits;
  return {
    ...(stars < 1 ? { stars: t`Choose one to five stars` } : {}),
    ...(words.trim().length < shortest ? { words: t`Write at least ${shortest} characters` } : {}),
    ...(words.length > longest ? { words: t`Use at most ${longest} characters` } : {}),
    ...(author.trim() === '' ? { author: t`Enter the name to show with your review` } : {}),
    ...(author.length > longestName ? { author: t`Use at most ${longestName} characters` } : {}),
  };
}
