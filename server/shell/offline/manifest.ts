import type { Site } from '../../../src/domain/shell/site/site.ts';

/** The app manifest; its name is the business's name. */
export function manifestOf({ business, season }: Pick<Site, 'business' | 'season'>): object {
  const name = business.shopName.charAt(0).toUpperCase() + business.shopName.slice(1);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name.slice(0, 12),
    description: business.tagline,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#F9F9F2',
    theme_color: season === 'diwali' ? '#5A1230' : '#17452F',
    categories: ['shopping', 'health'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: 'Shop', url: '/shop' },
      { name: 'Your orders', url: '/dashboard/orders' },
    ],
  };
}
