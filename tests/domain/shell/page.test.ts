import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  parseProductQuery,
  productQueryString,
  productSorts,
  type ProductQuery,
} from '../../../src/domain/catalogue/catalogue.ts';
import {
  hrefOf,
  matchRoute,
  nextPath,
  ownHome,
  parseLocation,
  redirectOf,
  routes,
  signInPath,
} from '../../../src/domain/shell/page/route.ts';

test.for([
  ['/products', '/shop'],
  ['/products/', '/shop'],
  ['/legal/faq', '/faq'],
  ['/dashboard', '/dashboard/home'],
  ['/dashboard/', '/dashboard/home'],
  ...['green', 'sleep', 'peace', 'dog'].flatMap((name) => [
    [`/${name}-mantra`, `/shop/${name}-mantra`],
    [`/products/${name}-mantra`, `/shop/${name}-mantra`],
  ]),
] as const)('RTE-02, RTE-04 %s lives at %s now', ([from = '', to]) => {
  expect(redirectOf(from)).toBe(to);
});

test('RTE-04 the dashboard opens Home for an admin, the desk for a prescriber, and the profile for a customer', () => {
  const home = redirectOf('/dashboard') ?? '';
  const none = { isOwner: false, permissions: [] };
  expect(ownHome(home, { role: 'admin', isOwner: true, permissions: [] })).toBeNull();
  expect(ownHome(home, { role: 'prescriber', ...none })).toBe('/dashboard/prescriptions');
  expect(ownHome(home, { role: 'customer', ...none })).toBe('/dashboard/profile');
  expect(ownHome('/dashboard/orders', { role: 'customer', ...none })).toBeNull();
});

test.for([
  [['money', 'orders'], null],
  [['orders'], '/dashboard/orders'],
  [['content'], '/dashboard/blogs'],
  [['settings', 'prescriptions'], '/dashboard/prescriptions'],
  [[], '/dashboard/profile'],
] as const)('STF-01, RTE-04 the dashboard of an admin who may do %j opens at %s', ([permissions, wanted]) => {
  expect(ownHome('/dashboard/home', { role: 'admin', isOwner: false, permissions })).toBe(wanted);
});

test('RTE-02 no redirect leads to another one, and nothing else is redirected', () => {
  for (const path of [
    '/',
    '/shop',
    '/shop/sleep-mantra',
    '/red-mantra',
    '/products/red-mantra',
    '/dashboard/orders',
    '/faq',
  ]) {
    expect(redirectOf(path)).toBeNull();
  }
  // Paths of the words that move and their neighbours: of all paths, hardly one would be redirected.
  const word = fc.constantFrom(
    '',
    'products',
    'legal',
    'faq',
    'dashboard',
    'shop',
    'green-mantra',
    'dog-mantra',
    'a-mantra',
  );
  const paths = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`);
  fc.assert(
    fc.property(paths, (path) => {
      const to = redirectOf(path);
      return to === null || redirectOf(to) === null;
    }),
  );
});

test.for([
  ['/', 'home'],
  ['/shop', 'shop'],
  ['/shop/', 'shop'],
  ['/shop/sleep-mantra', 'product'],
  ['/login', 'login'],
  ['/register', 'register'],
  ['/checkout', 'checkout'],
  ['/checkout/payment', 'payment'],
  ['/order-success', 'order-success'],
  ['/dashboard/orders', 'dashboard'],
  ['/dashboard/orders/2f1c', 'dashboard'],
  ['/dashboard/blogs/edit/7', 'dashboard'],
  ['/shop/sleep-mantra/reviews', 'not-found'],
  ['/nowhere', 'not-found'],
] as const)('RTE-01 %s is the page %s', ([path, route]) => {
  expect(matchRoute(path).route).toBe(route);
});

test('RTE-03 what is below a section is told apart from it', () => {
  expect(matchRoute('/dashboard/blogs/edit/7/').params).toEqual({ section: 'blogs', '*': 'edit/7' });
  expect(matchRoute('/dashboard/orders').params).toEqual({ section: 'orders', '*': '' });
  expect(matchRoute('/dashboard').route).toBe('not-found');
});

test('RTE-01 a parameter is decoded, and one that is no text is no page', () => {
  expect(matchRoute('/shop/dog%20mantra').params).toEqual({ sku: 'dog mantra' });
  for (const no of ['%E0%A4%A', '%C0%80', '%ED%A0%80', '%00', 'a%00b', '%1F', '%7f', '%', '%zz']) {
    expect([no, matchRoute(`/shop/${no}`).route]).toEqual([no, 'not-found']);
    expect([no, matchRoute(`/dashboard/orders/${no}`).route]).toEqual([no, 'not-found']);
  }
});

test('RTE-04 a visitor comes back after signing in to where the dashboard was asked for', () => {
  const wanted = parseLocation('/dashboard/orders?page=2#top');
  expect(signInPath(wanted)).toBe('/login?next=%2Fdashboard%2Forders%3Fpage%3D2');
  expect(nextPath(parseLocation(signInPath(wanted)).search)).toBe('/dashboard/orders?page=2');
});

test.for([
  '',
  '?next=',
  '?next=https://evil.example',
  '?next=//evil.example',
  '?next=/%5Cevil.example',
  '?next=/login',
  '?next=javascript:alert(1)',
  '?next=/a%0Ab',
])('RTE-04 after signing in %s leads to the profile and never out of the shop', (search) => {
  expect(nextPath(search)).toBe('/dashboard/profile');
});

test('RTE-04 whatever stands in the address, signing in leads to a path of this shop', () => {
  const origin = 'https://shop.example';
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const next = nextPath(`?next=${encodeURIComponent(text)}`);
      expect(new URL(next, origin).origin).toBe(origin);
    }),
    { numRuns: 2000 },
  );
});

test('RTE-01 a place reads back as itself', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const href = `${path === '' ? '/' : path}${query === '' ? '' : `?${query}`}`;
      expect(hrefOf(parseLocation(`${href}#part`))).toBe(href);
    }),
  );
});

const text = fc
  .string({ minLength: 1, maxLength: 80, unit: 'grapheme' })
  .map((value) => value.replaceAll('\u0000', '').trim().slice(0, 80).trim())
  .filter((value) => value !== '' && value.isWellFormed());
const amount = fc.integer({ min: 0, max: 9_999_999 });
const query: fc.Arbitrary<ProductQuery> = fc.record(
  {
    q: text,
    category: text,
    flavour: text,
    minPrice: amount,
    maxPrice: amount,
    sort: fc.constantFrom(...productSorts.filter((sort) => sort !== 'featured')),
    page: fc.integer({ min: 2, max: 417 }),
  },
  { requiredKeys: [] },
);

test('CAT-04 a search reads back from its address as it was, and has one address', () => {
  fc.assert(
    fc.property(query, (wanted) => {
      const search = productQueryString(wanted);
      expect(parseProductQuery(search)).toEqual(wanted);
      expect(productQueryString(parseProductQuery(search))).toBe(search);
    }),
    { numRuns: 1000 },
  );
});

test('CAT-04 the first page in the usual order has no query string', () => {
  expect(productQueryString({ sort: 'featured', page: 1, q: '' })).toBe('');
});

test('CAT-04 what makes no sense in an address is left out', () => {
  expect(
    parseProductQuery('?q=%20%20&minPrice=-1&maxPrice=1e3&sort=cheapest&page=0&other=1&flavour=Plain'),
  ).toEqual({
    flavour: 'Plain',
  });
  expect(parseProductQuery('?page=999999').page).toBe(417);
});

test('CAT-04 any query string at all is read without an error', () => {
  fc.assert(fc.property(fc.string(), (search) => typeof parseProductQuery(search) === 'object'));
});

test('RTE-01 React Router finds the same route for a path as the shop does, with the same parameters', () => {
  const table = Object.entries(routes).map(([id, path]) => ({ id, path }));
  const word = fc.constantFrom(
    'shop',
    'blog',
    'legal',
    'checkout',
    'payment',
    'dashboard',
    'orders',
    'sleep-mantra',
    'new',
  );
  const paths = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`);
  fc.assert(
    fc.property(paths, (path) => {
      const [found] = matchRoutes(table, path) ?? [];
      expect({ route: found?.route.id ?? 'not-found', params: { ...found?.params } }).toEqual(matchRoute(path));
    }),
  );
});
