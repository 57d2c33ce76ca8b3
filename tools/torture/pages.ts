import { connect } from 'node:net';
import { routes } from '../../src/domain/shell/page/route.ts';
import type { Chance } from './chance.ts';
import { checkRefusal } from './fuzz/answer-check.ts';
import { type Ask, each, openCaller, type Reply, upTo } from './http-caller.ts';
import { memoryWatch } from './memory-watch.ts';
import type { Campaign, Part } from './part.ts';

const atOnce = 12;
/** What a page may not give back as it came: it would be markup there. */
const mark = '"><svg/onload=torture()>';
const leaks = /node_modules|\.ts:\d|at \w+ \(file:|\[object Object\]/u;

const segments = [
  'sleep-mantra',
  'no-such-thing',
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%',
  '%zz',
  '%c0%ae',
  '%ed%a0%80',
  '%u0041',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  '-1',
  '9'.repeat(60),
  encodeURIComponent(mark),
  encodeURIComponent('मंत्र'),
  encodeURIComponent('👩‍⚕️'),
  encodeURIComponent('\u202E'),
  '{{7*7}}',
  '%24%7B7*7%7D',
  ';jsessionid=1',
  '..;',
  '.git',
  '.env',
  'wp-admin.php',
  'index.html',
  'a'.repeat(3000),
  'etc%2fpasswd',
  '*',
  ':id',
  '~',
  '+',
  '@',
  '%20',
  '%0d%0aset-cookie:%20x=1',
];
const names = [
  'q',
  'page',
  'sort',
  'category',
  'flavour',
  'minPrice',
  'maxPrice',
  'order',
  'to',
  'from',
  'inspect',
  'beside',
  'state',
  'tag',
  'utm_source',
  'ref',
  '__proto__',
  'constructor',
  'a[b]',
  '',
];
const values = [
  '',
  '1',
  '-1',
  '1e309',
  'price',
  'name',
  '0x10',
  '%',
  '%00',
  '%ff',
  encodeURIComponent(mark),
  "'%20OR%201=1--",
  '../../..',
  '//evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '9'.repeat(400),
  'null',
  encodeURIComponent('\u202E\u0000'),
];
const beside = [
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/manifest.webmanifest',
  '/docs',
  '/openapi.json',
  '/flows',
  '/sandbox/messages',
  '/healthz',
  '/track/',
  '/image/',
  '/film/',
  '/assets/',
  '/share/',
  '/reminders/off/',
  '/email/confirm/',
  '/payment/return',
  '/sandbox/pay/',
];
const header: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['accept-encoding', ['br', 'gzip', 'br;q=0', '*;q=0', 'x'.repeat(3000), ',,,,', 'gzip;q=nan']],
  ['cookie', ['scheme=dark', 'scheme=__proto__', 'a=b; '.repeat(400), 'scheme="', '=;=;', 'banner=closed']],
  ['if-none-match', ['*', '"x"', 'W/"1", "2"', 'x'.repeat(2000)]],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['range', ['bytes=0-0', 'bytes=-1', 'bytes=9-1', `bytes=${'0-0,'.repeat(500)}0-0`, 'lines=1-2']],
  ['accept-language', ['hi', '*', 'x-klingon', 'en;q=9', ','.repeat(2000)]],
  ['host', ['evil.example', 'localhost:1', '[::1]', 'a'.repeat(300)]],
  ['x-forwarded-host', ['evil.example']],
  ['x-forwarded-proto', ['javascript', 'https,http']],
  ['x-forwarded-for', ['::1', 'not-an-address', `${'1.1.1.1,'.repeat(300)}1.1.1.1`, '::ffff:10.0.0.1', '%00']],
  ['user-agent', ['', '() { :; }; echo', 'x'.repeat(5000)]],
  ['accept', ['text/html', 'application/json', '*/*;q=0', 'image/avif,image/webp']],
  ['authorization', ['Bearer x', 'Basic eDp5', `Bearer ${'A'.repeat(43)}`]],
  ['upgrade', ['websocket', 'h2c']],
  ['expect', ['100-continue']],
];

/** Addresses of pages as crawlers, scanners and attackers write them: paths, queries, headers, bare lines (RTE-01). */
export const pages: Part = async (campaign, size) => {
  const { workshop, chance, findings, say } = campaign;
  const shop = await workshop.shop({ environment: { PAGES: 'on' }, limitMs: 300_000 });
  const caller = openCaller(shop.url);
  const memory = memoryWatch(caller);
  const statuses = new Map<number, number>();
  let bareLines = 0;
  for (let sent = 0; sent < size; sent += Math.min(1000, size - sent)) {
    await each(upTo(Math.min(1000, size - sent)), atOnce, async (at) => {
      const own = chance.fork(`page ${sent + at}`);
      if (own.happens(0.05)) {
        bareLines += 1;
        await sendBareLine(campaign, shop.url, own);
        return;
      }
      const ask = pageAsk(own);
      try {
        const reply = await caller.send(ask);
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        checkPage(campaign, ask, reply);
      } catch (error) {
        const what = () => `${ask.path.slice(0, 300)}: ${String(error)}`;
        findings.expect(isRefusedHere(error), 'Every address has an answer', what);
      }
    });
    await memory.look();
    say(`${Math.min(size, sent + 1000)} of ${size} addresses`);
  }
  memory.judge(findings);
  caller.close();
  await shop.stop();
  const byStatus = [...statuses].map(([status, times]): [string, number] => [`status ${status}`, times]);
  return { addresses: size, 'bare lines': bareLines, ...Object.fromEntries(byStatus), ...memory.figures() };
};

/** Node's own client refuses what can't be written into a head. */
function isRefusedHere(error: unknown): boolean {
  return error instanceof TypeError;
}

function pageAsk(chance: Chance): Ask {
  const pairs = Array.from(
    { length: chance.pick([0, 0, 1, 2, 5, 60]) },
    () => `${chance.pick(names)}=${chance.pick(values)}`,
  );
  const headers = Object.fromEntries(
    Array.from({ length: chance.pick([0, 0, 1, 2]) }, () => {
      const [name, choices] = chance.pick(header);
      return [name, chance.pick(choices)] as const;
    }),
  );
  const query = pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  return { method: chance.happens(0.9) ? 'GET' : 'HEAD', path: `${pathOf(chance)}${query}`, headers };
}

function pathOf(chance: Chance): string {
  const dice = chance.next();
  if (dice < 0.15) return `${chance.pick(beside)}${chance.happens(0.5) ? chance.pick(segments) : ''}`;
  const known = chance.pick(Object.values(routes)).replaceAll(/:\w+|\*/gu, () => chance.pick(segments));
  if (dice < 0.6) return known;
  const inserted = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(segments));
  const path = `${chance.happens(0.5) ? known : ''}/${inserted.join(chance.pick(['/', '//', '/./']))}`;
  return chance.happens(0.2) ? `/${path}/` : path;
}

function checkPage({ findings }: Campaign, ask: Ask, reply: Reply): void {
  const { status, text, headers, ms } = reply;
  const what = () =>
    `${ask.method} ${ask.path.slice(0, 200)} ${JSON.stringify(ask.headers).slice(0, 200)} → ${status}`;
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  if (!isPage && status >= 400 && ask.method !== 'HEAD') checkRefusal(findings, ask, reply);
  findings.expect(status < 500 || status === 503, 'No address brings a 5xx, but a 503', what);
  findings.expect(ms <= 10_000, 'Every address is answered within 10 s', () => `${Math.round(ms)} ms: ${what()}`);
  findings.expect(!text.includes(mark), 'No page gives markup back as it came', what);
  findings.expect(!isPage || !leaks.test(text), 'No page tells of code', what);
  const location = headers.location ?? '';
  const isOwn =
    !/^(?:https?:)?\/\/(?!localhost|127\.0\.0\.1)/u.test(location) && !location.startsWith('javascript:');
  findings.expect(isOwn, 'No address leads to another site', () => `${what()} ${location}`);
  findings.expect(headers['set-cookie'] === undefined, 'No address sets a cookie by itself', what);
}

const bareLines = [
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET /shop?q=\xff\xfe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'GET \\\\evil\\share HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET //evil.example/%2f.. HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /v1/user/otp/send HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'POST /v1/user/otp/send HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n folded: yes\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\nHost: a\n\n',
  'GET /%2e%2e/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];
/** Milliseconds that a line is left open where the shop says nothing to it. */
const patience = 3000;

/** Sends bytes that no client library would, and reads what comes. */
async function sendBareLine({ findings }: Campaign, url: string, chance: Chance): Promise<void> {
  const line = chance.pick(bareLines);
  const text = await new Promise<string>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) }, () =>
      socket.write(line, 'latin1'),
    );
    let read = '';
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      read += chunk.toString('latin1');
      if (read.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(read));
  });
  const status = Number(/^HTTP\/1\.1 (\d{3})/u.exec(text)?.[1] ?? 0);
  findings.expect(status < 500 || status === 503 || status === 505, 'No bytes bring a 5xx, but a 503', () =>
    [line.slice(0, 80), text.slice(0, 200)].join(' → '),
  );
  findings.expect(!text.includes('root:x:0'), 'No bytes bring a file that is not the shop’s', line.slice(0, 80));
}
