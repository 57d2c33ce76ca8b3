import { adminListCalls, queriesOf } from '../../../tests/support/admin/admin-lists.ts';

/** Who calls: one of several shoppers in turn, the one with sixty orders, or staff. */
export type Caller = 'anyone' | 'shopper' | 'regular' | 'prescriber' | 'admin';

/** What a click sends; without a body it is a GET. */
export interface Sent {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the shop as the click's own caller, outside of the measured time. */
export type Ask = (sent: Sent) => Promise<Response>;

/** Something that a shopper or somebody of the staff clicks, by the call that it makes. */
export interface Click {
  /** What it is counted with: 'category', 'listAnyOrders'. */
  readonly name: string;
  /** The call of its try; each is another, so that no answer is kept from the one before. */
  readonly sent: (turn: number, ask: Ask) => Sent | Promise<Sent>;
  readonly caller: Caller;
  /** A page of something, which must take as long as it does in a small shop. */
  readonly isPage: boolean;
}

const letters = 'abcdehklmrstw'.split('');
const at = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;

/** A click that only opens an address. */
export function opened(name: string, path: (turn: number) => string, also: Partial<Click> = {}): Click {
  return { name, sent: (turn) => ({ path: path(turn) }), caller: 'anyone', isPage: true, ...also };
}

/** What shoppers open: lists that are in no memory, products, searches, pages, and the files for search engines. */
export function shopperClicks(rows: number): Click[] {
  const list = (name: string, query: (turn: number) => string): Click =>
    opened(`list: ${name}`, (turn) => `/v1/product?${query(turn)}`);
  const suggested = (name: string, word: (turn: number) => string): Click =>
    opened(`suggestions: ${name}`, (turn) => `/v1/search?q=${word(turn)}&limit=${6 + (turn % 14)}`);
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
    suggested('one letter', (turn) => at(letters, turn)),
    suggested('a common word', () => 'mantra'),
    suggested('two common words', () => 'calm%20herbs'),
    suggested('a mistyped word', (turn) => `mantr${at(letters, turn)}x`),
    suggested('a number', (turn) => String(someone(turn))),
    opened(
      'product',
      (turn) => `/v1/product/large-${Math.max(1, someone(turn) - (someone(turn) % 10 === 0 ? 1 : 0))}`,
    ),
    opened('page of the list', (turn) => `/shop?page=${2 + turn}`),
    opened('page of a search', (turn) => `/shop?q=mantra&page=${2 + turn}`),
    opened('page of a product', (turn) => `/shop/large-${11 + ((turn * 10) % 80)}`),
    opened('home page', () => '/'),
    opened('bundles', (turn) => `/v1/bundle?limit=${20 + turn}`, { isPage: false }),
    opened('tiers', () => '/v1/coupon/tiers'),
    opened('coupons within reach', (turn) => `/v1/coupon/time-limited/active?cartValue=${1_000 + turn}`),
    opened('sitemap', () => '/sitemap.xml', { isPage: false }),
    opened(
      'last file of the sitemap',
      () => `/sitemap-products-${Math.max(1, Math.ceil((rows * 0.9) / 1000))}.xml`,
      { isPage: false },
    ),
  ];
}

/** What admins open: every list with each of its searches, sorts, filters and pages, and the figures. */
export function adminClicks(rows: number): Click[] {
  const lists = adminListCalls().flatMap((list) =>
    queriesOf(list, rows).map((query) =>
      opened(`${list.name}?${query}`, () => `${list.call.path}?${query}`, { caller: 'admin' }),
    ),
  );
  const year = new Date().getUTCFullYear();
  const figures = [
    ...['7', '30', '90'].map((days) => ['home', `/v1/admin?days=${days}`] as const),
    ['work', '/v1/admin/work'] as const,
    ['views of the orders', '/v1/admin/order/views'] as const,
    ['taxes of a month', `/v1/admin/order/gst/summary?from=${year}-10-01&to=${year}-10-31`] as const,
    ['page speed', '/v1/admin/page-speed'] as const,
  ].map(([name, path]) => opened(`${name} ${path}`, () => path, { caller: 'admin', isPage: false }));
  return [...figures, ...lists];
}
