import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceName, normalisedEmail, passwordMistake } from '../../../src/domain/account/account.ts';
import { accountMistakes, emptyAccount, wantsCode } from '../../../src/domain/account/account-form.ts';

test.for([
  ['short', 'Use at least 10 characters'],
  ['aaaaaaaaaaaaaa', 'That’s too easy to guess'],
  ['1234567890', 'That’s too easy to guess'],
  ['zyxwvutsrqponm', 'That’s too easy to guess'],
  ['Password12', 'That’s too easy to guess'],
  ['9000000001', 'That’s too easy to guess'],
  ['AshaAshaAsha', 'That’s too easy to guess'],
  ['x'.repeat(129), 'Use at most 128 characters'],
  ['neem leaves at dawn', null],
  ['Tulsi#2026-garland', null],
] as const)('SES-05 the password %s: %s', ([password, mistake]) => {
  expect(passwordMistake(password, ['Asha', '+919000000001'])).toBe(mistake);
});

test.for([
  ['Asha@Example.com ', 'asha@example.com'],
  ['a+b@shop.co.in', 'a+b@shop.co.in'],
  ['asha@example', null],
  ['asha example@x.in', null],
  ['a@b@c.in', null],
  ['asha@.in', null],
  [`${'x'.repeat(65)}@x.in`, null],
] as const)('ACC-01 %s is the address %s', ([typed, email]) => {
  expect(normalisedEmail(typed)).toBe(email);
});

test('ACC-01 an address that is one stays one, and no text is too odd to be judged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => {
      const email = normalisedEmail(typed);
      return email === null || normalisedEmail(email) === email;
    }),
  );
});

test('SES-05 no text is too odd for a password to be judged', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (typed) => {
      const mistake = passwordMistake(typed);
      return mistake === null ? typed.length >= 10 && typed.length <= 128 : mistake !== '';
    }),
  );
});

test('ACC-01 only a new address wants a code; a password, an account and its end always do', () => {
  const before = { ...emptyAccount, email: 'asha@example.com' };
  expect(wantsCode('profile', { ...before, firstName: 'Usha' }, before)).toBe(false);
  expect(wantsCode('profile', { ...before, email: ' ASHA@example.com' }, before)).toBe(false);
  expect(wantsCode('profile', { ...before, email: '' }, before)).toBe(false);
  expect(wantsCode('profile', { ...before, email: 'usha@example.com' }, before)).toBe(true);
  for (const purpose of ['register', 'password', 'deletion'] as const) {
    expect(wantsCode(purpose, before, before)).toBe(true);
  }
  expect(accountMistakes('deletion', emptyAccount)).toEqual({});
});

test.for([
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['curl/8.5.0', 'Unknown device'],
  [null, 'Unknown device'],
] as const)('SES-05 %s is told as %s', ([userAgent, name]) => {
  expect(deviceName(userAgent)).toBe(name);
});
