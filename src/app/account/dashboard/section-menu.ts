import type { Role } from '../../../domain/kit/role.ts';
import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import type { MenuRow } from '../../../ui/account/dashboard/DashboardFrame.tsx';
import { sections } from './sections.ts';

/** How the admin's sidebar is grouped: what is wanted every day first, without a title. What is not named comes last. */
const adminGroups: readonly { readonly title: string; readonly slugs: readonly SectionSlug[] }[] = [
  { title: '', slugs: ['home', 'orders', 'returns', 'shop', 'bundles', 'coupons'] },
  {
    title: 'Customers',
    slugs: ['accounts', 'premium-users', 'wallet', 'wallet-entries', 'referrals', 'prescriptions'],
  },
  { title: 'Storefront', slugs: ['banners', 'popup-settings', 'simulator', 'instagram', 'reels', 'blogs'] },
  {
    title: 'Settings',
    slugs: [
      'business',
      'payment-gateway',
      'page-speed',
      'browser-errors',
      'blocked-content',
      'audit',
      'membership',
      'security',
      'profile',
    ],
  },
];

/** The sidebar of a role: what the shop has for it, an admin's in groups. */
export function menuOf(role: Role): readonly MenuRow[] {
  const rows = sections.flatMap(({ slug, labels, code }) => {
    const label = labels[role];
    return label === undefined || code === undefined ? [] : [{ slug, label, group: '' }];
  });
  if (role !== 'admin') return rows;
  const places = new Map(
    adminGroups.flatMap(({ title, slugs }, group) =>
      slugs.map((slug, place): [SectionSlug, Place] => [slug, { group, place, title }]),
    ),
  );
  const last: Place = { group: adminGroups.length - 1, place: rows.length, title: adminGroups.at(-1)?.title ?? '' };
  return rows
    .map((row) => ({ row, at: places.get(row.slug) ?? last }))
    .toSorted((one, other) => one.at.group - other.at.group || one.at.place - other.at.place)
    .map(({ row, at }) => ({ ...row, group: at.title }));
}

interface Place {
  readonly group: number;
  readonly place: number;
  readonly title: string;
}
