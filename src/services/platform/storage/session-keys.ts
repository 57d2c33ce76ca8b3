/** sessionStorage keys: which promotions were shown, claimed or declined in this tab, and a sign-in under way. */
export const sessionKeys = {
  couponSession: 'coupon_popup_session_id',
  couponDismissed: 'coupon_popup_dismissed',
  couponShows: 'coupon_popup_shows',
  flashShows: 'flash_popup_shows',
  flashDeadline: 'flash_popup_deadline',
  flashDismissed: 'flash_popup_dismissed',
  claimed: 'claimed_flash_coupon',
  declined: 'declined_coupon',
  bundleSession: 'bundle_session_id',
  codeSecret: 'code_secret',
  signIn: 'sign_in_progress',
} as const;

/** Keys of what comes late: the flash popup, consent, tracking, the wishlist, a review. */
export const promotionKeys = {
  flashDay: 'flash_popup_day',
  privacy: 'privacy_choices',
  untold: 'untold_moments',
  wishlist: 'wishlist',
  viewed: 'recent_products',
  review: 'review_typed',
  reviewWish: 'review_wish',
} as const;

export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];
export type PromotionKey = (typeof promotionKeys)[keyof typeof promotionKeys];
