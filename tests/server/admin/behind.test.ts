import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Behind } from '../../../server/platform/list/behind.ts';

test('ADM-09 figures that are read quickly are read anew for everyone', async () => {
  const figures = new Behind<number>();
  let reads = 0;
  const read = async () => (reads += 1);
  expect([await figures.one('a', read), await figures.one('a', read)]).toEqual([1, 2]);
});

test('ADM-09 figures that take long are answered with the last ones', async () => {
  const figures = new Behind<number>();
  let reads = 0;
  const read = async () => {
    await pause(300);
    return (reads += 1);
  };
  expect(await figures.one('a', read)).toBe(1);
  const began = performance.now();
  expect(await figures.one('a', read)).toBe(1);
  expect(performance.now() - began).toBeLessThan(200);
});

test('ADM-09 PRF-04 what an admin opens waits no longer than it may for figures, which are read anew behind the answer', async () => {
  const figures = new Behind<number>(30);
  let reads = 0;
  const read = async () => {
    await pause(100);
    return (reads += 1);
  };
  await figures.one('a', read);
  const began = performance.now();
  expect(await figures.one('a', read)).toBe(1);
  expect(performance.now() - began).toBeLessThan(90);
  await expect.poll(async () => figures.one('a', read), { timeout: 30_000 }).toBe(2);
});

test('BND-20 what was read before a change is no answer after it, not even when it comes in late', async () => {
  const figures = new Behind<string>(20);
  const slowly =
    (value: string, milliseconds = 40) =>
    async () => {
      await pause(milliseconds);
      return value;
    };
  await figures.one('a', slowly('old'));
  figures.outdate();
  const late = figures.one('a', slowly('old', 200));
  figures.outdate();
  expect(await figures.one('a', slowly('new'))).toBe('new');
  expect(await late).toBe('old');
  expect(await figures.one('a', slowly('newer'))).toBe('new');
});
