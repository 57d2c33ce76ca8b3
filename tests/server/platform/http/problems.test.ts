import { request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inLanguage } from '../../../../server/platform/http/words.ts';
import { problemBody } from '../../../../server/platform/http/problem.ts';
import { problemSchema } from '../../../../src/contract/platform/problem.ts';
import {
  goodAddress,
  newPhone,
  problemOf,
  refusedFields,
  startTestServer,
  type TestServer,
  wireLine,
} from '../../../support/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(newPhone());
});
afterAll(() => server.close());

const putCart = (body: unknown) => server.call('PUT', '/v1/user/cart', { token, body });
const slug = (got: Parameters<typeof problemOf>[0]) => problemOf(got).type.replace('/problems/', '');

async function storedLines(): Promise<number> {
  const rows = await server.database.query(sql`SELECT FROM cart WHERE jsonb_array_length(lines) > 0`);
  return rows.length;
}

test.for([
  ['a text that is no JSON', '{"phone":', 'The body is not JSON'],
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 'The body is not UTF-8 text'],
  ['a depth of 21', '['.repeat(21) + ']'.repeat(21), 'The body is nested deeper than 20 levels'],
  ['a depth of 100,000', '['.repeat(100_000), 'The body is nested deeper than 20 levels'],
  ['nothing', '', 'Send a body of JSON with Content-Type application/json'],
] as const)('API-05 %s is a 400 that says so, and nothing is stored', async ([, body, detail]) => {
  const got = await putCart(body);
  expect({ status: got.status, slug: slug(got), detail: problemOf(got).detail }).toEqual({
    status: 400,
    slug: 'malformed-request',
    detail,
  });
  expect(await storedLines()).toBe(0);
});

test('API-05 a NUL and half a character are a 400 that names the field', async () => {
  for (const escape of ['\\u0000', '\\ud800']) {
    const got = await server.call('POST', '/v1/user/address', {
      token,
      body: JSON.stringify({ ...goodAddress, line1: 'x' }).replace('"x"', `"a${escape}b"`),
    });
    expect({ status: got.status, fields: refusedFields(got) }).toEqual({ status: 400, fields: ['line1'] });
  }
});

test('API-05 no value is turned into another type, and the field is named', async () => {
  for (const quantity of ['1', true, [1], null, 1.5, 0, 11, 1e300]) {
    const got = await putCart([wireLine('sleep-mantra', { quantity })]);
    expect({ quantity, status: got.status, fields: [...new Set(refusedFields(got))] }).toEqual({
      quantity,
      status: 422,
      fields: ['lines.0.quantity'],
    });
  }
  expect(await storedLines()).toBe(0);
});

test('API-05 a field that is not right says what it wants in words for people', async () => {
  const words = async (quantity: unknown) =>
    problemOf(await putCart([wireLine('sleep-mantra', { quantity })])).errors?.[0]?.message;
  expect(await words(null)).toBe('Enter a number');
  expect(await words(1.5)).toBe('Enter a whole number');
  expect(await words(0)).toBe('Use 1 or more');
  expect(await words(11)).toBe('Use 10 or less');
  expect(await words('1')).toBe('Expected number, received string');
  const purchase = await putCart([wireLine('sleep-mantra', { packageType: 'yearly' })]);
  expect(problemOf(purchase).errors).toEqual([
    { field: 'lines.0.packageType', message: 'Choose one of trial, weekly, monthly, comboDiscount' },
  ]);
  // A person reads the sentence; the field’s name is for the form.
  const alone = problemOf(await putCart([wireLine('sleep-mantra', { quantity: 0 })]));
  expect([alone.detail, alone.errors]).toEqual([
    'Use 1 or more',
    [{ field: 'lines.0.quantity', message: 'Use 1 or more' }],
  ]);
  expect(problemOf(await putCart(Array.from({ length: 300 }, () => wireLine()))).errors?.[0]?.message).toMatch(
    /^Add at most \d+$/u,
  );
});

test('API-05 a member that the call does not know is refused by name, __proto__ too', async () => {
  expect(refusedFields(await putCart([wireLine('sleep-mantra', { isAdmin: true })]))).toEqual(['lines.0.isAdmin']);
  const hidden = JSON.stringify([wireLine()]).replace('{', '{"__proto__":{"isAdmin":true},');
  expect(refusedFields(await putCart(hidden))).toEqual(['lines.0.__proto__']);
  expect(refusedFields(await server.call('GET', '/v1/product?colour=red&limit=x'))).toEqual(['limit', 'colour']);
});

test('API-05 all fields that are wrong are named at once', async () => {
  const got = await server.call('POST', '/v1/user/address', {
    token,
    body: { ...goodAddress, phone: '12345', pincode: '012345', state: 'Atlantis', name: ' ' },
  });
  expect(refusedFields(got).toSorted()).toEqual(['name', 'name', 'phone', 'pincode', 'state']);
  expect((await server.call('GET', '/v1/user/address', { token })).body).toEqual({ addresses: [] });
});

test('API-05 path, query and headers are checked as well', async () => {
  expect(refusedFields(await server.call('GET', '/v1/product/Not%20A%20Sku'))).toEqual(['sku']);
  expect(refusedFields(await server.call('GET', '/v1/delivery/56006'))).toEqual(['pincode']);
  expect(refusedFields(await server.call('GET', '/v1/product?limit=101&sort=colour'))).toEqual(['sort', 'limit']);
  expect(refusedFields(await server.call('GET', '/v1/product?q=a&q=b'))).toEqual(['q']);
  const got = await server.call('PUT', '/v1/user/cart', { token, body: [], headers: { 'if-match': 'many' } });
  expect(refusedFields(got)).toEqual(['if-match']);
});

test('API-04, API-05 what is not JSON is 415, what is too large 413, what is unknown 404', async () => {
  const form = await server.call('POST', '/v1/user/otp/send', {
    body: 'phone=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const latin = await server.call('POST', '/v1/user/otp/send', {
    body: '{}',
    headers: { 'content-type': 'application/json; charset=latin1' },
  });
  const large = await putCart(`["${'x'.repeat(300_000)}"]`);
  const unknown = await server.call('GET', '/v1/nothing/here');
  const badPath = await server.call('GET', '/v1/product/%E0%A4%A');
  expect([form, latin, large, unknown, badPath].map((got) => [got.status, slug(got)])).toEqual([
    [415, 'unsupported-media-type'],
    [415, 'unsupported-media-type'],
    [413, 'body-too-large'],
    [404, 'not-found'],
    [400, 'malformed-request'],
  ]);
});

test('API-04 another method on a known address is 405 and says which there are', async () => {
  const got = await server.call('DELETE', '/v1/user/cart', { token });
  expect({ status: got.status, allow: got.headers.get('allow') }).toEqual({ status: 405, allow: 'GET, HEAD, PUT' });
});

test('API-04 an answer that is refused on the bare connection is a problem too', async () => {
  expect(await rawly('NONSENSE\r\n\r\n')).toMatchObject({ status: 400, type: '/problems/malformed-request' });
  const huge = `GET /healthz HTTP/1.1\r\nhost: x\r\nx-large: ${'a'.repeat(40_000)}\r\n\r\n`;
  expect(await rawly(huge)).toMatchObject({ status: 431, type: '/problems/header-too-large' });
});

test('API-05 a body shorter than it says ends without an answer of 5xx', async () => {
  const { hostname, port } = new URL(server.url);
  const sent = request({
    hostname,
    port,
    method: 'POST',
    path: '/v1/user/otp/send',
    headers: { 'content-type': 'application/json', 'content-length': '100' },
  });
  sent.on('error', () => undefined);
  sent.write('{"phone"');
  sent.destroy();
  await new Promise((resolve) => sent.once('close', resolve));
  expect((await server.call('GET', '/healthz')).status).toBe(200);
});

test('API-05 every refusal has the id of its request and tells nothing of the inside', async () => {
  const refusals = [
    await putCart('{'),
    await server.call('GET', '/v1/nothing'),
    await server.call('GET', '/v1/user'),
    await server.call('GET', '/v1/order/00000000-0000-4000-8000-000000000000', { token }),
    await server.call('GET', '/v1/product/no-such-product'),
  ];
  for (const got of refusals) {
    expect(problemOf(got).instance).toBe(got.headers.get('x-request-id'));
    expect(got.text).not.toMatch(/FST_|\.ts|node_modules|SELECT|stack|at \w+ \(/u);
  }
});

test('API-05 a fault of our own is a 500 that tells nothing; the log has it', async () => {
  await server.database.execute(sql`ALTER TABLE address RENAME COLUMN city TO town`);
  const got = await server.call('GET', '/v1/user/address', { token });
  await server.database.execute(sql`ALTER TABLE address RENAME COLUMN town TO city`);
  expect({ status: got.status, slug: slug(got), detail: problemOf(got).detail }).toEqual({
    status: 500,
    slug: 'internal-error',
    detail: undefined,
  });
  expect(server.logged()).toContain('does not exist');
});

test('API-05 every answer carries the headers that keep a browser safe', async () => {
  for (const path of ['/healthz', '/v1/product', '/v1/nothing', '/docs', '/v1/user']) {
    const { headers } = await server.call('GET', path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

async function rawly(bytes: string): Promise<{ status: number; type: unknown }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await textOf(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const parsed: unknown = JSON.parse(body);
  expect(head).toContain('content-type: application/problem+json');
  return { status: Number(head.split(' ')[1]), type: problemSchema.parse(parsed).type };
}

test('LNG-01 a problem is in the language that the caller asks for first, and English in any other', async () => {
  const said = async (language: string) => {
    const got = await server.call('GET', '/v1/product/no-such-thing', { headers: { 'accept-language': language } });
    const { title, detail } = problemOf(got);
    return [title, detail];
  };
  const english = ['Nothing found here', 'This product isn’t in the shop'];
  expect(await said('hi-IN,hi;q=0.9,en;q=0.8')).toEqual(['यहाँ कुछ नहीं मिला', 'यह प्रोडक्ट दुकान में नहीं है']);
  expect(await said('en-IN,hi;q=0.9')).toEqual(english);
  expect(await said('ta')).toEqual(english);
  expect(await said('../../etc')).toEqual(english);
});

test('LNG-01 a problem with values and one of several sentences are translated, and an unknown one stays', () => {
  const said = (detail: string) => inLanguage(problemBody('rate-limited', '', { detail }), 'hi').detail;
  expect(said('Try again in 30 seconds')).toBe('30 सेकंड में फिर कोशिश करें');
  expect(said('That isn’t the code we sent. 3 tries left')).toBe('यह वह कोड नहीं है जो हमने भेजा। 3 कोशिशें बाकी');
  expect(said('This code has expired. Ask for a new one')).toBe('इस कोड का समय निकल गया। नया कोड माँगें');
  expect(said('Your wallet has ₹1,200, which isn’t enough')).toBe('आपके वॉलेट में ₹1,200 हैं, जो काफ़ी नहीं हैं');
  expect(said('A sentence of nobody')).toBe('A sentence of nobody');
  const { title, errors } = inLanguage(
    problemBody('invalid-input', '', { errors: [{ field: 'photo', message: 'Choose a photo' }] }),
    'hi',
  );
  expect([title, errors]).toEqual(['अनुरोध में कुछ सही नहीं है', [{ field: 'photo', message: 'फ़ोटो चुनें' }]]);
});
