import { expect, test } from 'vitest';
import { renderEmail } from '../../../server/account/message/render.ts';
import { writtenIn } from '../../../server/platform/http/words.ts';
import { type Language, languages } from '../../../src/domain/kit/text/language.ts';
import type { ShopFacts } from '../../../server/account/message/templates/letter.ts';
import {
  isToStaff,
  letterOf,
  type TemplateData,
  templateNames,
} from '../../../server/account/message/templates/templates.ts';

const shop: ShopFacts = {
  shopName: 'Mantra',
  origin: 'https://shop.example.in',
  careEmail: 'care@example.in',
  carePhone: '+91 80 4000 0000',
};
const at = new Date('2026-11-21T04:30:00Z');
const order = {
  number: 'M26-001001',
  trackUrl: 'https://shop.example.in/track/abc',
  total: 123_456,
  items: [
    { name: 'Sleep Mantra', quantity: 2 },
    { name: 'Bliss & <b>Calm</b>', quantity: 1 },
  ],
};
const change = { lines: [{ name: 'Sleep Mantra', from: 1, to: 2 }], isMoved: true };
const estimate = { earliest: '2026-11-24', latest: '2026-11-26' };
const product = { product: 'Sleep Mantra', amount: 1299 };

const letter = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+919876543210',
  topic: 'order',
  orderNumber: 'M26-001001',
  message: 'The box came wet.\n\nWhat shall I do with <b>it</b>?',
} as const;

const unmatched = { ...order, received: '₹1,23,556', expected: '₹1,23,456', excess: 100, isDouble: false };
const mandate = { product: 'Sleep Mantra', ceiling: 2000, method: 'upi' } as const;

const samples: TemplateData = {
  'one-time-code': { code: '012345', isLong: false },
  'confirm-email': { confirmUrl: `https://shop.example.in/email/confirm/${'c'.repeat(46)}` },
  welcome: {},
  'password-changed': { at },
  'new-sign-in': { device: 'Chrome on Android', at },
  'staff-invitation': {
    roleName: 'Packing',
    invitedBy: 'Meera Rao',
    joinUrl: `https://shop.example.in/dashboard/invitation/${'d'.repeat(43)}`,
    until: at,
  },
  'second-factor-added': { name: 'Chrome on Android', at },
  'second-factor-removed': { name: 'Authenticator app', at },
  'second-factor-reset': { at },
  'recovery-code-used': { left: 7, at },
  'account-deleted': {},
  'payment-link': {
    total: 123_456,
    payUrl: `https://shop.example.in/pay/${'d'.repeat(46)}`,
    until: at,
    items: order.items,
  },
  'order-placed': { ...order, ...estimate, isCash: true },
  'order-paid': { ...order, ...estimate, paid: 123_456 },
  'order-packed': order,
  'order-shipped': { ...order, ...estimate, courier: 'Bluedart', trackingNumber: '7700112233' },
  'order-out-for-delivery': { ...order, cash: 123_456 },
  'order-delivered': order,
  'order-cancelled': { ...order, refund: 123_456, isUnsettled: false },
  'order-part-cancelled': { ...order, refund: 1000, isAsked: false },
  'order-changed': { ...order, change, refund: 1000, received: 0, isCash: false },
  'difference-link': {
    ...order,
    change,
    due: 1000,
    payUrl: `https://shop.example.in/pay/${'d'.repeat(46)}`,
    until: at,
  },
  'order-moved': { ...order, goesTo: '12 Park Street, Pune 411001' },
  'change-dropped': { ...order, isWhole: true },
  'change-lapsed': order,
  'order-refunded': { ...order, amount: 123_456, to: 'source' },
  'review-request': {
    product: 'Sleep Mantra',
    reviewUrl: 'https://shop.example.in/review/abc',
    unsubscribeUrl: 'https://shop.example.in/review-requests/off/abc',
  },
  'review-published': { product: 'Sleep Mantra', url: 'https://shop.example.in/shop/sleep-mantra#reviews' },
  'review-rejected': {
    product: 'Sleep Mantra',
    reason: 'Please leave out the doctor’s name.',
    changeUrl: 'https://shop.example.in/review/abc',
  },
  'review-answered': { product: 'Sleep Mantra', url: 'https://shop.example.in/shop/sleep-mantra#reviews' },
  'return-asked': order,
  'return-approved': { ...order, refund: 1000 },
  'return-refused': { ...order, reason: 'The seal is broken.' },
  'return-withdrawn': order,
  'return-refunded': { ...order, amount: 1000, to: 'wallet' },
  'payment-unmatched': unmatched,
  'payment-accepted': unmatched,
  'payment-sent-back': unmatched,
  'mandate-granted': mandate,
  'mandate-paused': mandate,
  'mandate-ended': mandate,
  'mandate-declined': { ...product, until: at },
  'subscription-notice': { ...product, on: at },
  'subscription-charged': { ...product, next: at },
  'subscription-failed': { ...product, retryOn: at, payUrl: 'https://shop.example.in/dashboard/subscriptions' },
  'subscription-price': { product: 'Sleep Mantra', before: 1199, now: 1299, answerBy: at },
  'subscription-payment': product,
  'subscription-missed': { product: 'Sleep Mantra', next: at },
  'subscription-paused': { product: 'Sleep Mantra' },
  'subscription-cancelled': { product: 'Sleep Mantra' },
  'membership-started': { until: at },
  'membership-ending': { until: at },
  'referral-reward': { amount: 100, friend: 'Ravi K.' },
  'wallet-credited': { amount: 250, reason: 'With our apologies', balance: 1250 },
  'checkout-reminder': {
    items: ['Sleep Mantra', 'Peace Mantra', 'Green Mantra', 'Dog Mantra', 'Bliss Club'],
    resumeUrl: `https://shop.example.in/checkout?resume=${'a'.repeat(46)}`,
    unsubscribeUrl: `https://shop.example.in/reminders/off/${'b'.repeat(46)}`,
  },
  'prescription-received': {},
  'prescription-approved': {},
  'prescription-refused': {},
  'prescription-asked-again': {},
  'contact-received': letter,
  'contact-copy': letter,
  'stock-low': {
    items: [
      { name: 'Sleep Mantra', units: 4 },
      { name: 'Neem oil, 30 ml', units: 0 },
    ],
  },
  'back-in-stock': {
    product: 'Neem oil, 30 ml',
    productUrl: 'https://shop.example.in/shop/neem-oil?variant=30+ml',
    unsubscribeUrl: `https://shop.example.in/stock-alerts/off/${'b'.repeat(46)}`,
  },
};

/** Every message to shoppers in a language, whole, as text. */
function everyMessage(language: Language, names = templateNames): string {
  const texts = names.map((name) =>
    writtenIn(language, () => {
      const letter = letterOf(name, samples[name], shop);
      const { subject, text } = renderEmail(letter, shop, { firstName: 'Asha', language });
      return `## ${name}\n\nSMS: ${letter.sms}\n\nE-mail: ${subject}\n\n${text}\n`;
    }),
  );
  return texts.join('\n');
}

test('ORD-05, SES-08 every message reads, whole, as it is kept beside this test', async () => {
  await expect(everyMessage('en')).toMatchFileSnapshot('./message-texts.txt');
});

test('LNG-01 every message to shoppers reads, in Hindi, as it is kept beside this test', async () => {
  const names = templateNames.filter((name) => !isToStaff(name));
  await expect(everyMessage('hi', names)).toMatchFileSnapshot('./message/message-texts-hi.txt');
});

test('LNG-01 no part of a message to shoppers is left in English', () => {
  const parts = templateNames
    .filter((name) => !isToStaff(name))
    .flatMap((name) =>
      writtenIn('hi', () => {
        const {
          subject,
          sms,
          paragraphs,
          facts = [],
          action,
          unsubscribeLabel,
        } = letterOf(name, samples[name], shop);
        const labels = facts
          .map(([label]) => label)
          .filter((label) => !order.items.some((item) => item.name === label));
        const all = [subject, sms, ...paragraphs, ...labels, action?.label ?? '', unsubscribeLabel ?? ''];
        return all.filter((text) => text !== '' && !text.includes('The box') && !text.includes('What shall I'));
      }),
    );
  expect(parts.length).toBeGreaterThan(200);
  expect(parts.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
});

test('ORD-05 the other turns of a message say what holds then', () => {
  const sms = [
    letterOf('order-placed', { ...order, earliest: null, latest: null, isCash: false }, shop),
    letterOf('order-shipped', { ...order, ...estimate, courier: null, trackingNumber: null }, shop),
    letterOf('order-out-for-delivery', { ...order, cash: 0 }, shop),
    letterOf('order-cancelled', { ...order, refund: 0, isUnsettled: false }, shop),
    letterOf('order-refunded', { ...order, amount: 500, to: 'wallet' }, shop),
    letterOf('return-refunded', { ...order, amount: 500, to: 'source' }, shop),
  ].map((letter) => letter.sms);
  expect(sms).toEqual([
    'Mantra: we have your order M26-001001 for ₹1,23,456. Follow it: https://shop.example.in/track/abc',
    'Mantra: order M26-001001 is on its way. Follow it: https://shop.example.in/track/abc',
    'Mantra: order M26-001001 is out for delivery today. Follow it: https://shop.example.in/track/abc',
    'Mantra: order M26-001001 is cancelled. Nothing was charged. Details: https://shop.example.in/track/abc',
    'Mantra: ₹500 is in your wallet for order M26-001001. Details: https://shop.example.in/track/abc',
    'Mantra: your return of order M26-001001 has arrived. ₹500 is on its way back to you. https://shop.example.in/track/abc',
  ]);
  const turns = [
    letterOf('order-cancelled', { ...order, refund: 0, isUnsettled: true }, shop),
    letterOf('payment-accepted', { ...unmatched, received: '₹1,400', excess: 0 }, shop),
    letterOf('payment-sent-back', { ...unmatched, isDouble: true }, shop),
  ].map((letter) => letter.sms);
  expect(turns).toEqual([
    'Mantra: order M26-001001 is cancelled. We received money for it and will settle it within 2 working days. Details: https://shop.example.in/track/abc',
    'Mantra: we accepted your payment of ₹1,400 for order M26-001001. There is nothing more to pay. https://shop.example.in/track/abc',
    'Mantra: order M26-001001 was paid twice. We are refunding ₹1,23,556 to your original payment method. https://shop.example.in/track/abc',
  ]);
  const last = letterOf('subscription-failed', { ...product, retryOn: null, payUrl: 'https://x.example.in' }, shop);
  expect(last.paragraphs.at(-1)).toBe('This was the last attempt. Without a payment, the subscription ends.');
  const oneDay = letterOf('order-paid', { ...order, paid: 1, earliest: '2026-11-24', latest: '2026-11-24' }, shop);
  expect(oneDay.paragraphs.at(-1)).toBe('It should reach you on Tuesday 24 November.');
});

test.for(languages)(
  'ORD-05, LNG-01 a text message in %s fits into four parts, and only links to the shop',
  (language) => {
    for (const name of templateNames) {
      const { sms } = writtenIn(language, () => letterOf(name, samples[name], shop));
      // 67 characters a part: the rupee sign and other letters beyond GSM-7 make a message UCS-2.
      expect({ name, isShort: sms.length <= 4 * 67 }).toEqual({ name, isShort: true });
      for (const link of sms.match(/https?:\S+/gu) ?? []) expect(link).toMatch(/^https:\/\/shop\.example\.in\//u);
    }
  },
);

test('ORD-05 nothing that a person typed becomes markup of an e-mail', () => {
  const letter = letterOf('order-paid', { ...order, ...estimate, paid: 123_456 }, shop);
  const { html } = renderEmail(letter, shop, { firstName: '<script>alert(1)</script>', language: 'en' });
  expect(html).toContain('Namaste &lt;script&gt;alert(1)&lt;/script&gt;,');
  expect(html).toContain('Bliss &amp; &lt;b&gt;Calm&lt;/b&gt;');
  expect(html).not.toMatch(/<(?:script|b|img)\b/u);
});
