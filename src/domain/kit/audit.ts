/** What admins change, as the audit log calls it (ADM-10). */
export const auditResources = [
  'account',
  'banner',
  'bundle',
  'bundle settings',
  'business',
  'coupon',
  'film',
  'image',
  'instagram video',
  'membership',
  'order',
  'payment gateway',
  'popup settings',
  'post',
  'post category',
  'product',
  'reel',
  'referral',
  'return',
  'wallet',
] as const;

export type AuditResource = (typeof auditResources)[number];
