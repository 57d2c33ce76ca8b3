import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { providerOrderOf } from '../../tests/support/checkout/sandbox-bank.ts';
import { goodAddress } from '../../tests/support/server.ts';
import type { Chance } from '../torture/chance.ts';
import { type Ask, type HttpCaller, jsonOf, type Reply } from '../torture/http-caller.ts';
import type { Person } from '../torture/people.ts';
import type { Seen } from './seen.ts';

export interface Goods {
  readonly sku: string;
  readonly line: unknown;
}

export interface Visitors {
  readonly caller: HttpCaller;
  readonly chance: Chance;
  /** Accounts that take turns. */
  readonly people: readonly Person[];
  /** The bestseller is the first. */
  readonly goods: readonly Goods[];
  /** What is nearly sold out, and everybody has heard of. */
  readonly rare: Goods;
  /** The share of visits that end in an order, 0 to 1. */
  readonly buying: number;
  readonly seen: Seen;
}

/** Of all visits, these put something into the cart, or twice as many as buy. */
const withCart = 0.2;
/** Shares among orders: of the rare product, of buttons pressed twice, and of each way to pay. */
const rareShare = 0.15;
const twiceShare = 0.1;
const ways = [
  ['upi', 0.45],
  ['card', 0.15],
  ['wallet', 0.1],
  ['cod', 0.3],
] as const;
const pages = ['/', '/', '/shop', '/shop?sort=price'] as const;
const lists = ['', '&sort=price', '&sort=newest', '&offset=24'] as const;
/** How often somebody presses the button again when the price has changed. */
const patience = 5;

let visitors = 0;

/** One visit: a page, a list, a few products, perhaps a cart, and perhaps an order that is paid for. */
export async function visit(shop: Visitors): Promise<void> {
  visitors += 1;
  const { chance, people } = shop;
  const person = people[visitors % people.length];
  if (!person) throw new Error('There are no people');
  // Neighbours share a network; nobody shares one with a thousand others.
  const network = `100.64.${(visitors >> 8) & 255}.${visitors & 255}`;
  const send = senderOf(shop, network);
  const wanted = chance.happens(rareShare) ? shop.rare : bestFirst(shop);

  const page = chance.happens(0.4) ? `/shop/${bestFirst(shop).sku}` : chance.pick(pages);
  await send('page', { method: 'GET', path: page, headers: { 'accept-encoding': 'br' } });
  await send('list', { method: 'GET', path: `/v1/product?limit=24${chance.pick(lists)}` });
  for (let looks = chance.below(3); looks >= 0; looks -= 1) {
    const { sku } = looks === 0 ? wanted : bestFirst(shop);
    await send('product', { method: 'GET', path: `/v1/product/${sku}` });
  }
  const isBuying = chance.happens(shop.buying);
  if (!isBuying && !chance.happens(Math.max(withCart, shop.buying * 2) - shop.buying)) return;
  await send('cart', { method: 'PUT', path: '/v1/user/cart', token: person.token, body: [wanted.line] });
  if (isBuying) return buy(shop, { send, token: person.token, wanted });
  await send('quote', { method: 'POST', path: '/v1/order/quote', body: { lines: [wanted.line] } });
}

type Send = ReturnType<typeof senderOf>;

/** Sends requests of one kind and counts their answers; null when none came or it was no good one. */
function senderOf({ caller, seen }: Visitors, network: string) {
  return async (kind: string, ask: Ask, fine: readonly number[] = []): Promise<Reply | null> => {
    try {
      const headers = { ...ask.headers, 'x-forwarded-for': network };
      const reply = await caller.send({ ...ask, headers });
      const isFine = reply.status < 400 || fine.includes(reply.status);
      if (isFine) seen.answer(kind, reply.ms);
      else seen.error(kind, `${ask.method} ${ask.path} ${reply.status} ${wordsOf(reply)}`);
      return isFine ? reply : null;
    } catch (error) {
      seen.error(kind, String(error));
      return null;
    }
  };
}

/** The beginning of a problem; a page is compressed. */
function wordsOf({ headers, text }: Reply): string {
  return headers['content-type']?.includes('json') === true ? text.slice(0, 200) : '';
}

interface Purchase {
  readonly send: Send;
  readonly token: string;
  readonly wanted: Goods;
}

async function buy({ chance, seen }: Visitors, { send, token, wanted }: Purchase): Promise<void> {
  const lines = [wanted.line];
  const paymentMethod = wayToPay(chance);
  const asked = { lines, paymentMethod, pincode: goodAddress.pincode };
  const quoted = await send('quote', { method: 'POST', path: '/v1/order/quote', token, body: asked });
  let quote = quoted === null ? null : (jsonOf(quoted) as Quote);
  for (let tries = 0; tries < patience && quote !== null; tries += 1) {
    if (quote.lines.some(({ problems }) => problems.length > 0)) return seen.soldOut();
    const key = chance.uuid();
    const body = { lines, paymentMethod, address: { ...goodAddress, line2: key }, expectedTotal: quote.total };
    const ask = { method: 'POST', path: '/v1/order', token, headers: { 'idempotency-key': key }, body } as const;
    seen.asked(key);
    const times = chance.happens(twiceShare) ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: times }, () => send('order', ask, [409])));
    const placed = replies.find((reply) => reply?.status === 201);
    if (placed) {
      const answer = jsonOf(placed) as OrderAnswer;
      seen.ordered(key, answer.order.id);
      return pay(seen, { send, token, answer });
    }
    const changed = replies.find((reply) => reply?.status === 409);
    const told = changed ? (jsonOf(changed) as { quote?: Quote }) : {};
    quote = told.quote ?? null;
  }
}

interface Quote {
  readonly total: number;
  readonly lines: readonly { readonly problems: readonly unknown[] }[];
}

async function pay(
  seen: Seen,
  { send, token, answer }: { send: Send; token: string; answer: OrderAnswer },
): Promise<void> {
  const { order, payment } = answer;
  if (payment.action.kind !== 'none') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const path = `/sandbox/pay/${providerOrderOf(payment)}`;
    const paid = await send('payment', { method: 'POST', path, headers, body: 'choice=pay' });
    if (paid) seen.paid(order.id);
  }
  await send('my order', { method: 'GET', path: `/v1/order/${order.id}`, token });
}

/** Half of all look at the bestseller. */
function bestFirst({ chance, goods }: Visitors): Goods {
  const [best] = goods;
  return best && chance.happens(0.5) ? best : chance.pick(goods);
}

function wayToPay(chance: Chance): (typeof ways)[number][0] {
  let dice = chance.next();
  return ways.find(([, share]) => (dice -= share) < 0)?.[0] ?? 'cod';
}
