import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxBusiness } from '../../../server/platform/start/business.ts';

const secret = (): string => randomBytes(36).toString('base64');

/** Everything that a live shop wants, with its business in `folder`. Nothing that it names is ever reached. */
export function liveSettings(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, 'shop.json');
  writeFileSync(file, JSON.stringify({ ...sandboxBusiness, shopName: 'Vana' }));
  return {
    SHOP_MODE: 'live',
    SHOP_CONFIG: file,
    SHOP_SECRET: secret(),
    FILE_KEY: secret(),
    METRICS_TOKEN: secret(),
    PUBLIC_ORIGIN: 'https://shop.example.in',
    RAZORPAY_KEY_ID: 'rzp_live_AbCdEfGh123456',
    RAZORPAY_KEY_SECRET: secret(),
    RAZORPAY_WEBHOOK_SECRET: secret(),
    SMS_WEBHOOK_URL: 'https://sms.example.in/send',
    SMS_WEBHOOK_SECRET: secret(),
    SMTP_URL: 'smtps://user:password@mail.example.in:465',
    MAIL_FROM: 'Vana <orders@shop.example.in>',
  };
}
