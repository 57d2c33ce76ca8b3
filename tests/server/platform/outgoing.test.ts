import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRazorpay } from '../../../server/checkout/gateway/razorpay/razorpay.ts';
import { s3Store } from '../../../server/platform/file/store/s3-store.ts';
import type { Letterbox } from '../../../server/account/message/carriers.ts';
import { createCarriers } from '../../../server/account/message/carriers.ts';
import { openOutgoing } from '../../../server/platform/outgoing/outgoing.ts';
import { openService, type OutgoingService } from '../../../server/platform/outgoing/outgoing-service.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { filesIn, textOf } from '../../../tools/support/source.ts';
import {
  type HostileManner,
  hostileManners,
  type HostileService,
  startHostileService,
} from '../../support/platform/hanging-proxy.ts';
import { line, openOrderShop, orderOf } from '../../support/orders/order-shop.ts';
import { silentLog } from '../../support/platform/silent-log.ts';

const timeoutMs = 300;
const halfOpenAfterMs = 200;
let hostile: HostileService;

beforeEach(async () => {
  hostile = await startHostileService();
});
afterEach(() => hostile.close());

const reasons: Readonly<Record<HostileManner, string>> = {
  hangs: 'timeout',
  drips: 'timeout',
  floods: 'too-large',
  'closes early': 'unreachable',
  redirects: 'redirected',
  'talks nonsense': 'unreachable',
};

const ask = async (service: OutgoingService) =>
  service.ask({ url: hostile.url, timeoutMs }, ({ bytes }) => bytes.toString());

test.for(hostileManners)(
  'SEC-02 a service that %s is given up in time, with little of its answer in memory',
  async (manner) => {
    hostile.manner = manner;
    const began = performance.now();
    const service = openService('test');
    await expect(ask(service)).rejects.toMatchObject({ name: 'ServiceUnavailable', reason: reasons[manner] });
    expect(performance.now() - began).toBeLessThan(timeoutMs + 2_000);
    // Buffers of both ends of the connection.
    expect(hostile.sent()).toBeLessThan(32 * 2 ** 20);
    expect(hostile.asked()).toBe(1);
  },
);

test('SEC-02 an answer is taken up to its limit, and not one byte more', async () => {
  const service = openService('test');
  hostile.answer = 'x'.repeat(5_000);
  const request = { url: hostile.url, timeoutMs, maxBytes: 4_999 };
  await expect(service.request(request)).rejects.toMatchObject({ reason: 'too-large' });
  const { bytes } = await service.request({ ...request, maxBytes: 5_000 });
  expect(bytes).toHaveLength(5_000);
  const { body } = await service.stream({ ...request, maxBytes: 4_999 });
  await expect(body.toArray()).rejects.toMatchObject({ reason: 'too-large' });
});

test('SEC-02 a body that stops half-way ends its stream; a reader who takes their time does not', async () => {
  const service = openService('test');
  hostile.answer = 'x'.repeat(200_000);
  const { body } = await service.stream({ url: hostile.url, timeoutMs });
  const read = body[Symbol.asyncIterator]();
  await read.next();
  await delay(timeoutMs * 1.5);
  let size = 0;
  for (let next = await read.next(); next.done !== true; next = await read.next()) size += 1;
  expect(size).toBeGreaterThan(0);
  hostile.manner = 'drips';
  const dripping = await service.stream({ url: hostile.url, timeoutMs });
  await expect(dripping.body.toArray()).rejects.toMatchObject({ reason: 'timeout' });
});

test('SEC-02 three failures open the circuit: the fourth call is refused at once, and one trial closes it again', async () => {
  const states: string[] = [];
  const onStateChange = (state: string) => states.push(state);
  const service = openService('test', { halfOpenAfterMs, onStateChange });
  hostile.manner = 'hangs';
  for (let failed = 0; failed < 3; failed += 1) {
    await expect(ask(service)).rejects.toMatchObject({ reason: 'timeout' });
  }
  const began = performance.now();
  await expect(ask(service)).rejects.toMatchObject({ reason: 'circuit-open' });
  expect(performance.now() - began).toBeLessThan(50);
  expect([hostile.asked(), service.breaker.retryAfter()]).toEqual([3, 1]);

  await expect.poll(() => ask(service).catch(({ reason }: { reason: string }) => reason)).toBe('timeout');
  const trials = hostile.asked();
  hostile.manner = 'good';
  // The trial failed: the next comes after twice the time.
  await expect.poll(() => ask(service).catch(() => null), { timeout: 30_000 }).toBe('{}');
  expect([trials, hostile.asked()]).toEqual([4, 5]);
  expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
});

test('SEC-02 while one trial call is under way the others are refused at once', async () => {
  const service = openService('test', { maxFailures: 1, halfOpenAfterMs: 1 });
  hostile.manner = 'hangs';
  await expect(ask(service)).rejects.toMatchObject({ reason: 'timeout' });
  await expect.poll(() => service.breaker.retryAfter()).toBe(1);
  await delay(5);
  const trial = ask(service);
  const began = performance.now();
  await expect(ask(service)).rejects.toMatchObject({ reason: 'circuit-open' });
  expect(performance.now() - began).toBeLessThan(100);
  await expect(trial).rejects.toMatchObject({ reason: 'timeout' });
});

test('SEC-02 answers that say no do not open the circuit; server errors do', async () => {
  const service = openService('test', { maxFailures: 1 });
  const refused = new Error('no');
  const refuse = () => service.ask({ url: hostile.url }, () => Promise.reject(refused));
  for (let count = 0; count < 4; count += 1) await expect(refuse()).rejects.toBe(refused);
  expect(service.breaker.state).toBe('closed');
  await expect(
    service.ask({ url: hostile.url }, () => {
      throw service.unreadable(null);
    }),
  ).rejects.toMatchObject({ reason: 'unreadable' });
  expect(service.breaker.state).toBe('open');
});

const letter: Letterbox = {
  id: '1',
  to: '+919000000001',
  channel: 'sms',
  template: null,
  language: 'en',
  subject: null,
  text: 'Hello',
  html: null,
  unsubscribeUrl: null,
  replyTo: null,
};

test.for(hostileManners)(
  'SEC-02 gateway, messages, mail and bucket give up a service that %s, and their circuits open apart from each other',
  async (manner) => {
    hostile.manner = manner;
    const outgoing = openOutgoing(silentLog, { maxFailures: 1 });
    const webhook = { url: hostile.url, secret: '' };
    const mailServer = await startHostileService({ speaksFirst: true });
    mailServer.manner = manner;
    const mail = { url: `smtp://127.0.0.1:${mailServer.port}`, from: 'shop@example.in' };
    const carriers = createCarriers({ sms: webhook, whatsapp: webhook, mail }, outgoing, timeoutMs);
    const razorpay = createRazorpay({
      keyId: 'k',
      keySecret: 's',
      webhookSecret: 'w',
      shopName: () => 'Mantra',
      shopOrigin: () => 'https://shop.example.in',
      baseUrl: hostile.url,
      timeout: timeoutMs,
      service: outgoing.razorpay,
    });
    const s3 = { endpoint: hostile.url, bucket: 'b', region: 'r', accessKey: 'a', secretKey: 's' };
    const store = s3Store(s3, outgoing.bucket, timeoutMs);
    const calls = {
      razorpay: () => razorpay.check(),
      sms: () => carriers.sms?.(letter),
      whatsapp: () => carriers.whatsapp?.({ ...letter, channel: 'whatsapp' }),
      mail: () => carriers.email?.({ ...letter, to: 'asha@example.in', channel: 'email' }),
      bucket: () => store.get('key'),
    };
    for (const name of ['razorpay', 'sms', 'whatsapp', 'mail', 'bucket'] as const) {
      expect({ name, state: outgoing[name].breaker.state }).toEqual({ name, state: 'closed' });
      const began = performance.now();
      // A bucket may send a large object: what limits it here is the time.
      await expect(calls[name]()).rejects.toBeInstanceOf(Error);
      expect(performance.now() - began).toBeLessThan(timeoutMs + 2_000);
      expect({ name, state: outgoing[name].breaker.state }).toEqual({ name, state: 'open' });
    }
    await mailServer.close();
    expect(mailServer.sent()).toBeLessThan(32 * 2 ** 20);
  },
);

test('SEC-02 nothing on the server calls out by itself: only server/platform/outgoing uses fetch', () => {
  const wrong = filesIn(['server']).filter(
    (file) =>
      !file.startsWith('server/platform/outgoing/') &&
      textOf(file)
        .split('\n')
        .some((line) => /(?<![.\w])fetch\(/u.test(line) && !/^\s*(?:async )?fetch\(/u.test(line)),
  );
  expect(wrong).toEqual([]);
});

test('SEC-02 with the circuit of the gateway open an online order is refused at once and leaves nothing; cash is taken; it comes back by itself', async () => {
  const service = openService('razorpay', { maxFailures: 2, halfOpenAfterMs: 300 });
  const gateway = createRazorpay({
    keyId: 'k',
    keySecret: 's',
    webhookSecret: 'w',
    shopName: () => 'Mantra',
    shopOrigin: () => 'https://shop.example.in',
    baseUrl: hostile.url,
    timeout: timeoutMs,
    service,
  });
  const shop = await openOrderShop({ gateways: [gateway] });
  try {
    const buyer = await shop.buyer();
    const order = async (paymentMethod: 'card' | 'cod', total = 600) =>
      shop.call('POST', '/v1/order', {
        token: buyer.token,
        body: { ...orderOf([line('sleep-mantra')], total), paymentMethod },
        headers: { 'idempotency-key': randomUUID() },
      });
    hostile.manner = 'hangs';
    for (let asked = 0; asked < 2; asked += 1) {
      expect((await order('card')).json<Problem>()).toHaveProperty('orderId');
    }
    const before = await shop.stock('sleep-mantra');
    const began = performance.now();
    const refused = await order('card');
    expect(performance.now() - began).toBeLessThan(timeoutMs);
    expect([refused.status, refused.headers['retry-after'], refused.json<Problem>()]).toMatchObject([
      503,
      '1',
      { type: '/problems/gateway-unavailable', otherMethods: ['cod', 'wallet'] },
    ]);
    expect(refused.json<Problem>()).not.toHaveProperty('orderId');
    expect(await shop.stock('sleep-mantra')).toBe(before);
    const { quote } = (await order('cod')).json<{ quote: { total: number } }>();
    expect((await order('cod', quote.total)).status).toBe(201);

    hostile.manner = 'good';
    hostile.answer = JSON.stringify({ id: 'order_1', items: [] });
    // Nobody has to be the first: the shop tries by itself.
    await expect.poll(() => service.breaker.state, { timeout: 30_000 }).toBe('closed');
    expect((await order('card')).status).toBe(201);
  } finally {
    await shop.close();
  }
});
