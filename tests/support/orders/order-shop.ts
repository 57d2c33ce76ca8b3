import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import { pino } from 'pino';
import sql from 'sql-template-tag';
import { buildApp } from '../../../server/platform/start/app.ts';
import type { ShopContext } from '../../../server/platform/start/context.ts';
import { type Gateways, gatewaysOf } from '../../../server/checkout/gateway/gateways.ts';
import type { Gateway } from '../../../server/checkout/gateway/gateway.ts';
import { hashOf, sessionEnd } from '../../../server/platform/http/guard/auth.ts';
import { taskList, type Tasks } from '../../../server/platform/jobs/jobs.ts';
import { shopTasks } from '../../../server/platform/jobs/shop-tasks.ts';
import { readSettings } from '../../../server/platform/start/settings.ts';
import { openContext } from '../../../server/platform/start/open-context.ts';
import { startTelemetry } from '../../../server/platform/telemetry/start-telemetry.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { lendTestDatabase } from '../database.ts';

export const secret = 'a-secret-of-the-tests-and-of-nothing-else';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The body, as the test knows it. */
  readonly json: LightMyRequestResponse['json'];
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Buyer {
  readonly id: string;
  readonly token: string;
}

export interface OrderShop {
  readonly context: ShopContext;
  readonly app: FastifyInstance;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>;
  buyer(options?: { isAdmin?: boolean; premiumUntil?: Date }): Promise<Buyer>;
  /** Moves the shop's clock. */
  pass(milliseconds: number): void;
  /** Runs all jobs that are due now, without waiting for a worker: the shop's, or these. */
  runJobs(tasks?: Tasks): Promise<void>;
  stock(sku: string, variant?: string): Promise<number>;
  close(): Promise<void>;
}

export interface ShopOptions {
  /** Others than the shop's own. */
  readonly gateways?: readonly Gateway[] | ((context: ShopContext) => Gateways);
  readonly environment?: Readonly<Record<string, string>>;
}

/** A shop of its own over a database of its own, on its own clock, with a few products to sell. */
export async function openOrderShop({ gateways, environment = {} }: ShopOptions = {}): Promise<OrderShop> {
  const test = await lendTestDatabase();
  const { database } = test;
  let now = new Date('2026-11-21T06:30:00Z').getTime();
  let origin = '';
  const settings = readSettings({
    SHOP_SECRET: secret,
    SANDBOX_GATEWAY_SECRET: secret,
    DATA_DIR: test.dataDir,
    ...environment,
  });
  const opened = await openContext({
    database,
    settings,
    log: pino({ level: 'silent' }),
    clock: () => new Date(now),
    origin: () => origin,
  });
  const context = gateways
    ? { ...opened, gateways: typeof gateways === 'function' ? gateways(opened) : gatewaysOf(gateways) }
    : opened;
  const telemetry = await startTelemetry(context);
  const app = await buildApp(context);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await fillShelves(context);
  let buyers = 0;
  return {
    context,
    app,
    async call(method, path, { token, body, headers } = {}) {
      const response = await app.inject({
        method,
        url: path,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        body: response.body,
        json: response.json,
      };
    },
    async buyer({ isAdmin = false, premiumUntil } = {}) {
      const id = randomUUID();
      const token = randomBytes(32).toString('base64url');
      buyers += 1;
      await database.execute(sql`
        INSERT INTO shopper (id, phone, is_admin, premium_until)
        VALUES (${id}, ${`+91${String(9_100_000_000 + buyers)}`}, ${isAdmin}, ${premiumUntil ?? null})`);
      await database.execute(sql`
        INSERT INTO session (token_hash, shopper_id, created_at, expires_at)
        VALUES (${hashOf(token)}, ${id}, ${new Date(now)}, ${sessionEnd(new Date(now))})`);
      return { id, token };
    },
    pass(milliseconds) {
      now += milliseconds;
    },
    async runJobs(tasks = shopTasks(context)) {
      // Given apart: whatever is among the options is kept until the process ends, and holds the whole shop.
      await runOnce({ pgPool: database.pool, noHandleSignals: true, logger: quiet }, taskList(tasks));
    },
    async stock(sku, variant = '') {
      return (
        await database.one<{ stock: number }>(
          sql`SELECT units AS stock FROM stock WHERE sku = ${sku} AND variant = ${variant} AND flavour = ''`,
        )
      ).stock;
    },
    async close() {
      await app.close();
      await context.catalogue.close();
      await context.sessions.close();
      await telemetry.stop();
      await test.drop();
    },
  };
}

export const address = {
  name: 'Asha Rao',
  phone: '+919876543210',
  line1: '4B, Palm Residency',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560066',
};

/** What an answer says at each field that it refuses. */
export function toldOf(answer: Answer): Readonly<Record<string, string>> {
  const { errors = [] } = answer.json<Problem>();
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** One line as the shop's product page would send it. */
export function line(sku: string, quantity = 1, change: Readonly<Record<string, unknown>> = {}) {
  return { sku, flavour: 'Mint', variant: '50 g', quantity, packageType: 'trial', ...change };
}

/** An order by card of these lines, at this total. */
export function orderOf(
  lines: readonly unknown[],
  expectedTotal: number,
  change: Readonly<Record<string, unknown>> = {},
) {
  return { lines, address, paymentMethod: 'card', expectedTotal, ...change };
}

/** Sends an order; the shop may refuse it. */
export async function sendOrder(
  shop: OrderShop,
  { token }: Buyer,
  body: unknown,
  key: string = randomUUID(),
): Promise<Answer> {
  return shop.call('POST', '/v1/order', { token, body, headers: { 'idempotency-key': key } });
}

/** Places an order that has to succeed. */
export async function place(shop: OrderShop, buyer: Buyer, body: unknown, key?: string): Promise<OrderAnswer> {
  const answer = await sendOrder(shop, buyer, body, key);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body}`);
  return answer.json<OrderAnswer>();
}

const discount = JSON.stringify({ trial: 0, weekly: 10, monthly: 20, comboDiscount: 0 });

/** sleep-mantra at 600 with 40 units, calm-mantra at 300 with one, and the membership at 999 for 12 months. */
async function fillShelves({ database }: ShopContext): Promise<void> {
  await database.execute(sql`
    INSERT INTO product (sku, name, price, discount, flavours, variants, time_period, stock, hsn, gst_rate)
    VALUES
      ('sleep-mantra', 'Sleep Mantra', 600, ${discount}, '{Mint}', '{50 g}', NULL, 40, '3004', 12),
      ('calm-mantra', 'Calm Mantra', 300, ${discount}, '{Mint}', '{50 g}', NULL, 1, '3004', 5),
      ('bliss-club', 'Bliss Club', 999, ${discount}, '{Standard}', '{Yearly}', 12, 0, '9983', 18)`);
}

const quiet = new Logger(() => () => undefined);
