import type { SessionProfile } from '../../machines/session/session.machine.ts';

export interface DashboardSection {
  readonly slug: string;
  readonly label: string;
}

type Role = SessionProfile['role'];

const profile: DashboardSection = { slug: 'profile', label: 'Your Profile' };

/** The sidebar by role, in its order (CHR-03). */
const sections: Readonly<Record<Role, readonly DashboardSection[]>> = {
  customer: [
    profile,
    { slug: 'address', label: 'Addresses' },
    { slug: 'orders', label: 'Orders' },
    { slug: 'membership', label: 'Membership' },
    { slug: 'prescriptions', label: 'Prescriptions' },
    { slug: 'subscriptions', label: 'Subscriptions' },
    { slug: 'referrals', label: 'Referrals' },
  ],
  prescriber: [
    profile,
    { slug: 'prescriptions', label: 'Manage Prescriptions' },
    { slug: 'create-prescription', label: 'Create Prescription' },
  ],
  admin: [
    profile,
    { slug: 'shop', label: 'Manage Products' },
    { slug: 'accounts', label: 'Accounts' },
    { slug: 'premium-users', label: 'Premium Users' },
    { slug: 'orders', label: 'Orders' },
    { slug: 'coupons', label: 'Coupons' },
    { slug: 'popup-settings', label: 'Popup Settings' },
    { slug: 'bundles', label: 'Bundles' },
    { slug: 'banners', label: 'Banners' },
    { slug: 'prescriptions', label: 'View Prescriptions' },
    { slug: 'reels', label: 'Manage Reels' },
    { slug: 'blogs', label: 'Manage Blogs' },
    { slug: 'payment-gateway', label: 'Payment Gateway' },
    { slug: 'wallet', label: 'Wallet' },
    { slug: 'instagram', label: 'Instagram' },
  ],
};

export function sectionsOf(role: Role): readonly DashboardSection[] {
  return sections[role];
}

/** Whether any role has that section; what none has is not found. */
export function isSection(slug: string): boolean {
  return Object.values(sections).some((list) => list.some((section) => section.slug === slug));
}
