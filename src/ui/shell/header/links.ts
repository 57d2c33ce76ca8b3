import { t } from '../../../domain/kit/text/text.ts';

export interface ShopLink {
  readonly href: string;
  readonly label: string;
}

export const mainLinks: readonly ShopLink[] = [
  { href: '/', label: t`Home` },
  { href: '/shop', label: t`Shop` },
  { href: '/blog', label: t`Blog` },
  { href: '/about', label: t`About Us` },
];

export const helpLinks: readonly ShopLink[] = [
  { href: '/faq', label: t`FAQ` },
  { href: '/contact', label: t`Contact` },
];

/** For members only. */
export const clubLink: ShopLink = { href: '/dashboard/membership', label: t`Bliss Club` };

/** The link groups of the footer. */
export const menuGroup: readonly ShopLink[] = [
  { href: '/', label: t`Home` },
  { href: '/shop', label: t`Shop` },
  { href: '/about', label: t`About` },
  { href: '/faq', label: t`FAQ` },
];

export const policyGroup: readonly ShopLink[] = [
  { href: '/legal/shipping', label: t`Shipping` },
  { href: '/legal/refund', label: t`Refund & Returns` },
  { href: '/legal/terms', label: t`Terms & Conditions` },
  { href: '/legal/privacy', label: t`Privacy policy` },
];
