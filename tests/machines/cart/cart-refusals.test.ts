import { expect, test } from 'vitest';
import { conflictOf, isForGood } from '../../../src/machines/cart/cart-sync/cart-sync.rules.ts';
import { lost, offline, refusal } from '../support/held.ts';

test('CRT-09 only a conflict of versions brings the cart of the server, not another refusal and no half of one', () => {
  const cart = { lines: [], version: 4, saves: [], checked: [] };
  expect(conflictOf(refusal(412, { body: { cart } }))).toEqual(cart);
  expect([409, 422, 500].map((status) => conflictOf(refusal(status, { body: { cart } })))).toEqual([
    null,
    null,
    null,
  ]);
  const { version: _, ...half } = cart;
  expect([
    conflictOf(refusal(412, { body: { cart: half } })),
    conflictOf(refusal(412)),
    conflictOf(offline),
  ]).toEqual([null, null, null]);
});

test('CRT-09 only lines that the server will never take are given up: not for a limit, an ended session or an outage', () => {
  expect([400, 409, 422].map((status) => isForGood(refusal(status)))).toEqual([true, true, true]);
  expect([401, 429, 500, 503].map((status) => isForGood(refusal(status)))).toEqual([false, false, false, false]);
  expect([isForGood(offline), isForGood(lost), isForGood(new Error('a fault'))]).toEqual([false, false, false]);
});
