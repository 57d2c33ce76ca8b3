import type { Granted } from '../../account/permission.ts';
import type { Role } from '../../kit/role.ts';
import { mayOpen } from './section.ts';

/** The routes of the shop (RTE-01, RTE-03); `*` matches the rest of a path, which may be empty. */
export const routes = {
  home: '/',
  shop: '/shop',
  product: '/shop/:sku',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  legal: '/legal/:slug',
  blog: '/blog',
  post: '/blog/:slug',
  login: '/login',
  register: '/register',
  wishlist: '/wishlist',
  checkout: '/checkout',
  payment: '/checkout/payment',
  'order-success': '/order-success',
  review: '/review/:token',
  pay: '/pay/:token',
  'popup-test': '/popup-test',
  dashboard: '/dashboard/:section/*',
} as const;

export type RouteName = keyof typeof routes | 'not-found';

export interface RouteMatch {
  readonly route: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

/** Path and query string of a page, without origin and hash. */
export interface Location {
  readonly path: string;
  /** '' or '?…'. */
  readonly search: string;
}

export function parseLocation(href: string): Location {
  const [withoutHash = '/'] = href.split('#');
  const cut = withoutHash.indexOf('?');
  const path = cut === -1 ? withoutHash : withoutHash.slice(0, cut);
  return { path: path === '' ? '/' : path, search: cut === -1 ? '' : withoutHash.slice(cut) };
}

export function hrefOf({ path, search }: Location): string {
  return `${path}${search}`;
}

/** The route of a path, ignoring a trailing slash. */
export function matchRoute(path: string): RouteMatch {
  const wanted = segments(path);
  for (const [route, pattern] of Object.entries(routes) as [keyof typeof routes, string][]) {
    const params = matchSegments(segments(pattern), wanted);
    if (params) return { route, params };
  }
  return { route: 'not-found', params: {} };
}

function segments(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matchSegments(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  const isOpen = pattern.at(-1) === '*';
  if (isOpen ? path.length < pattern.length - 1 : path.length !== pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = path[index] ?? '';
    const value = part === '*' ? decoded(path.slice(index).join('/')) : decoded(segment);
    if (part === '*' || part.startsWith(':')) {
      if (value === null) return null;
      params[part.replace(':', '')] = value;
    } else if (part !== segment) return null;
  }
  return params;
}

/** Null for invalid escapes and control characters, which no route contains. */
function decoded(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Where the dashboard opens for whom: for an admin, the first of these that they may open. */
const homePaths: Readonly<Record<Exclude<Role, 'admin'>, string>> = {
  prescriber: '/dashboard/prescriptions',
  customer: '/dashboard/profile',
};
const adminHomes = ['home', 'orders', 'shop', 'coupons', 'blogs', 'accounts', 'prescriptions', 'business'] as const;
const adminHome = '/dashboard/home';

/**
 * Where a person at the start of the dashboard belongs; null if they are there, or elsewhere. The server, which
 * doesn't know who asks, sends everybody to the admin's home (RTE-04).
 */
export function ownHome(path: string, reader: Granted & { readonly role: Role }): string | null {
  if (path !== adminHome) return null;
  if (reader.role !== 'admin') return homePaths[reader.role];
  const first = adminHomes.find((section) => mayOpen(section, reader)) ?? 'profile';
  return first === 'home' ? null : `/dashboard/${first}`;
}

const bottles = ['green', 'sleep', 'peace', 'dog'] as const;

/** The new path of a path that moved; null if it didn't (RTE-02, RTE-04). */
export function redirectOf(path: string): string | null {
  const bare = path.length > 1 ? path.replace(/\/+$/u, '') : path;
  if (bare === '/products') return '/shop';
  if (bare === '/dashboard') return adminHome;
  if (bare === '/legal/faq') return '/faq';
  const bottle = /^(?:\/products)?\/([a-z]+)-mantra$/u.exec(bare)?.[1];
  return bottles.some((name) => name === bottle) ? `/shop/${bottle}-mantra` : null;
}

/** The sign-in path for a signed-out visitor on a dashboard path, with the way back (RTE-04). */
export function signInPath(location: Location): string {
  return `/login?next=${encodeURIComponent(hrefOf(location))}`;
}

/** Where to go after sign-in. Only follows paths of this shop. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])[^\s\\]*$/u.test(next) && !next.startsWith('/login') ? next : '/dashboard/profile';
}
