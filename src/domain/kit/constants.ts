/**
 * All constants and limits of section 9 of the specification. Times are in milliseconds unless the name says
 * otherwise; amounts are whole rupees. Values that an admin can change are defaults here.
 */

/** Cart (CRT-03, CRT-04, CRT-12). */
export const cartConstants = { maxQuantity: 10, minQuantity: 1, bundleSuggestions: 2 } as const;

/** Membership and celebrations (MEM-06, MNY-08, TIR-04). */
export const celebrationConstants = {
  welcomeTime: 4000,
  confettiTime: 4000,
  /** A celebration that has waited this long is dropped. */
  patience: 10_000,
  tierTime: 4000,
  clubPercentage: 20,
} as const;

/** Discount tiers (TIR-01, TIR-03). */
export const tierConstants = { staleTime: 30 * 60_000, labelFromPercent: 20 } as const;

/** Bundles (BND-01, BND-02, BND-06, BND-07, BND-14, BND-20). */
export const bundleConstants = {
  expiresInSeconds: 3600,
  urgentSeconds: 60,
  scarceStock: 5,
  defaultStock: 10,
  visible: 3,
  scrollStepPx: 300,
  suggestionsStaleTime: 5 * 60_000,
  suggestionsRetries: 2,
  metricsTimeout: 3000,
  metricsMaxAgeSeconds: 60,
} as const;

/** Bundle analytics (ANA-02, ANA-03). */
export const analyticsConstants = {
  batchSize: 10,
  batchDelay: 2000,
  timeout: 5000,
  retries: 2,
  cacheTime: 300_000,
  queueCap: 50,
  requeued: 25,
  visibleShare: 0.5,
  visibleTime: 1000,
  startDelayMin: 2000,
  startDelayMax: 5000,
} as const;

/** Time-limited coupons and their popup (CPN-02 to CPN-08, MNY-09). */
export const couponConstants = {
  staleTime: 2 * 60_000,
  refetchInterval: 5 * 60_000,
  copyFeedback: 2000,
  /** A coupon is shown once the cart reaches this share of its minimum order. */
  nearMinimumShare: 0.8,
  /** Of coupons that expire within this time of each other, the one with the higher value wins. */
  sameExpiryWindow: 60 * 60_000,
  freeShippingWorth: 50,
  criticalMinutes: 15,
  highMinutes: 60,
  mediumMinutes: 180,
} as const;

/** What triggers the coupon popup (CPN-06). */
export const couponTriggerConstants = {
  onLoad: false,
  delay: 5000,
  scrollPercent: 50,
  hasExitIntent: true,
  idle: 30_000,
  maxPerSession: 2,
  respectsDismissal: true,
  byPage: {
    cartDelay: 2000,
    productDelay: 5000,
    otherDelay: 10_000,
    productScrollPercent: 25,
    otherScrollPercent: 50,
    productIdle: 30_000,
    otherIdle: 60_000,
  },
  inCart: { delay: 8000, scrollPercent: 30, maxPerSession: 1 },
} as const;

/** The flash-sale popup (FLS-01, FLS-03, FLS-05). */
export const flashConstants = {
  showAfterSeconds: 3,
  scrollTriggerPercent: 10,
  maxShowsPerSession: 99,
  maxShowsPerDay: 99,
  timerSeconds: 300,
  couponCode: 'FLASH50',
  discountPercent: 50,
  disabledPages: ['/dashboard/*'],
  exitRearm: 3000,
  criticalSeconds: 30,
  highSeconds: 60,
  mediumSeconds: 180,
} as const;

/** The banner carousel (BNR-02, BNR-03). */
export const bannerConstants = { rotation: 5000, swipePx: 50, staleTime: 5 * 60_000 } as const;

/** Movement (CHR-05, CHR-12). */
export const motionConstants = { quick: 300, smooth: 500, splashHold: 800, splashFade: 500 } as const;
