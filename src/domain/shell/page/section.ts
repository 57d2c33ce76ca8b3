import { roles, type Role } from '../../kit/role.ts';

interface SectionRule {
  readonly roles: readonly Role[];
  /** Valid paths below the section; `:id` matches any one segment. */
  readonly below: readonly string[];
}

const customer: readonly Role[] = ['customer'];
const prescriber: readonly Role[] = ['prescriber'];
const admin: readonly Role[] = ['admin'];

/** Every section of /dashboard, the roles that may see it, and its subpaths (RTE-03, RTE-04). */
export const sectionRules = {
  profile: { roles, below: [] },
  security: { roles: ['prescriber', 'admin'], below: [] },
  address: { roles: customer, below: ['new', ':id'] },
  orders: { roles: ['customer', 'admin'], below: [':id', ':id/return'] },
  membership: { roles, below: [] },
  prescriptions: { roles, below: [':id'] },
  'create-prescription': { roles: prescriber, below: [] },
  subscriptions: { roles: customer, below: [] },
  referrals: { roles: ['customer', 'admin'], below: [] },
  wallet: { roles: ['customer', 'admin'], below: ['new', ':id'] },
  'wallet-entries': { roles: admin, below: [] },
  home: { roles: admin, below: [] },
  returns: { roles: admin, below: [] },
  shop: { roles: admin, below: ['new', ':id'] },
  accounts: { roles: admin, below: [':id'] },
  'premium-users': { roles: admin, below: ['new', ':id'] },
  coupons: { roles: admin, below: ['new', 'batch', ':id'] },
  'popup-settings': { roles: admin, below: [] },
  bundles: { roles: admin, below: ['new', 'funnel', 'settings', ':id'] },
  banners: { roles: admin, below: ['new', ':id'] },
  reels: { roles: admin, below: ['new', ':id'] },
  blogs: { roles: admin, below: ['create', 'edit/:id'] },
  'payment-gateway': { roles: admin, below: [] },
  business: { roles: admin, below: [] },
  'page-speed': { roles: admin, below: [] },
  'browser-errors': { roles: admin, below: [] },
  'blocked-content': { roles: admin, below: [] },
  audit: { roles: admin, below: [] },
  instagram: { roles: admin, below: ['new', ':id'] },
  simulator: { roles: admin, below: [] },
} as const satisfies Readonly<Record<string, SectionRule>>;

export type SectionSlug = keyof typeof sectionRules;

/** The roles that may see a path under /dashboard; null if it doesn't exist (RTE-04). */
export function audienceOf(section: string, rest: string): readonly Role[] | null {
  if (!isSection(section)) return null;
  const rule: SectionRule = sectionRules[section];
  return rest === '' || rule.below.some((pattern) => isBelow(pattern, rest)) ? rule.roles : null;
}

function isSection(slug: string): slug is SectionSlug {
  return Object.hasOwn(sectionRules, slug);
}

function isBelow(pattern: string, rest: string): boolean {
  const steps = pattern.split('/');
  const given = rest.split('/');
  return steps.length === given.length && steps.every((step, index) => step === ':id' || step === given[index]);
}
