import type { Role } from '../../../domain/kit/role.ts';
import { LazyRecordForm } from '../../admin/record/lazy-record-form.ts';
import {
  accountForm,
  bannerForm,
  bundleFigures,
  bundleForm,
  couponForm,
  memberForm,
  postForm,
  prescriptionForm,
  productForm,
  staffInvitationForm,
  staffRoleForm,
  stockForm,
  walletForm,
  zoneForm,
} from '../../admin/record/form-parts.ts';
import type { LazyComponent } from '../../../ui/kit/react/lazy-component.tsx';
import { feedbackSections } from './feedback-sections.ts';
import { lazySection, listSection, type SectionEntry, type SectionProps } from './lazy-section.tsx';
import { orderSections } from './order-sections.ts';
import { ownSections } from './own-sections.ts';
import { saleSections } from './sale-sections.ts';

/** A list with record forms below it. */
const withForms = (rest: string) => (rest === '' ? [] : [LazyRecordForm]);
/** A form with its own chunk. */
const own = (form: LazyComponent<SectionProps>) => () => [form, LazyRecordForm] as const;
const bundlePages = (rest: string) => (rest === 'funnel' ? ([bundleFigures] as const) : own(bundleForm)());
/** A form without a list. */
const asForm = () => [LazyRecordForm];

/**
 * The sections of the dashboard, in sidebar order. To add one:
 *
 * 1. add its path and roles to `domain/shell/page/section.ts`, with the paths below it (`new`, `:id`);
 * 2. write its component, which takes `SectionProps` (the profile, and `rest`, the path below the section): an admin's
 *    is a list or a form of `app/admin/kit`, any other creates its actors from the services and renders what is in `ui`;
 * 3. give its row here `code: lazySection(() => import('…').then((m) => m.<Name>Section))`.
 *
 * The row then appears in the menu. Its chunk loads when it is opened; the frame shows loading and errors. The
 * section remounts for every path, so an actor's input never changes. Two rows may share a slug when roles see
 * different screens.
 */
export const sections: readonly SectionEntry[] = [
  ...ownSections,
  {
    slug: 'home',
    labels: { admin: 'Home' },
    code: lazySection(() => import('../../admin/figures/home/home.section.tsx').then((m) => m.HomeSection)),
  },
  {
    slug: 'shop',
    labels: { admin: 'Manage Products' },
    code: listSection(
      () => import('../../admin/catalogue/shop/shop.section.tsx').then((m) => m.ShopSection),
      own(productForm),
    ),
  },
  {
    slug: 'stock',
    labels: { admin: 'Stock' },
    code: listSection(
      () => import('../../admin/catalogue/stock/stock.section.tsx').then((m) => m.StockSection),
      own(stockForm),
    ),
  },
  {
    slug: 'accounts',
    labels: { admin: 'Accounts' },
    code: listSection(
      () => import('../../admin/people/accounts/accounts.section.tsx').then((m) => m.AccountsSection),
      own(accountForm),
    ),
  },
  {
    slug: 'premium-users',
    labels: { admin: 'Premium Users' },
    code: listSection(
      () => import('../../admin/people/premium-users/premium-users.section.tsx').then((m) => m.PremiumUsersSection),
      own(memberForm),
    ),
  },
  ...orderSections,
  ...feedbackSections,
  {
    slug: 'coupons',
    labels: { admin: 'Coupons' },
    code: listSection(
      () => import('../../admin/promotions/coupons/coupons.section.tsx').then((m) => m.CouponsSection),
      own(couponForm),
    ),
  },
  ...saleSections,
  {
    slug: 'bundles',
    labels: { admin: 'Bundles' },
    code: listSection(
      () => import('../../admin/promotions/bundles/bundles.section.tsx').then((m) => m.BundlesSection),
      bundlePages,
    ),
  },
  {
    slug: 'banners',
    labels: { admin: 'Banners' },
    code: listSection(
      () => import('../../admin/promotions/banners/banners.section.tsx').then((m) => m.BannersSection),
      own(bannerForm),
    ),
  },
  {
    slug: 'prescriptions',
    labels: { admin: 'View Prescriptions' },
    code: listSection(
      () =>
        import('../../admin/orders/prescriptions/prescriptions.section.tsx').then(
          (m) => m.AdminPrescriptionsSection,
        ),
      own(prescriptionForm),
    ),
  },
  {
    slug: 'reels',
    labels: { admin: 'Manage Reels' },
    code: lazySection(
      () => import('../../admin/content/reels/reels.section.tsx').then((m) => m.ReelsSection),
      withForms,
    ),
  },
  {
    slug: 'blogs',
    labels: { admin: 'Manage Blogs' },
    code: listSection(
      () => import('../../admin/content/blogs/blogs.section.tsx').then((m) => m.BlogsSection),
      own(postForm),
    ),
  },
  {
    slug: 'payment-gateway',
    labels: { admin: 'Payment Gateway' },
    code: lazySection(
      () =>
        import('../../admin/orders/payment-gateway/payment-gateway.form.tsx').then((m) => m.PaymentGatewaySection),
      asForm,
    ),
  },
  {
    slug: 'delivery',
    labels: { admin: 'Delivery' },
    code: listSection(
      () => import('../../admin/orders/delivery/delivery.section.tsx').then((m) => m.DeliverySection),
      own(zoneForm),
    ),
  },
  {
    slug: 'courier',
    labels: { admin: 'Courier' },
    code: lazySection(
      () => import('../../admin/orders/courier/courier.form.tsx').then((m) => m.CourierSection),
      asForm,
    ),
  },
  {
    slug: 'page-speed',
    labels: { admin: 'Page Speed' },
    code: lazySection(() =>
      import('../../admin/figures/page-speed/page-speed.section.tsx').then((m) => m.PageSpeedSection),
    ),
  },
  {
    slug: 'browser-errors',
    labels: { admin: 'Browser Errors' },
    code: lazySection(() =>
      import('../../admin/records/browser-errors/browser-errors.section.tsx').then((m) => m.BrowserErrorsSection),
    ),
  },
  {
    slug: 'blocked-content',
    labels: { admin: 'Blocked Content' },
    code: lazySection(() =>
      import('../../admin/records/blocked-content/blocked-content.section.tsx').then(
        (m) => m.BlockedContentSection,
      ),
    ),
  },
  {
    slug: 'business',
    labels: { admin: 'Business' },
    code: lazySection(
      () => import('../../admin/content/business/business.form.tsx').then((m) => m.BusinessSection),
      asForm,
    ),
  },
  {
    slug: 'wallet',
    labels: { admin: 'Wallet' },
    code: listSection(
      () => import('../../admin/people/wallet/wallet.section.tsx').then((m) => m.AdminWalletSection),
      own(walletForm),
    ),
  },
  {
    slug: 'wallet-entries',
    labels: { admin: 'Wallet Entries' },
    code: lazySection(() =>
      import('../../admin/people/wallet-entries/wallet-entries.section.tsx').then((m) => m.WalletEntriesSection),
    ),
  },
  {
    slug: 'referrals',
    labels: { admin: 'Referrals' },
    code: lazySection(() =>
      import('../../admin/people/referrals/referrals.section.tsx').then((m) => m.ReferralsSection),
    ),
  },
  {
    slug: 'instagram',
    labels: { admin: 'Instagram' },
    code: lazySection(
      () => import('../../admin/content/instagram/instagram.section.tsx').then((m) => m.InstagramSection),
      withForms,
    ),
  },
  {
    slug: 'staff-roles',
    labels: { admin: 'Staff Roles' },
    code: listSection(
      () => import('../../admin/people/staff-roles/staff-roles.section.tsx').then((m) => m.StaffRolesSection),
      own(staffRoleForm),
    ),
  },
  {
    slug: 'staff-invitations',
    labels: { admin: 'Invitations' },
    code: listSection(
      () =>
        import('../../admin/people/staff-invitations/staff-invitations.section.tsx').then(
          (m) => m.StaffInvitationsSection,
        ),
      own(staffInvitationForm),
    ),
  },
  {
    slug: 'invitation',
    labels: {},
    code: lazySection(() => import('../InvitationSection.tsx').then((m) => m.InvitationSection)),
  },
  {
    slug: 'audit',
    labels: { admin: 'Audit Log' },
    code: lazySection(() => import('../../admin/records/audit/audit.section.tsx').then((m) => m.AuditSection)),
  },
];

/**
 * The section for a role at a path. A role that may only read it and has no row of its own gets the first match.
 */
export function sectionFor(role: Role, slug: string): SectionEntry | undefined {
  const there = sections.filter((entry) => entry.slug === slug && entry.code !== undefined);
  return there.find(({ labels }) => labels[role] !== undefined) ?? there[0];
}
