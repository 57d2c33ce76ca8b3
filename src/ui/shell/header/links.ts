export interface ShopLink {
  readonly href: string;
  readonly label: string;
}

export const mainLinks: readonly ShopLink[] = [
  { href: '/', label: 'Home' },
  { href: '/shop', label: 'Shop' },
  { href: '/blog', label: 'Blog' },
  { href: '/about', label: 'About Us' },
];

export const helpLinks: readonly ShopLink[] = [
  { href: '/faq', label: 'FAQ' },
  { href: '/contact', label: 'Contact' },
];

/** For members only. */
export const clubLink: ShopLink = { href: '/dashboard/membership', label: 'Bliss Club' };

/** The link groups of the footer. */
export const menuGroup: readonly ShopLink[] = [
  { href: '/', label: 'Home' },
  { href: '/shop', label: 'Shop' },
  { href: '/about', label: 'About' },
  { href: '/faq', label: 'FAQ' },
];

export const policyGroup: readonly ShopLink[] = [
  { href: '/legal/shipping', label: 'Shipping' },
  { href: '/legal/refund', label: 'Refund & Returns' },
  { href: '/legal/terms', label: 'Terms & Conditions' },
  { href: '/legal/privacy', label: 'Privacy policy' },
];
