import { t } from '../../../domain/kit/text/text.ts';
import { mayOpen, type SectionSlug } from '../../../domain/shell/page/section.ts';
import type { SessionProfile } from '../../../machines/account/session/session.machine.ts';
import type { MenuRow } from '../../../ui/account/dashboard/SectionRows.tsx';
import { sections } from './sections.ts';

/** How the admin's sidebar is grouped: what is wanted every day first, without a title. What is not named comes last. */
const adminGroups: readonly { readonly title: string; readonly slugs: readonly SectionSlug[] }[] = [
  {
    title: '',
    slugs: [
      'home',
      'orders',
      'draft-orders',
      'returns',
      'reviews',
      'shop',
      'stock',
      'bundles',
      'coupons',
      'tiers',
      'campaigns',
    ],
  },
  {
    title: t`Customers`,
    slugs: ['accounts', 'premium-users', 'wallet', 'wallet-entries', 'referrals', 'prescriptions'],
  },
  {
    title: t`Storefront`,
    slugs: ['searches', 'banners', 'popup-settings', 'simulator', 'instagram', 'reels', 'blogs'],
  },
  { title: t`Staff`, slugs: ['staff-roles', 'staff-invitations'] },
  {
    title: t`Settings`,
    slugs: [
      'business',
      'payment-gateway',
      'delivery',
      'courier',
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

/** A person's sidebar: what their role has and they may open, an admin's in groups. */
export function menuOf(reader: SessionProfile): readonly MenuRow[] {
  const { role } = reader;
  const rows = sections.flatMap(({ slug, labels, code }) => {
    const label = labels[role];
    return label === undefined || code === undefined || !mayOpen(slug, reader) ? [] : [{ slug, label, group: '' }];
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
