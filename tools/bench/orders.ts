import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { openDatabase } from '../../server/platform/database/database.ts';
import { signedIn } from '../../tests/support/account/people.ts';
import { bareOrders } from './bare-orders.ts';
import { median, rounded, type Row } from './row.ts';

const seconds = 3;
const rounds = 5;
const warmUpSeconds = 12;
/** Enough that nobody reaches the limit on cash orders (SEC-05). */
const buyers = 400;

const address = {
  name: 'Bench Buyer',
  phone: '+919876543210',
  line1: '12 Lake Road',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
};

/** Orders a second, and the slowest of a hundred in milliseconds. */
export interface OrderRate {
  readonly rate: number;
  readonly p99: number;
}

/**
 * Whole orders over HTTP, one at a time and ten at a time, beside bare Fastify and PostgreSQL that store the same
 * rows in one transaction. In turns within one run, once both sides are warm.
 */
export async function placedOrders(url: string, databaseUrl: string): Promise<Row[]> {
  const database = openDatabase({ url: databaseUrl, log: { info: () => {}, warn: () => {}, error: () => {} } });
  const bare = await bareOrders(databaseUrl);
  try {
    await database.execute(sql`UPDATE stock SET units = 10000000 WHERE sku = 'sleep-mantra'`);
    const now = new Date();
    const tokens: string[] = [];
    for (let at = 0; at < buyers; at += 1) tokens.push((await signedIn(database, { isAdmin: false, now })).token);
    const body = await orderBody(url);
    let next = 0;
    const own = async () => {
      const token = tokens[next % buyers];
      next += 1;
      const answer = await fetch(`${url}/v1/order`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
        },
        body,
      });
      if (!answer.ok) throw new Error(`An order was refused: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const other = async () => {
      const answer = await fetch(bare.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!answer.ok) throw new Error(`A bare order failed: ${answer.status}`);
      await answer.arrayBuffer();
    };
    await measure(own, 10, warmUpSeconds);
    await measure(other, 10, warmUpSeconds / 2);
    const rows: Row[] = [];
    for (const [name, atOnce, atLeast] of [
      ['one at a time', 1, 0.26],
      ['ten at a time', 10, 0.35],
    ] as const) {
      const ratios: number[] = [];
      const rates: number[] = [];
      const slow: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const mine = await measure(own, atOnce, seconds);
        const theirs = await measure(other, atOnce, seconds);
        ratios.push(mine.rate / theirs.rate);
        rates.push(mine.rate);
        slow.push(mine.p99);
      }
      rows.push(
        {
          name: `orders ${name}, of bare Fastify and PostgreSQL`,
          value: rounded(median(ratios)),
          unit: '×',
          atLeast,
        },
        { name: `orders ${name}`, value: rounded(median(rates), 0), unit: 'a second', atLeast: 0 },
        { name: `orders ${name}, slowest of a hundred`, value: rounded(median(slow), 0), unit: 'ms', atMost: 100 },
      );
    }
    return rows;
  } finally {
    await bare.close();
    await database.close();
  }
}

async function orderBody(url: string): Promise<string> {
  const { flavours, variants } = (await (await fetch(`${url}/v1/product/sleep-mantra`)).json()) as {
    flavours: string[];
    variants: string[];
  };
  const lines = [
    { sku: 'sleep-mantra', flavour: flavours[0], variant: variants[0], quantity: 1, packageType: 'trial' },
  ];
  const quoted = await fetch(`${url}/v1/order/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines, paymentMethod: 'cod' }),
  });
  const { total } = (await quoted.json()) as { total: number };
  return JSON.stringify({ lines, address, paymentMethod: 'cod', expectedTotal: total });
}

async function measure(send: () => Promise<void>, atOnce: number, forSeconds: number): Promise<OrderRate> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + forSeconds * 1000;
  const one = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await send();
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const took = (performance.now() - began) / 1000;
  return { rate: times.length / took, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
}
