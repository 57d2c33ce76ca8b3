import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../server/settings.ts';
import { sandboxBusiness } from '../../server/start/business.ts';

function refusals(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
}

const live = {
  SHOP_MODE: 'live',
  SHOP_SECRET: 's'.repeat(40),
  FILE_KEY: 'f'.repeat(40),
  PUBLIC_ORIGIN: 'https://shop.example.in',
  RAZORPAY_KEY_ID: 'id',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
  SMS_WEBHOOK_URL: 'https://sms.example.in/send',
  SMS_WEBHOOK_SECRET: 'secret',
  SMTP_URL: 'smtps://user:password@mail.example.in:465',
  MAIL_FROM: 'Mantra <orders@shop.example.in>',
};

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

test('SES-08 live mode names every secret that is missing and every part that is sandboxed', () => {
  expect(refusals({ SHOP_MODE: 'live', SANDBOX_GATEWAY_SECRET: 'x' })).toEqual([
    'SHOP_SECRET is missing: at least 32 random characters',
    "FILE_KEY is missing: at least 32 random characters that seal people's files",
    'PUBLIC_ORIGIN is missing: the https address of the shop',
    'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are missing: payments would be sandboxed',
    'SMS_WEBHOOK_URL is missing: messages would be sandboxed',
    'SMTP_URL and MAIL_FROM are missing: e-mails would be sandboxed',
    'SANDBOX_GATEWAY_SECRET is set: the sandbox gateway does not exist in live mode',
    'config/shop.json is missing: the business behind the shop would be the sandbox one',
  ]);
});

test('SES-08, CHR-07 live mode starts with everything set, with the business of the configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mantra-settings-'));
  try {
    const file = join(folder, 'shop.json');
    writeFileSync(file, JSON.stringify({ ...sandboxBusiness, shopName: 'Vana' }));
    const settings = readSettings({ ...live, SHOP_CONFIG: file });
    expect({ mode: settings.mode, shopName: settings.business.shopName }).toEqual({
      mode: 'live',
      shopName: 'Vana',
    });
    writeFileSync(file, JSON.stringify({ ...sandboxBusiness, pincode: 'x', colour: 'red' }));
    expect(refusals({ ...live, SHOP_CONFIG: file }).map((line) => line.replace(file, ''))).toEqual([
      ': pincode: Invalid string: must match pattern /^[1-9]\\d{5}$/u',
      ': Unrecognized key: "colour"',
      'config/shop.json is missing: the business behind the shop would be the sandbox one',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
    'DATABASE_URL is no address such as postgresql://user@host/database',
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
    'config/shop.json is missing: the business behind the shop would be the sandbox one',
  ]);
  expect(refusals({ SMTP_URL: 'http://mail.example.in', MAIL_FROM: 'x@example.in' })).toEqual([
    'SMTP_URL is no address such as smtps://user:password@host:465',
  ]);
});
