import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { menuOf } from '../../../../src/app/account/dashboard/section-menu.ts';
import { sectionFor, sections } from '../../../../src/app/account/dashboard/sections.ts';
import { audienceOf, mayOpen, sectionRules } from '../../../../src/domain/shell/page/section.ts';
import { roles, type Role } from '../../../../src/domain/kit/role.ts';
import { dashboardSectionLogic } from '../../../../src/machines/account/dashboard-section/dashboard-section.actors.ts';
import { dashboardSectionView } from '../../../../src/machines/account/dashboard-section/dashboard-section.view.ts';
import { readerWho } from '../../../support/account/readers.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened(isLoaded: boolean) {
  const loadCode = held<[], void>();
  const reloadPage = vi.fn<() => void>();
  const actor = createActor(dashboardSectionLogic({ loadCode, reloadPage }), { input: { isLoaded } }).start();
  return { actor, loadCode, reloadPage, view: () => dashboardSectionView(actor.getSnapshot()) };
}

test('CHR-03 a section shows its outline until its code is there', async () => {
  const { loadCode, view } = opened(false);
  expect(view()).toBe('loading');
  await loadCode.answer();
  expect(view()).toBe('ready');
});

test('CHR-03 a section whose code does not come can be asked for again, with the whole page', async () => {
  const { actor, loadCode, reloadPage, view } = opened(false);
  await loadCode.fail(offline);
  expect({ view: view(), reloads: reloadPage.mock.calls.length }).toEqual({ view: 'failed', reloads: 0 });
  actor.send({ type: 'section.retry' });
  expect({ view: view(), reloads: reloadPage.mock.calls.length }).toEqual({ view: 'loading', reloads: 1 });
});

test('CHR-03 a section that was open before is there at once', () => {
  expect(opened(true).view()).toBe('ready');
});

/** The order of CHR-03, with the sections that were added to it. */
const sidebars: Readonly<Record<Role, readonly string[]>> = {
  customer: [
    'Your Profile',
    'Addresses',
    'Orders',
    'Membership',
    'Prescriptions',
    'Subscriptions',
    'Referrals',
    'Wallet',
  ],
  prescriber: ['Your Profile', 'Sign-in and security', 'Manage Prescriptions', 'Create Prescription'],
  admin: [
    'Home',
    'Orders',
    'Draft Orders',
    'Returns',
    'Reviews',
    'Manage Products',
    'Stock',
    'Bundles',
    'Coupons',
    'Discount Tiers',
    'Campaigns',
    'Accounts',
    'Premium Users',
    'Wallet',
    'Wallet Entries',
    'Referrals',
    'View Prescriptions',
    'Searches',
    'Banners',
    'Popup Settings',
    'Simulator',
    'Instagram',
    'Manage Reels',
    'Manage Blogs',
    'Staff Roles',
    'Invitations',
    'Business',
    'Payment Gateway',
    'Delivery',
    'Courier',
    'Page Speed',
    'Browser Errors',
    'Blocked Content',
    'Audit Log',
    'Sign-in and security',
    'Your Profile',
  ],
};

test.for(roles)('CHR-03 the sidebar of a %s keeps its order, and has no row that leads nowhere', (role) => {
  const menu = menuOf(readerWho(role));
  const labels = menu.map(({ label }) => label);
  expect(labels).toEqual(sidebars[role]);
  for (const { slug } of menu) {
    expect(audienceOf(slug, '')).toContain(role);
    expect(sectionFor(role, slug)?.labels[role]).toBeDefined();
  }
});

const ownPages = new Set(['Membership', 'Sign-in and security', 'Your Profile']);

test.for([
  [['orders'], ['Orders', 'Draft Orders', 'Returns']],
  [['catalogue'], ['Manage Products', 'Stock', 'Searches']],
  [['promotions'], ['Bundles', 'Coupons', 'Discount Tiers', 'Campaigns', 'Banners', 'Popup Settings', 'Simulator']],
  [['content'], ['Reviews', 'Instagram', 'Manage Reels', 'Manage Blogs']],
  [['money'], ['Home', 'Wallet', 'Wallet Entries']],
  [['people'], ['Accounts', 'Premium Users', 'Referrals']],
  [['prescriptions'], ['View Prescriptions']],
  [
    ['settings'],
    ['Business', 'Payment Gateway', 'Delivery', 'Courier', 'Page Speed', 'Browser Errors', 'Blocked Content'],
  ],
] as const)('STF-01 an admin who may only do %j has these sections and no other', ([permissions, wanted]) => {
  const menu = menuOf(readerWho('admin', permissions)).map(({ label }) => label);
  expect(menu.filter((label) => !ownPages.has(label))).toEqual(wanted);
  expect(mayOpen('orders', readerWho('admin', permissions), 'gst')).toBe(false);
});

test('RTE-03 every row is a section under /dashboard, and every section has a row', () => {
  expect(new Set(sections.map(({ slug }) => slug))).toEqual(new Set(Object.keys(sectionRules)));
});

test.for([
  ['orders', '', ['customer', 'admin']],
  ['orders', '2f1c', ['customer', 'admin']],
  ['orders', '2f1c/pay', null],
  ['address', 'new', ['customer']],
  ['profile', 'new', null],
  ['blogs', 'edit/7', ['admin']],
  ['blogs', 'edit', null],
  ['create-prescription', '', ['prescriber']],
  ['treasure', '', null],
  ['constructor', '', null],
  ['toString', '', null],
] as const)('RTE-03, RTE-04 /dashboard/%s/%s is for %j', ([section, rest, audience]) => {
  expect(audienceOf(section, rest)).toEqual(audience);
});
