import { t } from '../../../domain/kit/text/text.ts';
import { LazyOrderReturn } from '../../orders/order-parts.ts';
import { lazySection, type SectionEntry } from './lazy-section.tsx';

/** Orders, order detail, and the return form below that. */
const withReturn = (rest: string) => (rest.endsWith('/return') ? [LazyOrderReturn] : []);

/** The sections of a customer and of a prescriber, in sidebar order; some of them are staff's as well. */
export const ownSections: readonly SectionEntry[] = [
  {
    slug: 'profile',
    labels: { customer: t`Your Profile`, prescriber: t`Your Profile`, admin: t`Your Profile` },
    code: lazySection(() => import('../ProfileSection.tsx').then((m) => m.ProfileSection)),
  },
  {
    slug: 'security',
    labels: { prescriber: t`Sign-in and security`, admin: t`Sign-in and security` },
    code: lazySection(() => import('../SecuritySection.tsx').then((m) => m.SecuritySection)),
  },
  {
    slug: 'address',
    labels: { customer: t`Addresses` },
    code: lazySection(() => import('../AddressSection.tsx').then((m) => m.AddressSection)),
  },
  {
    slug: 'orders',
    labels: { customer: t`Orders` },
    code: lazySection(() => import('../../orders/OrdersSection.tsx').then((m) => m.OrdersSection), withReturn),
  },
  {
    slug: 'membership',
    labels: { customer: t`Membership` },
    code: lazySection(() => import('../MembershipSection.tsx').then((m) => m.MembershipSection)),
  },
  {
    slug: 'prescriptions',
    labels: { customer: t`Prescriptions` },
    code: lazySection(() =>
      import('../../prescriptions/PrescriptionsSection.tsx').then((m) => m.PrescriptionsSection),
    ),
  },
  {
    slug: 'subscriptions',
    labels: { customer: t`Subscriptions` },
    code: lazySection(() => import('../../orders/SubscriptionSection.tsx').then((m) => m.SubscriptionSection)),
  },
  {
    slug: 'referrals',
    labels: { customer: t`Referrals` },
    code: lazySection(() => import('../ReferralSection.tsx').then((m) => m.ReferralSection)),
  },
  {
    slug: 'wallet',
    labels: { customer: t`Wallet` },
    code: lazySection(() => import('../WalletSection.tsx').then((m) => m.WalletSection)),
  },
  {
    slug: 'prescriptions',
    labels: { prescriber: t`Manage Prescriptions` },
    code: lazySection(() => import('../../admin/PrescriberSection.tsx').then((m) => m.PrescriberSection)),
  },
  {
    slug: 'create-prescription',
    labels: { prescriber: t`Create Prescription` },
    code: lazySection(() => import('../../admin/PrescriberSection.tsx').then((m) => m.CreateSection)),
  },
];
