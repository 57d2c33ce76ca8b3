import sql from 'sql-template-tag';
import { orderNumber } from '../../../src/domain/orders/order/order-number.ts';
import type { Session } from '../../platform/database/session.ts';
import { type RowWords, searchWords, type WordSearch } from '../../platform/list/word-search.ts';

/** Every test of an order cuts its address into words: the index is asked unless a third of the orders match. */
export const orderWords: RowWords = {
  document: sql`order_words(number, address)`,
  text: sql`lower(concat_ws(' ', number, address ->> 'name', address ->> 'phone', right(address ->> 'phone', 10),
    address ->> 'pincode', address ->> 'city') COLLATE "C")`,
  statistics: { table: 'shop_order_words', column: 'order_words' },
  commonFrom: 0.3,
  table: sql`shop_order`,
  newestFirst: sql`placed_at DESC, id DESC`,
};

/** Finds orders by number, name, phone, pincode, city, tracking number or account; null when nothing was typed. */
export async function searchOrders(session: Session, q: string | undefined): Promise<WordSearch | null> {
  const words = await searchWords(session, orderWords, withoutGaps(q));
  const exact = await exactOrders(session, q?.trim() ?? '');
  if (words === null || exact.length === 0) return words;
  const found = sql`(${words.found} OR id = ANY(${exact}))`;
  return { found, narrowed: found, walked: [found], some: words.some };
}

/** A phone number typed with spaces as one word; any other search stays. */
function withoutGaps(q: string | undefined): string | undefined {
  const digits = q?.replaceAll(/[\s()+-]/gu, '') ?? '';
  return /^(?:91)?[6-9]\d{9}$/u.test(digits) ? digits.slice(-10) : q;
}

/** Financial years that an order's number may be of. */
const yearsBack = 10;
const maxExact = 50;

/** Orders with exactly this tracking number or last part of their number, or of exactly this account. */
async function exactOrders(session: Session, q: string): Promise<string[]> {
  if (q === '' || q.length > 60) return [];
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(q);
  const year = new Date().getUTCFullYear();
  const numbers = /^\d{1,6}$/u.test(q)
    ? Array.from({ length: yearsBack }, (_, back) => orderNumber(Number(q), new Date(Date.UTC(year - back, 11, 1))))
    : [];
  // Typed by hand it is stored without the spaces of the label; a courier service's is stored as it came.
  const tracking = [q, q.replaceAll(/\s/gu, '')].map((each) => each.toUpperCase());
  const rows = await session.query<{ id: string }>(sql`
    (SELECT id FROM shop_order WHERE number = ANY(${numbers}))
    UNION (SELECT order_id FROM parcel WHERE upper(tracking_number) = ANY(${tracking}) LIMIT ${maxExact})
    UNION (SELECT id FROM shop_order WHERE shopper_id = ${isId ? q.toLowerCase() : null}::uuid
      ORDER BY placed_at DESC, number DESC LIMIT ${maxExact})`);
  return rows.map(({ id }) => id);
}
