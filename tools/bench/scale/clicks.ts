import { adminListCalls, queriesOf } from '../../../tests/support/admin/admin-lists.ts';

/** Something that a shopper or an admin clicks, by the address that it opens. */
export interface Click {
  /** What it is counted with: 'category', 'listAnyOrders'. */
  readonly name: string;
  /** The path of its try; each is another, so that no answer is kept from the one before. */
  readonly path: (turn: number) => string;
  readonly isForAdmins: boolean;
  /** A page of something, which must take as long as it does in a small shop. */
  readonly isPage: boolean;
}

const letters = 'abcdehklmrstw'.split('');
const at = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;

/** What shoppers open: lists that are in no memory, products, pages, and the files for search engines. */
export function shopperClicks(rows: number): Click[] {
  const list = (name: string, query: (turn: number) => string): Click => ({
    name: `list: ${name}`,
    path: (turn) => `/v1/product?${query(turn)}`,
    isForAdmins: false,
    isPage: true,
  });
  const page = (name: string, path: (turn: number) => string, isPage = true): Click => ({
    name,
    path,
    isForAdmins: false,
    isPage,
  });
  const someone = (turn: number) => 1 + ((turn * 7919) % rows);
  const depth = Math.min(rows, 9_900);
  return [
    list('plain', (turn) => `limit=${20 + turn}`),
    list('deep page', (turn) => `offset=${Math.max(0, depth - 25 * turn)}`),
    list('category', (turn) => `category=Kind%20${turn % 40}`),
    list('category by price', (turn) => `category=Kind%20${turn % 40}&sort=-price`),
    list('flavour', (turn) => `flavour=Ginger&limit=${20 + turn}`),
    list('flavour and category', (turn) => `flavour=Mint&category=Kind%20${turn % 40}`),
    list('price band', (turn) => `minPrice=${200 + turn}&maxPrice=${400 + turn}`),
    list('price band by newest', (turn) => `minPrice=${200 + turn}&maxPrice=${210 + turn}&sort=newest`),
    list('search for a common word', (turn) => `q=mantra&limit=${20 + turn}`),
    list('search for one letter', (turn) => `q=${at(letters, turn)}&limit=${20 + turn}`),
    list('search for two common words', (turn) => `q=calm%20herbs&limit=${20 + turn}`),
    list('search for a number', (turn) => `q=${someone(turn)}`),
    list('search in a category', (turn) => `q=mantra&category=Kind%20${turn % 40}&sort=price`),
    list('search for a common and a rare word', (turn) => `q=mantra%20${someone(turn)}`),
    list('search without a match', (turn) => `q=zzz${turn}`),
    page(
      'product',
      (turn) => `/v1/product/large-${Math.max(1, someone(turn) - (someone(turn) % 10 === 0 ? 1 : 0))}`,
    ),
    page('page of the list', (turn) => `/shop?page=${2 + turn}`),
    page('page of a search', (turn) => `/shop?q=mantra&page=${2 + turn}`),
    page('page of a product', (turn) => `/shop/large-${1 + turn * 10}`),
    page('home page', () => '/'),
    page('bundles', (turn) => `/v1/bundle?limit=${20 + turn}`, false),
    page('sitemap', () => '/sitemap.xml', false),
    page(
      'last file of the sitemap',
      () => `/sitemap-products-${Math.max(1, Math.ceil((rows * 0.9) / 10_000))}.xml`,
      false,
    ),
  ];
}

/** What admins open: every list with each of its searches, sorts, filters and pages, and the figures. */
export function adminClicks(rows: number): Click[] {
  const lists = adminListCalls().flatMap((list) =>
    queriesOf(list, rows).map((query) => ({
      name: `${list.name}?${query}`,
      path: () => `${list.call.path}?${query}`,
      isForAdmins: true,
      isPage: true,
    })),
  );
  const year = new Date().getUTCFullYear();
  const figures = [
    ...['7', '30', '90'].map((days) => ['home', `/v1/admin?days=${days}`] as const),
    ['work', '/v1/admin/work'] as const,
    ['views of the orders', '/v1/admin/order/views'] as const,
    ['taxes of a month', `/v1/admin/order/gst/summary?from=${year}-10-01&to=${year}-10-31`] as const,
    ['page speed', '/v1/admin/page-speed'] as const,
  ].map(([name, path]) => ({ name: `${name} ${path}`, path: () => path, isForAdmins: true, isPage: false }));
  return [...figures, ...lists];
}
