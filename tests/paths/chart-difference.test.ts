import { expect, test } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { differenceOf } from '../../src/domain/flows/chart-difference.ts';
import { boxesWithin } from '../../src/domain/flows/drawing.ts';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import { shapeOf } from '../../tools/flows/chart-shape.ts';
import { changedOf, versionsPage, walksTo } from '../../tools/flows/diff.ts';
import { chartsAt } from '../../tools/flows/revision.ts';

const lamp = setup({ actions: { ring: () => {}, count: assign({}) } });
const old = lamp.createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { press: { target: 'lit', actions: 'count' } } },
    lit: { description: 'The lamp is on.', on: { press: 'dark', shout: 'dark' } },
  },
});
const now = lamp.createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { press: { target: 'lit', actions: ['count', 'ring'] } } },
    lit: { description: 'The lamp shines.', on: { press: 'broken' } },
    broken: { description: 'It has burnt out.', type: 'final' },
  },
});

test('FLO-06 two versions of a chart are one: what came, what went, and what does something else', () => {
  const { shape, changes, lines, fresh } = differenceOf(shapeOf(old), shapeOf(now));
  expect(lines).toEqual([
    '~ lamp.lit: The lamp shines.',
    '+ lamp.broken: It has burnt out.',
    '~ lamp.dark: press → lamp.lit: does count, now does ring, count',
    '+ lamp.lit: press → lamp.broken',
    '− lamp.lit: press → lamp.dark',
    '− lamp.lit: shout → lamp.dark',
  ]);
  expect(Object.fromEntries(changes)).toEqual({
    'lamp.lit': 'changed',
    'lamp.broken': 'added',
    'lamp.dark|press|0': 'changed',
    'lamp.lit|press|0': 'added',
    'former lamp.lit|press|0': 'removed',
    'former lamp.lit|shout|0': 'removed',
  });
  expect(fresh).toEqual(['lamp.dark|press|0', 'lamp.lit|press|0']);
  expect(shape.edges.map(({ from, to, rows }) => [from, to, rows.map(({ id }) => id)])).toEqual([
    ['lamp.dark', 'lamp.lit', ['lamp.dark|press|0']],
    ['lamp.lit', 'lamp.broken', ['lamp.lit|press|0']],
    ['lamp.lit', 'lamp.dark', ['former lamp.lit|press|0', 'former lamp.lit|shout|0']],
  ]);
});

test('FLO-06 a state that is gone stays in the drawing, and the same chart has no difference', () => {
  const back = differenceOf(shapeOf(now), shapeOf(old));
  expect(boxesWithin(back.shape.root).map(({ id }) => id)).toEqual([
    'lamp',
    'lamp.dark',
    'lamp.lit',
    'lamp.broken',
  ]);
  expect(back.changes.get('lamp.broken')).toBe('removed');
  for (const { machine } of catalogue) {
    const shape = shapeOf(machine);
    expect(differenceOf(shape, shape).lines).toEqual([]);
  }
});

const labels = { press: 'Press the lamp' };
const entry = {
  slug: 'lamp',
  group: 'shopper',
  title: 'Lamp',
  machine: now,
  input: undefined,
  cases: {},
  labels,
} as const;

test('FLO-06 both versions stand side by side, each with its own marks, and lead to the chart in the room', async () => {
  const former = new Map([['lamp', { ...entry, machine: old }]]);
  const html = await versionsPage('a<b', changedOf(entry, former), ['bell']);
  const marks = (name: string) => {
    const [, drawing = ''] = new RegExp(`aria-label="${name}"(.*?)</svg>`, 'su').exec(html) ?? [];
    return ['added', 'removed', 'changed'].filter(
      (mark) => drawing.includes(`class="${mark}"`) || drawing.includes(` ${mark}"`),
    );
  };
  expect({ before: marks('Lamp before'), now: marks('Lamp now'), both: marks('Both versions of Lamp') }).toEqual({
    before: ['removed', 'changed'],
    now: ['added', 'changed'],
    both: ['added', 'removed', 'changed'],
  });
  expect(html).toContain('<h2 id="lamp"><a href="/flows/lamp">Lamp</a>');
  expect(html).toContain('Gone: <code>bell</code>.');
  expect(html).toContain('Charts that differ from a&lt;b');
  expect(await versionsPage('main', changedOf(entry, new Map([['lamp', entry]])), [])).toContain(
    'Every chart that is here is the same.',
  );
  expect(await versionsPage('main', changedOf(entry, new Map()), [])).toContain('A new chart.');
});

test('FLO-06 a new transition is told by its shortest walk', () => {
  const [walk, ...others] = walksTo(entry, ['lamp.dark|press|0', 'lamp.lit|press|0']);
  expect(walk?.steps.map(({ action }) => action)).toEqual(['Press the lamp', 'Press the lamp']);
  expect(others).toEqual([]);
});

test('FLO-06 the charts of a revision are loaded beside those of now; a revision that is not there is named', async () => {
  const charts = await chartsAt('HEAD');
  expect(charts.length).toBeGreaterThan(90);
  expect(charts.every(({ machine }) => machine instanceof createMachine({}).constructor)).toBe(true);
  await expect(chartsAt('no-such-branch')).rejects.toThrow('There is no revision no-such-branch');
});
