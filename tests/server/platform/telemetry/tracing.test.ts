import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as open } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCarriers } from '../../../../server/account/message/carriers.ts';
import { taskList } from '../../../../server/platform/jobs/jobs.ts';
import { shopTasks } from '../../../../server/platform/jobs/shop-tasks.ts';
import { startMessageService } from '../../../support/account/message-services.ts';
import { type Collector, type SentSpan, startCollector } from '../../../support/platform/collector.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let collector: Collector;
let server: TestServer;
beforeAll(async () => {
  collector = await startCollector();
  server = await startTestServer({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '20',
      OTEL_METRIC_EXPORT_INTERVAL: '50',
    },
  });
});
afterAll(async () => {
  await server.close();
  await collector.close();
});

const home = {
  name: 'Zebrina Unicornia',
  phone: '+919876512345',
  line1: '14 Zebra Lane',
  line2: '',
  city: 'Zebrapur',
  state: 'Karnataka',
  pincode: '560066',
};
const traceId = () => randomUUID().replaceAll('-', '');
const named = (name: string, trace?: string): SentSpan | undefined =>
  collector.spans().find((span) => span.name === name && (trace === undefined || span.traceId === trace));
const arrived = async (name: string, trace?: string): Promise<SentSpan> => {
  await expect.poll(() => named(name, trace)?.name, { timeout: 30_000, interval: 20 }).toBe(name);
  return named(name, trace) as SentSpan;
};
const said = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('PRF-05 a call of a browser is one trace down to its SQL, under the trace that the browser began', async () => {
  const token = await server.signIn('+919000000001');
  const trace = traceId();
  const answer = await server.call('POST', '/v1/user/address', {
    token,
    body: home,
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01`, tracestate: 'who=asha', baggage: 'who=asha' },
  });
  expect(answer.status).toBe(201);
  const request = await arrived('POST /v1/user/address', trace);
  expect(request.parentSpanId).toBe('00f067aa0ba902b7');
  const { 'request.id': requestId, ...facts } = said(request);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/u);
  expect(facts).toEqual({
    'http.request.method': 'POST',
    'http.route': '/v1/user/address',
    'http.response.status_code': 201,
  });
  const insert = await arrived('INSERT address', trace);
  expect(said(insert)['db.query.text']).toMatch(/^INSERT INTO address .*\$1/u);
  // The session is read before the body arrives, the address is written after it: both are below the request.
  expect((await arrived('SELECT session', trace)).parentSpanId).toBe(request.spanId);
  const transaction = await arrived('transaction', trace);
  expect([insert.parentSpanId, transaction.parentSpanId]).toEqual([transaction.spanId, request.spanId]);
});

test('PRF-05 what a call does after a body that comes late belongs to the same trace', async () => {
  const token = await server.signIn('+919000000001');
  const trace = traceId();
  const body = JSON.stringify(home);
  const sent = open(`${server.url}/v1/user/address`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    },
  });
  sent.flushHeaders();
  await arrived('SELECT session', trace);
  sent.write(body.slice(0, 10));
  sent.end(body.slice(10));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(201);
  const transaction = await arrived('transaction', trace);
  expect(transaction.parentSpanId).toBe((await arrived('POST /v1/user/address', trace)).spanId);
});

test('PRF-05 a call without a trace of its own begins one, and a header that is none is ignored', async () => {
  const wrong = [
    '',
    'nonsense',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${'g'.repeat(32)}-00f067aa0ba902b7-01`,
  ];
  for (const traceparent of wrong) await server.call('GET', '/v1/delivery/560066', { headers: { traceparent } });
  await expect
    .poll(() => collector.spans().filter(({ name }) => name === 'GET /v1/delivery/:pincode').length, {
      timeout: 30_000,
    })
    .toBe(wrong.length);
  const found = collector.spans().filter(({ name }) => name === 'GET /v1/delivery/:pincode');
  expect(found.map(({ parentSpanId }) => parentSpanId ?? '')).toEqual(['', '', '', '']);
  expect(new Set(found.map(({ traceId: id }) => id)).size).toBe(4);
});

test('PRF-05 a job is a trace with its SQL and its calls to services, which fail in the open', async () => {
  const service = await startMessageService([
    (response) => response.writeHead(200).end(),
    (response) => response.writeHead(500).end(),
  ]);
  const carriers = createCarriers(
    { mail: null, whatsapp: null, sms: { url: service.url, secret: 'sms-service-secret' } },
    server.context.outgoing,
  );
  const letter = {
    id: randomUUID(),
    to: '+919812345678',
    channel: 'sms',
    template: null,
    language: 'en',
    subject: null,
    text: 'Your code is 482913',
    html: null,
    unsubscribeUrl: null,
    replyTo: null,
  } as const;
  const tasks = taskList({
    ...shopTasks(server.context),
    'messages.try': async () => {
      await carriers.sms?.(letter);
    },
  });
  const run = async (name: string) => (tasks[name] as (payload: unknown) => Promise<void>)({});
  await run('orders.expire');
  const job = await arrived('job orders.expire');
  expect(job.parentSpanId ?? '').toBe('');
  expect((await arrived('SELECT shop_order', job.traceId)).parentSpanId).toBe(job.spanId);

  await run('messages.try');
  const post = await arrived('POST sms');
  const sent = await arrived('job messages.try');
  expect(said(post)).toEqual({ 'http.request.method': 'POST', 'peer.service': 'sms' });
  expect([post.traceId, named('call sms')?.parentSpanId]).toEqual([sent.traceId, sent.spanId]);
  await expect(run('messages.try')).rejects.toThrow('sms');
  await expect
    .poll(
      () =>
        collector
          .spans()
          .filter(({ name }) => name === 'job messages.try')
          .map((span) => said(span)['error.type']),
      {
        timeout: 30_000,
      },
    )
    .toEqual([undefined, 'ServiceUnavailable']);
  await service.close();
});

test('PRF-05 nothing that a person typed, and no secret, is in anything that was sent', async () => {
  const { name, phone, line1 } = home;
  const token = await server.signIn(phone);
  const [email, code, search] = ['zebra.unicorn@example.in', 'ZEBRACOUPON', 'who-is-zebra'];
  const lines = [{ sku: 'sleep-mantra', flavour: 'Plain', variant: '30 ml', quantity: 1, packageType: 'trial' }];
  const mail = { name, email, phone, message: `Where is my parcel? I live at ${line1}.` };
  const agent = { 'user-agent': 'ZebraBrowser/7', referer: `https://x.example/${search}` };
  const calls = [
    server.call('POST', '/v1/user', { token, body: { firstName: 'Zebrina', lastName: 'Unicornia' } }),
    server.call('POST', '/v1/user/address', { token, body: home }),
    server.call('POST', '/v1/user/contact-us-mail', { body: mail }),
    server.call('GET', `/v1/product?q=${search}`, { headers: agent }),
    server.call('POST', '/v1/order/quote', { token, body: { lines, couponCode: code } }),
    server.call('POST', '/v1/user/address', { token, body: { ...home, state: 'Zebraland' } }),
    server.call('GET', `/no/${search}?mail=${email}`),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 201, 202, 200, 200, 422, 404]);
  expect((await server.call('GET', '/v1/delivery/560001')).status).toBe(200);
  await expect.poll(() => [...collector.metrics().keys()].join(' ')).toContain('/v1/user/contact-us-mail');
  await expect.poll(() => collector.spans().map((span) => span.name)).toContain('POST /v1/user/contact-us-mail');
  // Times and ids are long numbers by chance: one of them holds '482913' sooner or later.
  const byChance = /"(?:\w*unixnano|traceid|spanid|parentspanid)":"?[\da-f]*"?/gu;
  const everything = collector.bodies.join('\n').toLowerCase().replaceAll(byChance, '');
  const personal = [
    'zebra',
    'zebrina',
    'unicorn',
    phone,
    phone.slice(3),
    token,
    '127.0.0.1',
    '482913',
    '9812345678',
  ];
  const secrets = ['sms-service-secret', server.context.settings.secret, 'asha'];
  expect([...personal, ...secrets].filter((each) => everything.includes(each.toLowerCase()))).toEqual([]);
});
