import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { goodAddress } from '../../../tests/support/server.ts';
import type { Chance } from '../chance.ts';
import type { Findings } from '../findings.ts';
import { type Ask, type HttpCaller, jsonOf, type Reply, upTo } from '../http-caller.ts';
import type { Person } from '../people.ts';

/** Clients that ask at the same moment. */
export const clients = 50;

/** One shop or several on one database, and who races on it. */
export interface RaceWorld {
  readonly pool: Pool;
  /** One for each process. */
  readonly callers: readonly HttpCaller[];
  readonly chance: Chance;
  readonly findings: Findings;
  readonly admin: Person;
  /** What one of the goods `race-0` to `race-49` costs: a product for each, so that nobody waits for another's row. */
  readonly total: number;
  /** The same in cash on delivery. */
  readonly cashTotal: number;
}

/** One thing that fifty clients want at once, of which only so many may have it. */
export interface Race {
  readonly name: string;
  /** Lets them run once; what must hold afterwards goes to the findings. Says how many requests were sent. */
  run(world: RaceWorld): Promise<number>;
}

/** Sends all requests at the same moment, in turns to each process. */
export async function together({ callers }: RaceWorld, asks: readonly Ask[]): Promise<Reply[]> {
  return Promise.all(asks.map(async (ask, at) => callerOf(callers, at).send(ask)));
}

/** Sends one request. */
export async function send({ callers, chance }: RaceWorld, ask: Ask): Promise<Reply> {
  return callerOf(callers, chance.below(callers.length)).send(ask);
}

function callerOf(callers: readonly HttpCaller[], at: number): HttpCaller {
  const caller = callers[at % callers.length];
  if (!caller) throw new Error('There is no shop');
  return caller;
}

/** Fifty of something. */
export function fifty<Item>(make: (at: number) => Item): Item[] {
  return [...upTo(clients)].map(make);
}

/** A line of one of the goods that everybody has one of. */
export function raceLine(at: number, sku = `race-${at % clients}`) {
  return { sku, flavour: 'Mint', variant: '50 g', quantity: 1, packageType: 'trial' };
}

export interface OrderAsk {
  readonly token: string;
  readonly lines: readonly unknown[];
  readonly total: number;
  readonly paymentMethod?: string;
  readonly couponCode?: string;
  readonly bundleId?: string;
  readonly key?: string;
  /** Tells one door from another. */
  readonly door?: string;
}

/** The request that places an order. */
export function orderAsk({
  token,
  total,
  key = randomUUID(),
  door,
  paymentMethod = 'cod',
  ...rest
}: OrderAsk): Ask {
  const address = { ...goodAddress, line2: key, ...(door === undefined ? {} : { line1: door }) };
  return {
    method: 'POST',
    path: '/v1/order',
    token,
    headers: { 'idempotency-key': key },
    body: { ...rest, address, paymentMethod, expectedTotal: total },
  };
}

/** What lines cost today. */
export async function totalOf(world: RaceWorld, body: object, token?: string): Promise<number> {
  const reply = await send(world, { method: 'POST', path: '/v1/order/quote', token, body });
  return (jsonOf(reply) as { total: number }).total;
}

/** Answers by their status: '201 ×1, 409 ×49'. */
export function tally(replies: readonly Reply[]): string {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status} ×${times}`)
    .join(', ');
}

/** Checks that exactly so many won and that all others were told no in one of these ways. */
export function expectWinners(
  { findings }: RaceWorld,
  race: string,
  replies: readonly Reply[],
  { won, winners, lost }: { readonly won: number; readonly winners: number; readonly lost: readonly number[] },
): void {
  const count = replies.filter(({ status }) => status === won).length;
  findings.expect(count === winners, `${race}: ${winners} of ${clients} may have it`, () => tally(replies));
  const strange = replies.find(({ status }) => status !== won && !lost.includes(status));
  findings.expect(!strange, `${race}: whoever comes too late is told so`, () =>
    [tally(replies), strange?.text ?? ''].join(' '),
  );
}

/** A whole number that a query counts. */
export async function counted({ pool }: RaceWorld, statement: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(statement, [...values]);
  return Number(rows[0]?.count);
}
