import { filesIn, importsOf, targetOf } from './source.ts';

/** The features by which every layer is grouped: what each is for, and the others from which it may import. */
export const rooms = {
  kit: { what: 'what serves every feature: money, time, fields, icons, small charts', uses: ['shell'] },
  platform: {
    what: 'the machinery: database, HTTP, jobs, files, storage, how the shop starts',
    uses: ['kit', 'shell', 'account'],
  },
  shell: {
    what: 'the frame around every page: navigation, menu, theme, toasts, connection, consent, help',
    uses: ['kit', 'platform', 'catalogue', 'cart', 'promotions', 'orders', 'account', 'content', 'flows'],
  },
  catalogue: {
    what: 'list, product page, search, wishlist, images, delivery estimate',
    uses: ['kit', 'platform', 'shell', 'cart', 'promotions', 'account', 'content'],
  },
  cart: {
    what: 'the cart, its drawer and its price',
    uses: ['kit', 'platform', 'shell', 'catalogue', 'promotions', 'orders', 'account'],
  },
  promotions: {
    what: 'bundles, tiers, coupons, popups, banners, celebrations, and their analytics',
    uses: ['kit', 'platform', 'shell', 'catalogue', 'cart', 'orders', 'account'],
  },
  checkout: {
    what: 'address, payment, gateways',
    uses: ['kit', 'platform', 'shell', 'catalogue', 'cart', 'promotions', 'orders', 'account'],
  },
  orders: {
    what: 'orders, parcels, returns, invoices, subscriptions, mandates',
    uses: ['kit', 'platform', 'shell', 'catalogue', 'cart', 'promotions', 'checkout', 'account', 'prescriptions'],
  },
  account: {
    what: 'session, sign-in, second factor, profile, addresses, wallet, referrals, membership, messages',
    uses: ['kit', 'platform', 'shell', 'catalogue', 'cart', 'promotions', 'checkout', 'orders', 'content', 'admin'],
  },
  prescriptions: {
    what: 'uploading, writing and checking prescriptions',
    uses: ['kit', 'platform', 'shell', 'catalogue', 'orders', 'account'],
  },
  content: {
    what: 'home, blog, videos, contact, pages',
    uses: ['kit', 'platform', 'shell', 'catalogue', 'cart', 'promotions', 'orders', 'account'],
  },
  admin: {
    what: 'the admin’s frame, its kit and its sections',
    uses: [
      'kit',
      'platform',
      'shell',
      'catalogue',
      'cart',
      'promotions',
      'checkout',
      'orders',
      'account',
      'content',
    ],
  },
  flows: {
    what: 'the flow room, its drawings, the chart registry',
    uses: ['kit', 'platform', 'shell', 'orders', 'account'],
  },
} as const satisfies Readonly<Record<string, { readonly what: string; readonly uses: readonly string[] }>>;

/**
 * The rooms of the server, each of which imports only from those before it. What a lower room has to start in a higher one
 * is given to it where the server is put together (`server/platform/start/app.ts`).
 */
export const serverOrder = [
  'platform',
  'account',
  'catalogue',
  'promotions',
  'cart',
  'checkout',
  'orders',
  'prescriptions',
  'content',
  'shell',
  'admin',
] as const satisfies readonly (keyof typeof rooms)[];

/** The layers that are grouped by rooms. */
export const layers = [
  'src/domain',
  'src/contract',
  'src/machines',
  'src/services',
  'src/ui',
  'src/app',
  'server',
] as const;

/** The room of a file of a layer; null for what stands at the layer's top, or in no layer. */
export function roomOf(file: string): string | null {
  const layer = layers.find((folder) => file.startsWith(`${folder}/`));
  const [room, below] = layer === undefined ? [] : file.slice(layer.length + 1).split('/');
  return room === undefined || below === undefined ? null : room;
}

/**
 * Puts things together and so may know every room: where the programs start, the table of the dashboard's sections, the
 * table of pages and the registry of charts.
 */
const composition =
  /^(?:src\/app\/|server\/platform\/(?:start|seed|jobs|sandbox)\/|src\/services\/platform\/demo\/|src\/machines\/flows\/)/u;

/** Whether a file puts things together, and so may know every room. */
export function isComposition(file: string): boolean {
  return composition.test(file) || /^server\/[^/]+$/u.test(file);
}

/** The table of `docs/architecture.md`, drawn from what the code does. */
export function roomTable(): string {
  const used = roomImports();
  return [
    '| room | what it is for | imports from |',
    '|---|---|---|',
    ...Object.entries(rooms).map(([name, { what }]) => {
      const others = Object.keys(rooms).filter((other) => used.get(name)?.has(other));
      return `| \`${name}\` | ${what} | ${others.join(', ')} |`;
    }),
  ].join('\n');
}

/** The sentence of `docs/architecture.md` about the order of the server's rooms. */
export function serverSentence(): string {
  return `${serverOrder.map((room) => `\`${room}\``).join(', ')}.`;
}

/** Imports of the server that lead from a room to one that is not before it; composition is left out. */
export function upwardImports(): readonly string[] {
  const order: readonly string[] = serverOrder;
  return filesIn(['server'])
    .flatMap(importsOf)
    .flatMap((one) => {
      const [from, to] = [roomOf(one.file), roomOf(targetOf(one) ?? '')];
      const isInServer = targetOf(one)?.startsWith('server/') === true;
      if (!isInServer || from === null || to === null || from === to || isComposition(one.file)) return [];
      const isBefore = order.includes(to) && order.indexOf(to) < order.indexOf(from);
      return isBefore ? [] : [`${one.file}:${one.line} imports ${one.specifier}`];
    });
}

/** Which rooms each room imports from, in any layer; composition is left out. */
export function roomImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of filesIn(layers).flatMap(importsOf)) {
    const [from, to] = [roomOf(one.file), roomOf(targetOf(one) ?? '')];
    if (from === null || to === null || from === to || isComposition(one.file)) continue;
    found.set(from, (found.get(from) ?? new Set()).add(to));
  }
  return found;
}
