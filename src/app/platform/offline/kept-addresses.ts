import { locationAt } from '../../../domain/shell/page/address.ts';
import { matchRoute, type RouteName } from '../../../domain/shell/page/route.ts';

/** Pages that are the same for everyone. Only these are cached. */
const keptPages: ReadonlySet<RouteName> = new Set([
  'home',
  'shop',
  'product',
  'about',
  'contact',
  'faq',
  'legal',
  'blog',
  'post',
  'wishlist',
]);

export function isKeptPage(path: string): boolean {
  return keptPages.has(matchRoute(locationAt(path).path).route);
}

/** How to cache a path: an immutable asset, a public read, or not at all. */
export function kindOf(path: string): 'part' | 'read' | null {
  if (/^\/(?:(?:assets|image)\/[^/]+|favicon\.svg|icon-[\w-]+\.png)$/u.test(path)) return 'part';
  return /^\/v1\/(?:product(?:\/[\w-]+)?|about)$/u.test(path) ? 'read' : null;
}
