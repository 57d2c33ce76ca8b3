import { flashConstants } from '../kit/constants.ts';
import type { Mistake, Rule } from '../kit/failure.ts';
import type { Translated } from '../kit/text/translated.ts';
import type { CouponTerms } from './coupon/coupon.ts';

/** An admin's settings of the flash-sale popup (FLS-02). */
export interface PopupSettings extends Translated {
  readonly isActive: boolean;
  readonly showAfterSeconds: number;
  readonly exitIntentEnabled: boolean;
  readonly scrollTriggerEnabled: boolean;
  /** 1 to 100 percent of the page height. */
  readonly scrollTriggerPercent: number;
  readonly maxShowsPerSession: number;
  readonly maxShowsPerDay: number;
  /** Shows again in the same visit after 'Maybe Later' or ×, up to the limits. */
  readonly showsAgain: boolean;
  /** Paths; '*' for all, '/shop/*' for a path and everything below it (FLS-04). */
  readonly enabledPages: readonly string[];
  readonly disabledPages: readonly string[];
  /** Seconds. */
  readonly timerDuration: number;
  readonly couponCode: string;
  readonly discountPercent: number;
  readonly couponDescription: string;
  readonly popupTitle: string;
  readonly urgencyBadgeText: string;
  readonly buttonText: string;
  readonly trustIndicators: readonly string[];
  /** Ignores how often the popup was shown. */
  readonly debugMode: boolean;
  readonly trackingEnabled: boolean;
  readonly conversionTracking: boolean;
}

/** How often the popup was shown in this session and on this day (FLS-03). */
export interface PopupCounters {
  readonly session: number;
  readonly day: number;
}

export type FlashUrgency = 'critical' | 'high' | 'medium' | 'low';

const { criticalSeconds, highSeconds, mediumSeconds } = flashConstants;

/** Pages where a sale only disturbs: sign-in, legal texts, a finished order. */
const quietPages = ['/login', '/register', '/legal/*', '/order-success', '/pay/*'];

/** Used while the shop's own settings aren't known (FLS-01). */
export const defaultPopupSettings: PopupSettings = {
  isActive: true,
  showAfterSeconds: flashConstants.showAfterSeconds,
  exitIntentEnabled: true,
  scrollTriggerEnabled: true,
  scrollTriggerPercent: flashConstants.scrollTriggerPercent,
  maxShowsPerSession: flashConstants.maxShowsPerSession,
  maxShowsPerDay: flashConstants.maxShowsPerDay,
  showsAgain: false,
  enabledPages: ['*'],
  disabledPages: [...flashConstants.disabledPages, ...quietPages],
  timerDuration: flashConstants.timerSeconds,
  couponCode: flashConstants.couponCode,
  discountPercent: flashConstants.discountPercent,
  couponDescription: `${flashConstants.discountPercent}% off with the code ${flashConstants.couponCode}`,
  popupTitle: 'Flash sale',
  urgencyBadgeText: 'For a short time',
  buttonText: `Claim ${flashConstants.discountPercent}% off`,
  trustIndicators: ['Prices include all taxes', 'Cancel until your order is packed'],
  debugMode: false,
  trackingEnabled: true,
  conversionTracking: true,
};

/** Whether the popup may open on a page. Disabled patterns win (FLS-04). */
export function isPageAllowed(
  { enabledPages, disabledPages }: Pick<PopupSettings, 'enabledPages' | 'disabledPages'>,
  path: string,
): boolean {
  const matches = (pattern: string) => isMatch(pattern, path);
  return !disabledPages.some(matches) && enabledPages.some(matches);
}

/** '/dashboard/*' matches the dashboard and everything below it, but not '/dashboards'. */
function isMatch(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  const page = tidied(path);
  if (!pattern.endsWith('/*')) return page === tidied(pattern);
  const base = pattern.slice(0, -1);
  return `${page}/`.startsWith(base);
}

/** Strips query, hash and trailing slash; the home page becomes ''. */
function tidied(path: string): string {
  const [page = ''] = path.split(/[?#]/u);
  return page.replace(/\/+$/u, '');
}

/** Whether the popup was shown less often than its limits; debug mode ignores them (FLS-03). */
export function isUnderLimits(
  { debugMode, maxShowsPerSession, maxShowsPerDay }: PopupSettings,
  { session, day }: PopupCounters,
): boolean {
  return debugMode || (session < maxShowsPerSession && day < maxShowsPerDay);
}

/** How urgent the sale's end is (FLS-05). */
export function flashUrgency(secondsLeft: number): FlashUrgency {
  if (secondsLeft <= criticalSeconds) return 'critical';
  if (secondsLeft <= highSeconds) return 'high';
  return secondsLeft <= mediumSeconds ? 'medium' : 'low';
}

/** The rules of settings that must fit each other (ADM-04). */
export function popupRules(settings: PopupSettings): readonly Rule[] {
  return [
    () =>
      settings.maxShowsPerSession > settings.maxShowsPerDay
        ? { field: 'maxShowsPerSession', message: 'The session limit can’t be higher than the daily limit' }
        : null,
    () =>
      settings.isActive && settings.enabledPages.length === 0
        ? { field: 'enabledPages', message: 'Add a page, or * for all pages, or turn the popup off' }
        : null,
    () =>
      settings.conversionTracking && !settings.trackingEnabled
        ? { field: 'conversionTracking', message: 'Turn on view tracking to count claims' }
        : null,
  ];
}

/** What the popup needs to know of the coupon with its code. */
export interface PopupCoupon {
  readonly terms: Pick<CouponTerms, 'type' | 'value' | 'startsAt' | 'expiresAt'>;
  readonly isUsedUp: boolean;
}

/**
 * Why shoppers couldn't use the popup's code at this moment, or wouldn't get what it promises; null if they can
 * (FLS-01). `coupon` is null if no coupon that is on has the code.
 */
export function popupCodeMistake(
  settings: Pick<PopupSettings, 'discountPercent'>,
  coupon: PopupCoupon | null,
  now: Date,
): Mistake | null {
  const field = 'couponCode';
  if (!coupon) return { field, message: 'No active coupon has this code' };
  const { type, value, startsAt, expiresAt } = coupon.terms;
  if (type !== 'percentage') return { field, message: 'The popup needs a percentage coupon' };
  if (startsAt !== null && now < new Date(startsAt)) return { field, message: 'This coupon hasn’t started yet' };
  if (expiresAt !== null && now >= new Date(expiresAt)) return { field, message: 'This coupon has ended' };
  if (coupon.isUsedUp) return { field, message: 'This coupon is used up' };
  return value === settings.discountPercent
    ? null
    : { field: 'discountPercent', message: `The coupon with this code gives ${value}%` };
}
