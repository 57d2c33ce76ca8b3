import { expect, test } from 'vitest';
import { openGate } from '../../server/http/gate.ts';

test('ACC-03 so many uploads are read at once, the others in their turn, and too many are asked to come again', async () => {
  const gate = openGate({ atOnce: 2, mostWaiting: 2 });
  const order: string[] = [];
  const enter = async (name: string) => {
    const leave = await gate.enter();
    order.push(name);
    return leave;
  };
  const [first, second] = [await enter('first'), await enter('second')];
  const [third, fourth] = [enter('third'), enter('fourth')];
  await expect(gate.enter()).rejects.toMatchObject({ slug: 'temporarily-unavailable' });
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
