import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cancelOrder, getOrder } from '../../../src/contract/orders/order/order.calls.ts';
import { getProfile } from '../../../src/contract/account/user.calls.ts';
import { createHttp, type HttpHooks } from '../../../src/services/platform/http/http.ts';

interface Heard {
  readonly headers: IncomingMessage['headers'];
}

/** What the server answers, in this order; the last one for all that follow. */
let answers: readonly number[] = [200];
/** How many of them are pages of a network that wants a sign-in first. */
let pages = 0;
let heard: Heard[] = [];
const server = createServer((request, response) => {
  const status = answers[Math.min(heard.length, answers.length - 1)] ?? 200;
  heard.push({ headers: request.headers });
  if (heard.length <= pages) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Welcome to our Wi-Fi</h1>');
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  axios.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete axios.defaults.baseURL;
  server.closeAllConnections();
  server.close();
});
/** How long the client waited before it asked again, in milliseconds. */
let pauses: number[] = [];
const later = globalThis.setTimeout;
const timeout = 30_000;

beforeEach(() => {
  heard = [];
  pages = 0;
  pauses = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, pause = 0, ...rest: readonly unknown[]) => {
    // Node's own timers carry something, or last no whole second.
    const isPause = rest.length === 0 && pause > 0 && pause < timeout && pause % 1000 === 0;
    if (isPause) pauses.push(pause);
    return later(work, isPause ? 0 : pause, ...rest);
  });
});
afterEach(() => vi.restoreAllMocks());

function opened(hooks: Partial<HttpHooks> = {}) {
  return createHttp({
    token: () => 'the-token',
    sessionLost: () => {},
    served: () => {},
    reached: () => {},
    isTraced: false,
    ...hooks,
  });
}

const ended = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    () => 'failed',
  );

test('ERR-02 a read that the server can’t answer is sent again after one, two and four seconds', async () => {
  answers = [503];
  expect(await ended(opened().send(getProfile))).toBe('failed');
  expect(pauses).toEqual([1000, 2000, 4000]);
  heard = [];
  answers = [503, 200];
  expect([await ended(opened().send(getProfile)), heard.length]).toEqual(['answered', 2]);
});

test('ERR-02 PRF-05 a page in place of an answer, as of a train’s Wi-Fi that wants a sign-in, is no answer: it counts as no connection, and is asked again', async () => {
  answers = [200];
  pages = 2;
  const reached: boolean[] = [];
  const http = opened({ reached: (isThere) => void reached.push(isThere) });
  expect([await ended(http.send(getProfile)), reached]).toEqual(['answered', [false, false, true]]);
  [heard, pages] = [[], 4];
  await expect(http.send(getProfile)).rejects.toMatchObject({ failure: { kind: 'offline' } });
});

test('CHK-06 what could be done twice is sent once, whatever happens to it', async () => {
  answers = [503];
  const id = '3f2b8c1e-1234-4567-8901-123456789012';
  expect([await ended(opened().send(cancelOrder, { params: { id } })), heard.length]).toEqual(['failed', 1]);
});

test('ERR-02 what the server refuses is not asked again', async () => {
  answers = [404];
  const id = '3f2b8c1e-1234-4567-8901-123456789012';
  expect([await ended(opened().send(getOrder, { params: { id } })), heard.length]).toEqual(['failed', 1]);
});

test('SES-01 LNG-01 a call says who asks and in which language', async () => {
  answers = [200];
  await ended(opened().send(getProfile));
  expect(heard[0]?.headers).toMatchObject({ authorization: 'Bearer the-token', 'accept-language': 'en-IN' });
  expect(heard[0]?.headers['traceparent']).toBeUndefined();
});

test('SES-02 a late 426 to an earlier token leaves the session of now alone', async () => {
  answers = [426];
  let lost = 0;
  const sessionLost = () => (lost += 1);
  const tokens = ['old', 'new'];
  await ended(opened({ sessionLost, token: () => tokens.shift() ?? 'new' }).send(getProfile));
  expect(lost).toBe(0);
  await ended(opened({ sessionLost }).send(getProfile));
  expect(lost).toBe(1);
});
