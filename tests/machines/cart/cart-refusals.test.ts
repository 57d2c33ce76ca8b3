import { expect, test } from 'vitest';
import { isForGood } from '../../../src/machines/cart/cart-sync/cart-sync.rules.ts';
import { lost, offline, refusal } from '../support/held.ts';

test('CRT-09 only lines that the server will never take are given up: not for a limit, an ended session or an outage', () => {
  expect([400, 409, 422].map((status) => isForGood(refusal(status)))).toEqual([true, true, true]);
  expect([401, 429, 500, 503].map((status) => isForGood(refusal(status)))).toEqual([false, false, false, false]);
  expect([isForGood(offline), isForGood(lost), isForGood(new Error('a fault'))]).toEqual([false, false, false]);
});
