import { type Language, tagOf } from '../../../src/domain/kit/text/language.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import type { Site } from '../../../src/domain/shell/site/site.ts';

/** The app manifest; its name is the business's name. Each language is an app of its own, in the words that `writtenIn` gives. */
export function manifestOf({ business, season }: Pick<Site, 'business' | 'season'>, language: Language): object {
  const place = (path: string) => addressIn(language, path);
  const name = business.shopName.charAt(0).toUpperCase() + business.shopName.slice(1);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: place('/'),
    name,
    short_name: name.slice(0, 12),
    description: business.tagline,
    lang: tagOf(language),
    start_url: place('/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#F9F9F2',
    theme_color: season === 'diwali' ? '#5A1230' : '#17452F',
    categories: ['shopping', 'health'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: t`Shop`, url: place('/shop') },
      { name: t`Your orders`, url: place('/dashboard/orders') },
    ],
  };
}
