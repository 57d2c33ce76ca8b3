import type { RouteName } from '../../../domain/shell/page/route.ts';

export interface NavLink {
  readonly href: string;
  readonly label: string;
  /** The page that this link stands for, where it is one of this shop's own. */
  readonly route?: RouteName;
}

export const mainLinks: readonly NavLink[] = [
  { href: '/', label: 'Home', route: 'home' },
  { href: '/shop', label: 'Shop', route: 'shop' },
  { href: '/blog', label: 'Blog', route: 'blog' },
  { href: '/about', label: 'About Us', route: 'about' },
];

export const helpLinks: readonly NavLink[] = [
  { href: '/faq', label: 'FAQ', route: 'faq' },
  { href: '/contact', label: 'Contact', route: 'contact' },
];

/** For premium members only (CHR-01). */
export const clubLink: NavLink = { href: '/dashboard/membership', label: 'Bliss Club' };

/** The groups of the footer (CHR-07). */
export const menuGroup: readonly NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/shop', label: 'Shop' },
  { href: '/about', label: 'About' },
  { href: '/faq', label: 'FAQ' },
];

export const policyGroup: readonly NavLink[] = [
  { href: '/legal/shipping', label: 'Shipping' },
  { href: '/legal/refund', label: 'Refund & Returns' },
  { href: '/legal/terms', label: 'Terms & Conditions' },
  { href: '/legal/privacy', label: 'Privacy policy' },
];
