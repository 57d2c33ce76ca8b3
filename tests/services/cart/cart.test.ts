import { expect, test } from 'vitest';
import { createCartService } from '../../../src/services/cart/cart.service.ts';
import type { Http } from '../../../src/services/platform/http/http.ts';
import { createDeviceStore } from '../../../src/services/platform/storage/storage.ts';
import { line, sleep } from '../../machines/support/lines.ts';
import { deviceStorage } from '../support/device-storage.ts';

const record = { lines: [line(sleep)], owner: null, agreed: null, version: 3, turn: 0, sent: [] };
const log = { warn: () => {}, error: () => {}, info: () => {} };

function opened(send: Http['send']) {
  const kept = deviceStorage();
  const store = createDeviceStore(kept, { addEventListener: () => {}, removeEventListener: () => {} });
  return { kept, service: createCartService({ send }, store, log) };
}

test('CRT-09 a save names the version that it changes and itself, so that it can’t overwrite what it hasn’t seen', async () => {
  const headers: unknown[] = [];
  const { service } = opened((async (_call, options) => {
    headers.push(options?.headers);
    return { cart: [], version: 4, saves: [], lines: [] };
  }) as Http['send']);
  const { signal } = new AbortController();
  await service.saveCart({ id: 'a-save', lines: record.lines, version: 3 }, signal);
  await service.saveCart({ id: 'another', lines: record.lines, version: null }, signal);
  expect(headers).toEqual([{ 'Cart-Save': 'a-save', 'If-Match': '"3"' }, { 'Cart-Save': 'another' }]);
});

test('CRT-10 what this version of the shop doesn’t store is not read: another shape, too many of a line, no price', () => {
  const { kept, service } = opened((async () => undefined) as Http['send']);
  service.keepRecord(record);
  const stored = JSON.parse(kept.getItem('user_cart') ?? '') as object;
  expect(service.readRecord()).toEqual(record);
  const [first] = record.lines;
  for (const wrong of [
    { shape: 2 },
    { lines: [{ ...first, quantity: 11 }] },
    { lines: [{ ...first, quantity: 0 }] },
    { lines: [{ ...first, price: -1 }] },
  ]) {
    kept.setItem('user_cart', JSON.stringify({ ...stored, ...wrong }));
    expect(service.readRecord().lines).toEqual([]);
  }
});
