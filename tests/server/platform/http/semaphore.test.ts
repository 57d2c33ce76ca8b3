import { expect, test } from 'vitest';
import { createSemaphore } from '../../../../server/platform/http/guard/semaphore.ts';

test('ACC-03 so many uploads are read at once, the others in their turn, and too many are asked to come again', async () => {
  const semaphore = createSemaphore({ permits: 2, maxQueued: 2 });
  const order: string[] = [];
  const enter = async (name: string) => {
    const leave = await semaphore.acquire();
    order.push(name);
    return leave;
  };
  const [first, second] = [await enter('first'), await enter('second')];
  const [third, fourth] = [enter('third'), enter('fourth')];
  await expect(semaphore.acquire()).rejects.toMatchObject({ slug: 'temporarily-unavailable' });
  expect(order).toEqual(['first', 'second']);
  first();
  first();
  const leaveThird = await third;
  expect(order).toEqual(['first', 'second', 'third']);
  second();
  leaveThird();
  (await fourth)();
  expect(order).toEqual(['first', 'second', 'third', 'fourth']);
  await enter('fifth');
  expect(order.at(-1)).toBe('fifth');
});

test('SEC-02 networks are served in turn, and a full queue makes room for a newcomer at the cost of the largest', async () => {
  const semaphore = createSemaphore({ permits: 1, maxQueued: 4 });
  const order: string[] = [];
  const enter = async (from: string, name: string) => {
    const leave = await semaphore.acquire(from).catch(() => null);
    order.push(leave ? name : `${name} refused`);
    leave?.();
  };
  const leave = await semaphore.acquire('a');
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2', 'a6'].map(async (name) =>
    enter(name.charAt(0), name),
  );
  await Promise.resolve();
  leave();
  await Promise.all(all);
  expect(order.filter((name) => name.endsWith('refused')).toSorted()).toEqual([
    'a3 refused',
    'a4 refused',
    'a5 refused',
    'a6 refused',
    'b2 refused',
  ]);
  expect(order.filter((name) => !name.endsWith('refused'))).toEqual(['a1', 'b1', 'c1', 'a2']);
  expect(semaphore.isFull).toBe(false);
});

test('SEC-02 who waits too long is asked to come again, and no longer takes a place', async () => {
  const semaphore = createSemaphore({ permits: 1, maxQueued: 4, maxWaitMs: 20 });
  const leave = await semaphore.acquire('a');
  const late = semaphore.acquire('b');
  expect(semaphore.isFull).toBe(true);
  await expect(late).rejects.toMatchObject({ slug: 'temporarily-unavailable' });
  expect(semaphore.isFull).toBe(false);
  leave();
  (await semaphore.acquire('c'))();
});
