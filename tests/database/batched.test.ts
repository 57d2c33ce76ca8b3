import { expect, test } from 'vitest';
import { Batched } from '../../server/platform/database/batched.ts';

function counted(read: (key: string) => string | undefined) {
  const readings: string[][] = [];
  const batched = new Batched<string>(async (keys) => {
    readings.push(keys);
    return new Map(
      keys.flatMap((key) => [[key, read(key)]].filter((pair): pair is [string, string] => pair[1] !== undefined)),
    );
  });
  return { batched, readings };
}

test('MNY-10 those who ask in one turn are read for together, and each gets their own', async () => {
  const { batched, readings } = counted((key) => (key === 'gone' ? undefined : key.toUpperCase()));
  const answers = await Promise.all([batched.many(['b', 'a']), batched.many(['a', 'gone']), batched.one('gone')]);
  expect(answers).toEqual([
    new Map([
      ['b', 'B'],
      ['a', 'A'],
    ]),
    new Map([['a', 'A']]),
    null,
  ]);
  expect(readings).toEqual([['a', 'b', 'gone']]);
});

test('MNY-10 who asks after a reading has begun gets a later one', async () => {
  let now = 'before';
  const { batched, readings } = counted(() => now);
  const first = batched.one('a');
  await new Promise(setImmediate);
  now = 'after';
  expect([await first, await batched.one('a')]).toEqual(['before', 'after']);
  expect(readings).toHaveLength(2);
});

test('MNY-10 a reading that fails fails for all who asked, and for nobody after', async () => {
  let isAway = true;
  const batched = new Batched<string>(async (keys) => {
    if (isAway) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  });
  const both = await Promise.allSettled([batched.one('a'), batched.one('b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await batched.one('a')).toBe('a');
});
