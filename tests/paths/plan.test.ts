import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartTarget } from '../../tools/paths/chart-target.ts';
import { coarseKeys } from '../../tools/paths/coarse-keys.ts';
import { pathWalks } from '../../tools/paths/graph-walks.ts';
import { planOf } from '../../tools/paths/plan.ts';
import { run } from '../../tools/paths/run.ts';
import { randomWalks } from '../../tools/paths/explore.ts';
import { kindOf, subjectOf } from '../../tools/paths/targets.ts';
import { lamp } from './support/lamp.ts';

const light = (pair: string) =>
  pair
    .split(' > ')
    .map((id) => id.replace('lamp.light.', '').replace('xstate.', '').replace('.lamp.light.bright', ''))
    .join(' > ');

test('QAP-01 a plan covers exactly the pairs of transitions that can follow each other in a region', () => {
  const pairs = planOf(lamp)
    .feasible.filter((target) => kindOf(target) === 'pair')
    .map(subjectOf);
  const [press, on, none, error] = [
    'dark|lamp.press|0',
    'asking|done.actor.readMeter|0',
    'asking|done.actor.readMeter|1',
    'asking|error.actor.readMeter|0',
  ];
  const [off, dim, timer] = ['bright|lamp.press|0', 'bright|lamp.dim|0', 'bright|after.patience|0'];
  expect(pairs.map(light).toSorted()).toEqual(
    [
      ...[on, none, error].map((next) => `${press} > ${next}`),
      ...[none, error, off, timer].map((last) => `${last} > ${press}`),
      ...[off, dim, timer].map((next) => `${on} > ${next}`),
      ...[off, dim, timer].map((next) => `${dim} > ${next}`),
      'lamp.fan.still|fan.start|0 > lamp.fan.turning|fan.stop|0',
      'lamp.fan.turning|fan.stop|0 > lamp.fan.still|fan.start|0',
    ].toSorted(),
  );
});

test('QAP-01 walks cover the whole plan, and the same chart always gives the same walks with the same ids', async () => {
  const plan = planOf(lamp);
  const covered = new Set<string>();
  for (const walk of plan.walks) {
    const outcome = await run(plan.chart, plan.book, walk, chartTarget(lamp), { tried: new Set() });
    expect(outcome.failure).toBeNull();
    outcome.covered.forEach((target) => covered.add(target));
  }
  expect(plan.feasible.filter((target) => !covered.has(target))).toEqual([]);
  expect(plan.unexplained).toEqual([]);
  expect(planOf(lamp).walks).toEqual(plan.walks);
});

test('QAP-01 covering only states takes fewer steps than transitions, and transitions fewer than pairs', () => {
  const steps = (['states', 'transitions', 'pairs'] as const).map((coverage) =>
    planOf(lamp, coverage).walks.reduce((sum, walk) => sum + walk.steps.length, 0),
  );
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(new Set(steps).size).toBe(3);
});

test('QAP-01 a transition that can’t happen is reported, unless there’s a reason', () => {
  const blind = { ...lamp, cases: { ...lamp.cases, 'xstate.error.actor.readMeter': [] } };
  const gaps = ['transition lamp.light.asking|xstate.error.actor.readMeter|0', 'result readMeter error'];
  expect(planOf(blind).unexplained).toEqual(gaps);
  const infeasible = {
    'lamp.light.asking|xstate.error.actor.readMeter|0': 'The meter is a part of the lamp.',
    'readMeter error': 'The meter is a part of the lamp.',
    'lamp.light.dark|lamp.press|0': 'It has no button.',
  };
  const explained = planOf({ ...blind, infeasible });
  expect(explained.unexplained).toEqual([]);
  expect(explained.infeasible.map(({ target }) => target)).toEqual(gaps);
  expect(explained.idleReasons).toEqual(['lamp.light.dark|lamp.press|0']);
});

test('QAP-01 a key that lacks what decides is reported', () => {
  expect(coarseKeys(planOf({ ...lamp, key: () => '' }))).toEqual(['lamp.dim 0']);
  expect(coarseKeys(planOf(lamp))).toEqual([]);
});

test('QAP-01 of several timers the one due first fires first, no matter which was started last', async () => {
  const machine = setup({ delays: { short: 400, long: 1000 } }).createMachine({
    id: 'clocks',
    type: 'parallel',
    states: {
      hour: { initial: 'running', states: { running: { after: { long: 'over' } }, over: {} } },
      minute: {
        initial: 'running',
        states: { running: { after: { short: { target: 'running', reenter: true } } } },
      },
    },
  });
  const entry = { ...lamp, slug: 'clocks', machine, cases: {}, labels: {}, key: () => '' };
  const plan = planOf(entry, 'transitions');
  const [walk] = plan.walks;
  const minute = { event: 'xstate.after.short.clocks.minute.running' };
  expect(walk?.steps.slice(0, 3)).toEqual([minute, minute, { event: 'xstate.after.long.clocks.hour.running' }]);
  if (walk) expect((await run(plan.chart, plan.book, walk, chartTarget(entry))).failure).toBeNull();
});

test('QAP-01 the shortest and the simple paths of a chart’s graph are available too', () => {
  const plan = planOf(lamp, 'states');
  const shortest = pathWalks(lamp, plan, 'shortest');
  const longest = (walks: typeof shortest) => Math.max(...walks.map(({ steps }) => steps.length));
  expect(longest(shortest)).toBe(6);
  expect(longest(pathWalks(lamp, plan, 'simple'))).toBeGreaterThan(6);
});

test('QAP-02 the same seed gives the same random walks, a different one gives different walks', () => {
  const plan = planOf(lamp, 'states');
  const walks = (seed: number) => randomWalks(plan, { seed, walks: 3, steps: 20 }).map(({ id }) => id);
  expect(walks(7)).toEqual(walks(7));
  expect(walks(8)).not.toEqual(walks(7));
});
