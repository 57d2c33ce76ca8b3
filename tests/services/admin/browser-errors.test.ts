import { expect, test } from 'vitest';
import { framesOf } from '../../../src/services/admin/browser-errors/report-error.ts';

const origin = 'https://shop.example.in';
const chromium = `TypeError: x is not a function
    at onClick (${origin}/assets/open-shop-Ab12Cd34.js:1:204)
    at async ${origin}/assets/cart-Zz99Zz99.js:2:31
    at inject (chrome-extension://abcdef/inject.js:1:1)
    at track (https://tracker.example/t.js?user=7:1:1)
    at ${origin}/shop/sleep-mantra?otp=482913:4:2`;
const others = `onClick@${origin}/assets/open-shop-Ab12Cd34.js:1:204
@${origin}/assets/cart-Zz99Zz99.js:2:31
@https://tracker.example/t.js:1:1`;

test.each([
  ['Chromium', chromium],
  ['Firefox and Safari', others],
])('PRF-05 of a stack in %s only the lines in the shop’s own files are sent, without their address', (_, stack) => {
  expect(framesOf(stack, origin)).toEqual([
    { name: 'onClick', file: 'open-shop-Ab12Cd34.js', line: 1, column: 204 },
    { name: '', file: 'cart-Zz99Zz99.js', line: 2, column: 31 },
  ]);
});

test('PRF-05 a long stack is cut, and one without a line is none', () => {
  expect(framesOf(others.split('\n').slice(0, 1).join('').concat('\n').repeat(20), origin)).toHaveLength(6);
  expect(framesOf('', origin)).toEqual([]);
});
