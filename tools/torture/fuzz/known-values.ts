import type { Pool } from 'pg';
import type { Chance } from '../chance.ts';
import type { Person } from '../people.ts';
import type { Known } from './schema-values.ts';

/** Ids of things that are there, by table. */
export type Ids = ReadonlyMap<string, readonly string[]>;

const maxIds = 40;
/** Tables whose ids stand in addresses and bodies; people are added apart. */
const tables = [
  'shop_order',
  'order_return',
  'parcel',
  'address',
  'coupon',
  'bundle',
  'banner',
  'reel',
  'post',
  'post_category',
  'prescription',
  'stored_file',
  'subscription',
  'image',
  'session',
] as const;

/** Some ids of everything that there is; of people only these. */
export async function readIds(pool: Pool, people: readonly Person[]): Promise<Ids> {
  const found = new Map<string, readonly string[]>([['shopper', people.map(({ id }) => id)]]);
  const read = async (name: string, statement: string): Promise<void> => {
    const { rows } = await pool.query<{ id: string }>(statement);
    const some = rows.map(({ id }) => id);
    if (some.length > 0) found.set(name, some);
  };
  for (const table of tables) await read(table, `SELECT id::text FROM ${table} LIMIT ${maxIds}`);
  return found;
}

const byName: Readonly<Record<string, readonly string[]>> = {
  sku: ['sleep-mantra', 'peace-mantra', 'dog-mantra', 'green-mantra', 'bliss-club', 'no-such-thing'],
  product: ['sleep-mantra', 'peace-mantra', 'no-such-thing'],
  currentProduct: ['sleep-mantra', 'peace-mantra'],
  flavour: ['Plain', 'Mint', ''],
  variant: ['30 ml', '60 ml', '50 g'],
  phone: ['+919876543210', '+918000000001', '+916123456789'],
  identifier: ['+919876543210', 'asha@example.com'],
  email: ['asha@example.com', 'Asha.Rao+1@example.co.in'],
  code: ['123456', 'WELCOME10', 'FLASH50', '000000'],
  couponCode: ['WELCOME10', 'FLASH50', 'TORTURE', 'flash 50'],
  pincode: ['560066', '110001', '799999'],
  timestamp: ['2026-11-21T00:00:00Z'],
  startsAt: ['2026-11-21T00:00:00Z', '2026-11-21T05:30:00+05:30'],
  expiresAt: ['2030-12-21T00:00:00Z'],
  validUntil: ['2030-12-21T00:00:00+05:30'],
  publishAt: ['2026-11-21T00:00:00Z'],
  from: ['2026-11-01', '2026-11-21T00:00:00Z'],
  to: ['2026-11-30', '+919876543210'],
  until: ['2030-01-31'],
  day: ['2026-11-21'],
  joinedFrom: ['2026-11-01'],
  joinedTo: ['2026-11-30'],
  link: ['/shop', 'https://example.in/'],
  url: ['/shop', 'https://example.in/video.mp4'],
  trackingUrl: ['https://courier.example.in/1'],
  q: ['sleep', 'M26-001', '90000', "a:*&!('b')", '\\'],
  page: ['/shop', 'pdp'],
  hsn: ['3004', '30049011'],
  image: ['/image/none.webp'],
  slug: ['the-hour-before-sleep', 'no-such-post'],
  gateway: ['sandbox', 'razorpay'],
  vpa: ['name@sandbox', 'nobody@sandbox', 'slow@sandbox'],
  'if-match': ['"1"', '"2"', '1', 'W/"3"'],
  'idempotency-key': ['key-key-key-1', 'key-key-key-2'],
};

/** Words that a name stands for, and ids of what the call's address is about. */
export function knownValues(ids: Ids, path: string): Known {
  const all = [...ids.values()].flat();
  const own = [...ids]
    .filter(([table]) => table.split('_').some((word) => path.includes(word)))
    .flatMap(([, some]) => some);
  const people = ids.get('shopper') ?? [];
  const about = /account|wallet|premium|patient/u.test(path) ? people : own;
  return (name: string, chance: Chance) => {
    if (name === 'idempotency-key' && chance.happens(0.8)) return chance.uuid();
    const words = byName[name];
    if (words) return chance.pick(words);
    if (/^ids?$|Ids?$/u.test(name)) {
      const fitting = name === 'id' || name === 'ids' ? about : (ids.get(tableOf(name)) ?? all);
      return fitting.length > 0 && chance.happens(0.85) ? chance.pick(fitting) : chance.uuid();
    }
    return undefined;
  };
}

function tableOf(name: string): string {
  const table = name.replace(/Ids?$/u, '').replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  return table === 'order'
    ? 'shop_order'
    : table === 'patient'
      ? 'shopper'
      : table === 'file'
        ? 'stored_file'
        : table;
}
