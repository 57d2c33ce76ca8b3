import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../../server/platform/start/settings.ts';
import { sandboxBusiness } from '../../../server/platform/start/business.ts';
import { liveSettings } from '../../support/platform/live-settings.ts';

function refusals(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'mantra-settings-'));
const live = liveSettings(folder);
afterAll(() => rmSync(folder, { recursive: true }));

test('RUN-01 nothing set is a sandbox on port 3000', () => {
  const { mode, port, host, databaseUrl, season, business } = readSettings({});
  expect({ mode, port, host, databaseUrl, season, business }).toEqual({
    mode: 'sandbox',
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    season: 'botanical',
    business: sandboxBusiness,
  });
});

test('PRF-04 the pool, the way around a pooler, the replica and the lanes of messages are settings, and mistakes are named', () => {
  const pooler = 'postgresql://shop@pooler/shop';
  const [session, replica] = ['postgresql://shop@primary/shop', 'postgres://shop@replica/shop'];
  const chosen = {
    DATABASE_URL: pooler,
    DATABASE_POOL_SIZE: '50',
    DATABASE_SESSION_URL: session,
    DATABASE_REPLICA_URL: replica,
    MESSAGE_LANES: '8',
  };
  const both = [readSettings({}), readSettings(chosen)];
  expect(both.map(({ databaseAccess, messageLanes }) => ({ ...databaseAccess, messageLanes }))).toEqual([
    { poolSize: 20, sessionUrl: null, replicaUrl: null, messageLanes: 2 },
    { poolSize: 50, sessionUrl: session, replicaUrl: replica, messageLanes: 8 },
  ]);
  for (const size of ['1', '501', '-5', '2.5', 'many']) {
    expect(refusals({ ...chosen, DATABASE_POOL_SIZE: size })).toEqual([
      `DATABASE_POOL_SIZE is "${size}": a whole number from 2 to 500`,
    ]);
  }
  for (const lanes of ['0', '201', 'x']) {
    expect(refusals({ ...chosen, MESSAGE_LANES: lanes })).toEqual([
      `MESSAGE_LANES is "${lanes}": a whole number from 1 to 200`,
    ]);
  }
  for (const name of ['DATABASE_SESSION_URL', 'DATABASE_REPLICA_URL']) {
    expect(refusals({ ...chosen, [name]: 'https://primary/shop' })).toEqual([
      `${name} is not an address such as postgresql://user@host/database`,
    ]);
    expect(refusals({ [name]: session })).toEqual([`${name} needs DATABASE_URL beside it`]);
  }
});

test('SES-08 live mode names every secret that is missing and every part that is sandboxed', () => {
  expect(refusals({ SHOP_MODE: 'live', SANDBOX_GATEWAY_SECRET: 'x' })).toEqual([
    'SHOP_SECRET is missing: at least 32 random characters',
    "FILE_KEY is missing: at least 32 random characters that seal people's files",
    'PUBLIC_ORIGIN is missing: the https address of the shop',
    'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are missing: payments would be sandboxed',
    'SMS_WEBHOOK_URL is missing: messages would be sandboxed',
    'SMTP_URL and MAIL_FROM are missing: e-mails would be sandboxed',
    'config/shop.json is missing: the business behind the shop would be the sandbox one',
    'METRICS_TOKEN is missing: anybody could read /metrics',
    'SANDBOX_GATEWAY_SECRET is set: the sandbox gateway does not exist in live mode',
  ]);
});

test('SEC-03 staff show a second factor in live mode, which cannot be switched off there; a sandbox asks for it on demand', () => {
  const demanded = (environment: Readonly<Record<string, string>>) => readSettings(environment).demandsSecondFactor;
  expect([demanded({}), demanded({ STAFF_SECOND_FACTOR: 'on' })]).toEqual([false, true]);
  expect(refusals({ ...live, STAFF_SECOND_FACTOR: 'off' })).toContain(
    'STAFF_SECOND_FACTOR is off: live staff sign in with a second factor',
  );
  expect(refusals(live).filter((line) => line.startsWith('STAFF'))).toEqual([]);
});

test('SES-08, CHR-07 live mode starts with everything set, with the business of the configuration', () => {
  const { mode, business } = readSettings(live);
  expect({ mode, shopName: business.shopName }).toEqual({ mode: 'live', shopName: 'Vana' });
  const file = join(folder, 'broken.json');
  writeFileSync(file, JSON.stringify({ ...sandboxBusiness, pincode: 'x', colour: 'red' }));
  expect(refusals({ ...live, SHOP_CONFIG: file }).map((line) => line.replace(file, ''))).toEqual([
    ': pincode: Invalid string: must match pattern /^[1-9]\\d{5}$/u',
    ': Unrecognized key: "colour"',
    'config/shop.json is missing: the business behind the shop would be the sandbox one',
  ]);
});

test('RUN-03 every setting that is not right is told at once, one line each', () => {
  expect(
    refusals({
      PORT: '70000',
      SEASON: 'winter',
      DATABASE_URL: 'mysql://x',
      SHOP_SECRET: 'short',
      RAZORPAY_KEY_ID: 'id',
    }),
  ).toEqual([
    'PORT is "70000": a whole number from 0 to 65535',
    'DATABASE_URL is not an address such as postgresql://user@host/database',
    'SEASON is "winter": choose botanical, diwali',
    'SHOP_SECRET is too short: at least 32 characters',
    'RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET is missing: Razorpay needs all three',
  ]);
});

test('SES-08, RUN-03 live mode wants the secrets of its message services, and a sender with its mail server', () => {
  const { SMS_WEBHOOK_SECRET: _secret, MAIL_FROM: _sender, ...some } = live;
  expect(refusals({ ...some, WHATSAPP_WEBHOOK_URL: 'https://wa.example.in/send' })).toEqual([
    'MAIL_FROM is missing: the sender of e-mails',
    'SMS_WEBHOOK_SECRET is missing: the message service could not know the shop',
    'SMTP_URL and MAIL_FROM are missing: e-mails would be sandboxed',
    'WHATSAPP_WEBHOOK_SECRET is missing: the message service could not know the shop',
  ]);
  expect(refusals({ SMTP_URL: 'http://mail.example.in', MAIL_FROM: 'x@example.in' })).toEqual([
    'SMTP_URL is not an address such as smtps://user:password@host:465',
  ]);
});

test.each([
  [
    { RAZORPAY_KEY_ID: 'rzp_test_AbCdEfGh123456' },
    'RAZORPAY_KEY_ID is not a live key: Razorpay’s live keys start with rzp_live_',
  ],
  [
    { RAZORPAY_URL: 'https://pay.example.in' },
    'RAZORPAY_URL is set: a live shop pays through https://api.razorpay.com only',
  ],
  [{ SMS_WEBHOOK_URL: 'http://sms.example.in/send' }, 'SMS_WEBHOOK_URL must start with https://'],
  [{ PUBLIC_ORIGIN: 'http://shop.example.in' }, 'PUBLIC_ORIGIN is missing: the https address of the shop'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must start with https://, because its headers hold a token',
  ],
  [{ METRICS_TOKEN: '' }, 'METRICS_TOKEN is missing: anybody could read /metrics'],
  [
    { SMTP_URL: 'smtp://mail.example.in:25?ignoreTLS=true' },
    'SMTP_URL switches encryption off: remove ignoreTLS or requireTLS=false',
  ],
  [
    { SMS_WEBHOOK_SECRET: 'secret' },
    'SMS_WEBHOOK_SECRET is easy to guess: use at least 16 random characters, for example from openssl rand -base64 36',
  ],
  [
    { SHOP_SECRET: 'a'.repeat(64) },
    'SHOP_SECRET is easy to guess: use at least 32 random characters, for example from openssl rand -base64 36',
  ],
  [{ FILE_KEY: live['SHOP_SECRET'] ?? '' }, 'SHOP_SECRET and FILE_KEY are the same: each needs its own'],
])('SEC-04 live mode refuses %o', (change, line) => {
  expect(refusals({ ...live, ...change })).toEqual([line]);
});

test('SEC-04 a live shop hands its mail only to a server that encrypts, unless it is on the same machine', () => {
  const urlFor = (url: string) => readSettings({ ...live, SMTP_URL: url }).mail?.url;
  expect(urlFor('smtp://u:p@mail.example.in:587')).toBe('smtp://u:p@mail.example.in:587?requireTLS=true');
  expect(urlFor('smtp://localhost:25')).toBe('smtp://localhost:25');
  expect(urlFor('smtps://u:p@mail.example.in:465')).toBe('smtps://u:p@mail.example.in:465');
});

test('SEC-03 trusted proxies are addresses, ranges and two words; trusting everybody is refused, in sandbox and live', () => {
  const trusted = (text: string) => readSettings({ TRUST_PROXY: text }).trustProxy;
  expect([trusted(''), trusted('off')]).toEqual([false, false]);
  expect(trusted('loopback, private')).toEqual(['loopback', 'uniquelocal']);
  expect(trusted('uniquelocal')).toEqual(['uniquelocal']);
  expect(trusted('192.0.2.1,10.0.0.0/8, 2001:db8::/32')).toEqual(['192.0.2.1', '10.0.0.0/8', '2001:db8::/32']);
  const instead =
    'write the addresses of your proxies, such as "10.0.0.0/8, 2001:db8::/32", or loopback or private';
  expect(refusals({ TRUST_PROXY: 'on' })).toEqual([`TRUST_PROXY can no longer be "on": ${instead}`]);
  expect(refusals({ ...live, TRUST_PROXY: 'on' })).toEqual([`TRUST_PROXY can no longer be "on": ${instead}`]);
  for (const wrong of ['10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0', 'proxy.example.in', '2001:db8::/129']) {
    expect(refusals({ TRUST_PROXY: `loopback,${wrong}` })).toEqual([
      `TRUST_PROXY has "${wrong}", which names no proxies: ${instead}`,
    ]);
  }
});

test('SEC-03 a live shop sends 100 text messages a minute and 5,000 a day, a sandbox ten times as many', () => {
  const budget = ({ smsPerMinute, smsPerDay }: ReturnType<typeof readSettings>) => [smsPerMinute, smsPerDay];
  expect(budget(readSettings(live))).toEqual([100, 5000]);
  expect(budget(readSettings({}))).toEqual([1000, 50_000]);
  expect(budget(readSettings({ SMS_PER_MINUTE: '7', SMS_PER_DAY: '70' }))).toEqual([7, 70]);
});
