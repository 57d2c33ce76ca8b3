import { matchRoute, type RouteName } from '../../../domain/shell/page/route.ts';

/** Pages that are equal for everybody; no other is ever kept on a device. */
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
]);

export function isKeptPage(path: string): boolean {
  return keptPages.has(matchRoute(path).route);
}

/** What an address of the shop is to a device: a part that never changes, a public reading, or nothing to keep. */
export function kindOf(path: string): 'part' | 'read' | null {
  if (/^\/(?:(?:assets|image)\/[^/]+|favicon\.svg|icon-[\w-]+\.png)$/u.test(path)) return 'part';
  return /^\/v1\/(?:product(?:\/[\w-]+)?|about)$/u.test(path) ? 'read' : null;
}
