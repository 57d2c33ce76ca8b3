import { expect, test } from 'vitest';
import { figuresOf } from '../../../src/domain/shell/flow-count.ts';

const reached = (name: string, times: number, visits: number) =>
  ({ kind: 'reached', name, times, visits }) as const;
const left = (name: string, times: number, visits: number) => ({ kind: 'left', name, times, visits }) as const;

test('FLO-07 of a number that could be about fewer than ten people nothing is shown, neither visits nor endings', () => {
  const few = figuresOf('menu', [reached('menu', 9, 9), reached('menu.open', 30, 9), left('menu.open', 30, 9)]);
  expect(few).toEqual({
    visits: null,
    transitions: [],
    states: [
      { id: 'menu', reached: null, ended: null },
      { id: 'menu.open', reached: null, ended: null },
    ],
  });
  const counted = [reached('menu', 20, 20), reached('menu.open', 20, 20), left('menu.open', 11, 11)];
  expect(figuresOf('menu', counted)).toMatchObject({
    visits: 20,
    states: [
      { id: 'menu', reached: 20, ended: 20 },
      // Nine visits ended here.
      { id: 'menu.open', reached: 20, ended: null },
    ],
  });
  const all = figuresOf('menu', [reached('menu.open', 20, 20), left('menu.open', 20, 20)]);
  expect(all.states).toEqual([{ id: 'menu.open', reached: 20, ended: 0 }]);
});
