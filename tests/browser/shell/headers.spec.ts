import { once } from 'node:events';
import { createServer } from 'node:net';
import { directivesOf, observatoryGrade } from '../../support/access/observatory.ts';
import { startShop, type ShopProcess } from '../../support/platform/shop-process.ts';
import { expect, test } from '../support/test.ts';

/** The shop as visitors reach it: behind a proxy that speaks https. */
let live: ShopProcess;
test.beforeAll(async () => {
  live = await startShop({
    port: await freePort(),
    environment: { PUBLIC_ORIGIN: 'https://shop.example.in', FLOWS: 'off' },
  });
});
test.afterAll(() => live.stop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

const pages = [
  '/',
  '/shop',
  '/shop/sleep-mantra',
  '/about',
  '/contact',
  '/faq',
  '/legal/privacy',
  '/blog',
  '/blog/neem-is-bitter',
  '/login',
  '/register',
  '/checkout',
  '/checkout/payment',
  '/order-success',
  '/dashboard/profile',
  '/popup-test',
  '/offline',
  '/docs',
  '/no-such-page',
  // What is no page: a link that says nothing, an unknown call, an address that cannot be read.
  '/track/nothing',
  '/v1/no-such-call',
  '/%E0%A4%A',
];

test('SEC-06 every public page, error pages too, has an A+ of at least 135 by the rules of the HTTP Observatory @desktop', async () => {
  for (const path of pages) {
    const answer = await fetch(live.url + path, { redirect: 'manual' });
    const html = await answer.text();
    const { score, grade, found } = observatoryGrade({ headers: answer.headers, html });
    const lost = Object.values(found).filter(([, points]) => points < 0);
    expect({ path, grade, isHigh: score >= 135, lost }).toEqual({ path, grade: 'A+', isHigh: true, lost: [] });
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
  const home = await fetch(live.url);
  expect(observatoryGrade({ headers: home.headers, html: await home.text() }).score).toBe(145);
});

test('SEC-06 the rules of the HTTP Observatory give a bare answer a D, and no extra points to one that lacks the basics @desktop', () => {
  const graded = (headers: Record<string, string>) => {
    const { score, grade } = observatoryGrade({ headers: new Headers(headers), html: '<p>' });
    return [score, grade];
  };
  const basics = {
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  expect(graded({})).toEqual([30, 'D']);
  expect(graded({ ...basics, 'cross-origin-opener-policy': 'same-origin' })).toEqual([75, 'B']);
  const unsafe = { ...basics, 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'" };
  expect(graded(unsafe)).toEqual([80, 'B+']);
  expect(graded({ ...basics, 'content-security-policy': "default-src 'self'" })).toEqual([110, 'A+']);
});

test('SEC-06 a page names its policies for Trusted Types, and its own two style elements are the only ones that hold @desktop', async () => {
  const answer = await fetch(live.url);
  const policy = directivesOf(answer.headers.get('content-security-policy') ?? '');
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['shop-scripts', 'shop-editor', 'prosemirrorclipboard']);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect([policy.get('report-uri'), policy.get('report-to')]).toEqual([['/v1/csp-report'], ['csp']]);
  expect(answer.headers.get('reporting-endpoints')).toBe('csp="/v1/csp-report"');
  const own: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/u);
  expect(policy.get('style-src')).toEqual(["'self'", own, own]);
  const html = await answer.text();
  // One is the page's, the other is for browsers without JavaScript.
  expect(html.match(/<style/gu)).toHaveLength(2);
  expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/u);
});

test('SEC-06 the cookie that tells a device is one that no other host can set @desktop', async () => {
  const answer = await fetch(`${live.url}/v1/user/otp/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+919000000001' }),
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-device=[\w-]{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/u,
    ),
  ]);
});
