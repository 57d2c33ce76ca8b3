import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  browserFamilyOf,
  fileWithoutHash,
  scrubbedMessage,
  scrubbedName,
} from '../../../src/domain/admin/browser-error.ts';

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'name')",
    "TypeError: Cannot read properties of undefined (reading 'name')",
  ],
  [
    "NotFoundError: Failed to execute 'insertBefore' on 'Node': the node isn't a child",
    "NotFoundError: Failed to execute 'insertBefore' on 'Node': the node isn't a child",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Asha for the full message',
    'Minified React error #418; visit … for the full message',
  ],
  [
    'SyntaxError: Unexpected token \'A\', "Asha Rao, 4B Palm"... is not valid JSON',
    'SyntaxError: Unexpected token \'…\', "…"... is not valid JSON',
  ],
  ['SyntaxError: Unexpected end, ..."name":"Asha', 'SyntaxError: Unexpected end, ..."…"'],
  [
    "Error: Unable to evaluate guard 'canLowerLine' in transition for event 'item.lower'",
    "Error: Unable to evaluate guard 'canLowerLine' in transition for event '…'",
  ],
  ["Error: No shopper 'Asha'", "Error: No shopper '…'"],
  ['Error: asha.rao@example.in called from +91 98765 43210', 'Error: [hidden] called from [hidden]'],
  ['Error: order M26-0001234 of 9876543210 at 560066', 'Error: order M# of [hidden] at #'],
  [
    'TypeError: Failed to fetch dynamically imported module: https://shop.example.in/assets/cart-Ab12Cd34.js',
    'TypeError: Failed to fetch dynamically imported module: cart.js',
  ],
  ['Error: GET /login?next=/dashboard/orders/7&otp=482913 failed', 'Error: GET /login?… failed'],
  ['Error: token dGhpcyBpcyBhIHNlY3JldCB0b2tlbiBvZiBzb21lYm9keQ', 'Error: token …'],
  ['Error: 2f1c3b5a-7d90-4b8f-9c6e-6a3f4a519d7e is gone', 'Error: … is gone'],
  ['  Error:\n\ttwo   lines ', 'Error: two lines'],
])('PRF-05 of the message %j stays %j', (message, expected) => {
  expect(scrubbedMessage(message)).toBe(expected);
});

const personal = fc.oneof(
  fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String),
  fc.emailAddress({ size: 'small' }),
  fc.integer({ min: 100_000, max: 999_999 }).map((code) => `otp=${code}`),
  fc.integer({ min: 100_000, max: 999_999 }).map(String),
  fc.uuid(),
);
const words = fc.stringMatching(/^[ -~]{0,60}$/u);

test('PRF-05 whatever stands around it, no phone number, address, code or id stays in a message', () => {
  fc.assert(
    fc.property(words, personal, words, (before, secret, after) => {
      const clean = scrubbedMessage(`${before} ${secret} ${after}`);
      expect(clean).not.toContain(secret);
      expect(clean.replaceAll(/React error #\d+/gu, '')).not.toMatch(/\d{4}/u);
      expect(clean.length).toBeLessThanOrEqual(300);
    }),
    { numRuns: 2_000 },
  );
});

test('PRF-05 a name of a function is one or is left out, a file has no hash, a browser is a family', () => {
  expect(['Object.onClick', 'async load', 'Asha "Rao"', 'f9876543210'].map(scrubbedName)).toEqual([
    'Object.onClick',
    'async load',
    '',
    'f#',
  ]);
  expect(['open-shop-Ab12_Cd3.js', 'shop.ts'].map(fileWithoutHash)).toEqual(['open-shop.js', 'shop.ts']);
  const chrome =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
  const agents = [
    chrome,
    `${chrome} Edg/142.0`,
    chrome.replace('Chrome', 'SamsungBrowser/28 Chrome'),
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/145.0',
    'curl/8',
    null,
  ];
  expect(agents.map(browserFamilyOf)).toEqual([
    'Chrome',
    'Edge',
    'Samsung Internet',
    'Safari',
    'Firefox',
    'Other',
    'Other',
  ]);
});
