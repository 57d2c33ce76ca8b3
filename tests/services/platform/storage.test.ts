import { expect, test } from 'vitest';
import { textOf } from '../../../src/services/platform/storage/shape.ts';
import { createDeviceStore, storageKeys } from '../../../src/services/platform/storage/storage.ts';

const noEvents = { addEventListener: () => {}, removeEventListener: () => {} };

/** A storage that takes only so many entries, as a full one does. */
function storageFor(most: number): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (place) => [...entries.keys()][place] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => {
      if (entries.size >= most && !entries.has(key)) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem: (key) => entries.delete(key),
  };
}

test.each([
  ['blocked', null],
  ['full', storageFor(0)],
])('SES-01 CRT-10 where storage is %s, a sign-in and what is chosen hold as long as the page', (_, storage) => {
  const store = createDeviceStore(storage, noEvents);
  store.write(storageKeys.token, 'abc');
  store.write(storageKeys.token, 'def');
  expect(store.read(storageKeys.token, textOf)).toBe('def');
  store.remove(storageKeys.token);
  expect(store.read(storageKeys.token, textOf)).toBeNull();
});

test('CRT-10 what a storage takes again is read from there, so that other tabs have it', () => {
  const storage = storageFor(1);
  storage.setItem('other', '""');
  const store = createDeviceStore(storage, noEvents);
  store.write(storageKeys.pincode, '560066');
  expect(storage.getItem(storageKeys.pincode)).toBeNull();
  storage.removeItem('other');
  store.write(storageKeys.pincode, '560001');
  storage.setItem(storageKeys.pincode, '"560037"');
  expect(store.read(storageKeys.pincode, textOf)).toBe('560037');
});
