import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { redacted, redactedText } from '../../../src/domain/kit/redaction.ts';

test.for([
  'Bearer 3q2-7wAAAAbCdEfGhIjKlMnOpQrStUvWxYz01234567',
  'authorization: bearer abcdef123456',
  'asha.rao+shop@example.co.in',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '098765 43210',
  '9876543210',
  '(+91) 98765 43210',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '5555555555554444',
  'pay_29QQoUBi66xm2f',
  'order_9A33XWu170gUtm',
  'sbx_0123456789abcdef',
  'asha@okhdfcbank',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc_DEF',
  'token=abc123def456',
  '"otp":"123456"',
])('ERR-01 %s is gone from a text', (secret) => {
  const clean = redactedText(`it says ${secret} here`);
  expect(clean).toContain('[hidden]');
  for (const part of secret.match(/[A-Za-z0-9]{6,}/gu) ?? []) {
    if (/bearer|authorization|example|okhdfcbank/iu.test(part)) continue;
    expect(clean).not.toContain(part);
  }
  expect(clean.endsWith(' here')).toBe(true);
});

test('ERR-01 what stands under a name such as card or vpa is hidden whatever it looks like', () => {
  for (const name of ['vpa', 'upi', 'pan', 'cvv', 'otp', 'card', 'firstName', 'access-token', 'home_phone']) {
    expect([name, redacted({ [name]: 'plain' })]).toEqual([name, { [name]: '[hidden]' }]);
  }
});

test('ERR-01 what names no person stays readable', () => {
  const plain = [
    'order MN-2026-001042 is packed',
    'GET /v1/product 200 in 12 ms',
    'id 3f2b8c1e-1234-4567-8901-123456789012 of sleep-mantra',
    'id 41111111-1111-4111-8111-111111111111',
    '2026-11-21T06:30:00.000Z',
    'at run (server/platform/start/app.ts:120:15)',
    'total 1,00,000 of 12 lines',
    // A tracking number, and the barcode of a pack: as long as a card's, without its check digit.
    'parcel 14523698745213 left',
    'pack 8901030865278',
  ];
  expect(plain.map(redactedText)).toEqual(plain);
});

test('ERR-01 whatever stands under a sensitive key is gone whole, at any depth', () => {
  const record = {
    user: { phone: '+919876543210', firstName: 'Asha', id: 7, email: 'a@b.in' },
    headers: { Authorization: 'Bearer x', 'set-cookie': ['a=b'], accept: 'text/html' },
    'payment-token': 'abc',
    codes: [{ code: '123456' }, { code: 'ECONNREFUSED' }, { code: '23505' }],
    at: new Date('2026-11-21T00:00:00Z'),
  };
  expect(redacted(record)).toEqual({
    user: { phone: '[hidden]', firstName: '[hidden]', id: 7, email: '[hidden]' },
    headers: { Authorization: '[hidden]', 'set-cookie': '[hidden]', accept: 'text/html' },
    'payment-token': '[hidden]',
    codes: [{ code: '[hidden]' }, { code: 'ECONNREFUSED' }, { code: '[hidden]' }],
    at: '2026-11-21T00:00:00.000Z',
  });
});

test('ERR-01 an error keeps what it is, loses whom it is about, down to its causes', () => {
  const cause = Object.assign(new Error('duplicate key value "+919876543210" for a@b.in'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (phone)=(+919876543210) already exists.',
    constraint: 'shopper_phone_key',
  });
  const clean = redacted(new Error('no account for 98765 43210', { cause }));
  expect(clean).toMatchObject({
    name: 'Error',
    message: 'no account for [hidden]',
    cause: { message: 'duplicate key value "…" for [hidden]', constraint: 'shopper_phone_key' },
  });
  expect(JSON.stringify(clean)).not.toMatch(/98765|a@b\.in|detail/u);
});

test('ERR-01 a circle, a depth without end and a number that is a phone come to an end', () => {
  const circle: Record<string, unknown> = { n: 919876543210 };
  circle['self'] = circle;
  expect(redacted(circle)).toEqual({ n: '[hidden]', self: '[circular]' });
});

const digits = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
const phone = fc
  .tuple(
    fc.constantFrom('', '+91', '+91 ', '0', '91', '+91-'),
    fc.integer({ min: 6, max: 9 }),
    digits(9),
    fc.constantFrom('', ' ', '-'),
  )
  .map(([start, first, rest, gap]) => {
    const all = `${first}${rest.join('')}`;
    return { written: `${start}${all.slice(0, 5)}${gap}${all.slice(5)}`, tail: all.slice(5) };
  });
const around = fc.constantFrom('', 'call ', 'tel:', '"', '{"to":"', '(', 'of ');

test('ERR-01 no Indian mobile survives, however it is written and wherever it stands', () => {
  fc.assert(
    fc.property(
      around,
      phone,
      fc.constantFrom('', '.', '"', ' now', ')', ','),
      (before, { written, tail }, after) => {
        expect(redactedText(`${before}${written}${after}`)).not.toContain(tail);
      },
    ),
    { numRuns: 2000 },
  );
});

test('ERR-01 no card number survives', () => {
  const card = digits(15).map((first) => {
    const total = first.toReversed().reduce((sum, digit, index) => {
      const doubled = index % 2 === 0 ? digit * 2 : digit;
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return `${first.join('')}${(10 - (total % 10)) % 10}`;
  });
  fc.assert(
    fc.property(around, card, fc.constantFrom('', ' ', '-'), (before, number, gap) => {
      const written = number.match(/.{4}/gu)?.join(gap) ?? '';
      expect(redactedText(`${before}${written}.`)).not.toContain(number.slice(8, 16));
      expect(redactedText(`${before}${written} `)).not.toContain(written);
    }),
    { numRuns: 2000 },
  );
});

test('ERR-01 redacting what is redacted changes nothing, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const once = redacted(value);
      expect(() => JSON.stringify(once)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
