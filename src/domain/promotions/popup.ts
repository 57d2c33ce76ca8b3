import { flashConstants } from '../kit/constants.ts';

/** How an admin has set the flash sale’s popup (FLS-02). */
export interface PopupSettings {
  readonly isActive: boolean;
  readonly showAfterSeconds: number;
  readonly exitIntentEnabled: boolean;
  readonly scrollTriggerEnabled: boolean;
  /** 1 to 100 of the page’s height. */
  readonly scrollTriggerPercent: number;
  readonly maxShowsPerSession: number;
  readonly maxShowsPerDay: number;
  /** Paths; '*' for all, '/shop/*' for everything below (FLS-04). */
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
  /** Forgets how often the popup was shown. */
  readonly debugMode: boolean;
  readonly trackingEnabled: boolean;
  readonly conversionTracking: boolean;
}

/** How often the popup was shown: in this session, and on this day (FLS-03). */
export interface PopupCounters {
  readonly session: number;
  readonly day: number;
}

export type FlashUrgency = 'critical' | 'high' | 'medium' | 'low';

const { criticalSeconds, highSeconds, mediumSeconds } = flashConstants;

/** What holds while nobody knows the shop’s own (FLS-01). */
export const defaultPopupSettings: PopupSettings = {
  isActive: true,
  showAfterSeconds: flashConstants.showAfterSeconds,
  exitIntentEnabled: true,
  scrollTriggerEnabled: true,
  scrollTriggerPercent: flashConstants.scrollTriggerPercent,
  maxShowsPerSession: flashConstants.maxShowsPerSession,
  maxShowsPerDay: flashConstants.maxShowsPerDay,
  enabledPages: ['*'],
  disabledPages: flashConstants.disabledPages,
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

/** Whether the popup may come on a page: disabled patterns win (FLS-04). */
export function isPageAllowed(
  { enabledPages, disabledPages }: Pick<PopupSettings, 'enabledPages' | 'disabledPages'>,
  path: string,
): boolean {
  const matches = (pattern: string) => isMatch(pattern, path);
  return !disabledPages.some(matches) && enabledPages.some(matches);
}

/** '/dashboard/*' is the dashboard and everything below, and no '/dashboards'. */
function isMatch(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  const page = tidied(path);
  if (!pattern.endsWith('/*')) return page === tidied(pattern);
  const base = pattern.slice(0, -1);
  return `${page}/`.startsWith(base);
}

/** Without query, fragment and a slash at the end; the home page is ''. */
function tidied(path: string): string {
  const [page = ''] = path.split(/[?#]/u);
  return page.replace(/\/+$/u, '');
}

/** Whether it was shown less often than it may be; debug mode does not count (FLS-03). */
export function isUnderLimits(
  { debugMode, maxShowsPerSession, maxShowsPerDay }: PopupSettings,
  { session, day }: PopupCounters,
): boolean {
  return debugMode || (session < maxShowsPerSession && day < maxShowsPerDay);
}

/** How pressing its end is (FLS-05). */
export function flashUrgency(secondsLeft: number): FlashUrgency {
  if (secondsLeft <= criticalSeconds) return 'critical';
  if (secondsLeft <= highSeconds) return 'high';
  return secondsLeft <= mediumSeconds ? 'medium' : 'low';
}

/** A field of the settings that does not go with the others, and what it wants. */
export interface PopupMistake {
  readonly field: keyof PopupSettings;
  readonly message: string;
}

/** What the settings say against each other (ADM-04); none where they hold together. */
export function popupMistakes(settings: PopupSettings): readonly PopupMistake[] {
  const mistakes: PopupMistake[] = [];
  if (settings.maxShowsPerSession > settings.maxShowsPerDay) {
    mistakes.push({
      field: 'maxShowsPerSession',
      message: 'The session limit can’t be higher than the daily limit',
    });
  }
  if (settings.isActive && settings.enabledPages.length === 0) {
    mistakes.push({ field: 'enabledPages', message: 'Add a page, or * for all pages, or turn the popup off' });
  }
  if (settings.conversionTracking && !settings.trackingEnabled) {
    mistakes.push({ field: 'conversionTracking', message: 'Turn on view tracking to count claims' });
  }
  return mistakes;
}
