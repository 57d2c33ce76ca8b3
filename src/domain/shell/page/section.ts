import { type Granted, may, type Needed } from '../../account/permission.ts';
import { roles, type Role } from '../../kit/role.ts';

interface SectionRule {
  readonly roles: readonly Role[];
  /** Valid paths below the section; `:id` matches any one segment. */
  readonly below: readonly string[];
  /** What an admin needs for it; any admin when left out (STF-01). */
  readonly needs?: Needed;
}

const customer: readonly Role[] = ['customer'];
const prescriber: readonly Role[] = ['prescriber'];
const admin: readonly Role[] = ['admin'];

/** Every section of /dashboard, the roles that may see it, and its subpaths (RTE-03, RTE-04). */
export const sectionRules = {
  profile: { roles, below: [] },
  security: { roles: ['prescriber', 'admin'], below: [] },
  address: { roles: customer, below: ['new', ':id'] },
  orders: { roles: ['customer', 'admin'], below: [':id', ':id/return'], needs: ['orders'] },
  'draft-orders': { roles: admin, below: ['new', ':id'], needs: ['orders'] },
  membership: { roles, below: [] },
  prescriptions: { roles, below: [':id'], needs: ['prescriptions'] },
  'create-prescription': { roles: prescriber, below: [] },
  subscriptions: { roles: customer, below: [] },
  referrals: { roles: ['customer', 'admin'], below: [], needs: ['people'] },
  wallet: { roles: ['customer', 'admin'], below: ['new', ':id'], needs: ['money'] },
  'wallet-entries': { roles: admin, below: [], needs: ['money'] },
  home: { roles: admin, below: [], needs: ['money'] },
  returns: { roles: admin, below: [], needs: ['orders'] },
  searches: { roles: admin, below: [], needs: ['catalogue'] },
  reviews: { roles: admin, below: [':id'], needs: ['content'] },
  shop: { roles: admin, below: ['new', ':id'], needs: ['catalogue'] },
  stock: { roles: admin, below: [':id'], needs: ['catalogue'] },
  accounts: { roles: admin, below: [':id'], needs: ['people'] },
  'premium-users': { roles: admin, below: ['new', ':id'], needs: ['people'] },
  coupons: { roles: admin, below: ['new', 'batch', ':id'], needs: ['promotions'] },
  campaigns: { roles: admin, below: ['new', ':id'], needs: ['promotions'] },
  tiers: { roles: admin, below: [], needs: ['promotions'] },
  'popup-settings': { roles: admin, below: [], needs: ['promotions'] },
  bundles: { roles: admin, below: ['new', 'funnel', 'settings', ':id'], needs: ['promotions'] },
  banners: { roles: admin, below: ['new', ':id'], needs: ['promotions'] },
  reels: { roles: admin, below: ['new', ':id'], needs: ['content'] },
  blogs: { roles: admin, below: ['create', 'edit/:id'], needs: ['content'] },
  'payment-gateway': { roles: admin, below: [], needs: ['settings'] },
  business: { roles: admin, below: [':id'], needs: ['settings'] },
  delivery: { roles: admin, below: ['new', ':id'], needs: ['settings'] },
  courier: { roles: admin, below: [], needs: ['settings'] },
  'page-speed': { roles: admin, below: [], needs: ['settings'] },
  'browser-errors': { roles: admin, below: [], needs: ['settings'] },
  'blocked-content': { roles: admin, below: [], needs: ['settings'] },
  audit: { roles: admin, below: [], needs: 'owner' },
  instagram: { roles: admin, below: ['new', ':id'], needs: ['content'] },
  'staff-roles': { roles: admin, below: ['new', ':id'], needs: 'owner' },
  'staff-invitations': { roles: admin, below: ['new'], needs: 'owner' },
  /** The link of an invitation, for whoever is signed in. */
  invitation: { roles, below: [':id'] },
  simulator: { roles: admin, below: [], needs: ['promotions'] },
} as const satisfies Readonly<Record<string, SectionRule>>;

export type SectionSlug = keyof typeof sectionRules;

/** The roles that may see a path under /dashboard; null if it doesn't exist (RTE-04). */
export function audienceOf(section: string, rest: string): readonly Role[] | null {
  if (!isSection(section)) return null;
  const rule: SectionRule = sectionRules[section];
  return rest === '' || rule.below.some((pattern) => isBelow(pattern, rest)) ? rule.roles : null;
}

/** Whether this person may open a path of a section that their role has (STF-01). */
export function mayOpen(section: string, reader: Granted & { readonly role: Role }, rest = ''): boolean {
  if (reader.role !== 'admin' || !isSection(section)) return true;
  if (section === 'orders' && rest === 'gst' && !may(reader, ['money'])) return false;
  const rule: SectionRule = sectionRules[section];
  return rule.needs === undefined || may(reader, rule.needs);
}

function isSection(slug: string): slug is SectionSlug {
  return Object.hasOwn(sectionRules, slug);
}

function isBelow(pattern: string, rest: string): boolean {
  const steps = pattern.split('/');
  const given = rest.split('/');
  return steps.length === given.length && steps.every((step, index) => step === ':id' || step === given[index]);
}
