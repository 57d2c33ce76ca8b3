import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { StepCount } from '../../../src/domain/shell/flow-count.ts';
import { createStepTally } from '../../../src/app/platform/inspection/step-tally.ts';
import { countSteps } from '../../../src/app/platform/inspection/count-steps.ts';
import { countedNames } from '../../../src/machines/flows/registry/counted-names.ts';
import { nobody } from '../../../src/machines/kit/cases.ts';
import { menuMachine } from '../../../src/machines/shell/menu/menu.machine.ts';
import { sturdy } from '../../../src/machines/kit/sturdy.ts';
import { createBell } from '../../../src/services/platform/bell.ts';

const logic = sturdy(menuMachine, () => {});
const input = { parent: nobody };

/** How often, by kind and name; 'more' where an earlier report had it. */
function written(counts: readonly StepCount[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    counts.map(({ kind, name, times, isNew }) => [`${kind} ${name}`, `${times}${isNew ? '' : ' more'}`]),
  );
}

test('FLO-07 the counts of a visit are its transitions, as counted by hand', () => {
  const tally = createStepTally();
  const menu = createActor(logic, { input, inspect: tally.hear }).start();
  for (const type of [
    'menu.open',
    'menu.close',
    'menu.open',
    'page.arrived',
    'page.arrived',
    'menu.open',
  ] as const) {
    menu.send({ type });
  }
  expect(written(tally.take())).toEqual({
    'reached menu': '1',
    // At the start, and after each of two closings.
    'reached menu.closed': '3',
    'left menu.closed': '3',
    'taken menu.closed|menu.open|0': '3',
    'reached menu.open': '3',
    'taken menu.open|menu.close|0': '1',
    'taken menu.open|page.arrived|0': '1',
    'left menu.open': '2',
  });
  menu.send({ type: 'menu.close' });
  expect(written(tally.take())).toEqual({
    'taken menu.open|menu.close|0': '1 more',
    'left menu.open': '1 more',
    'reached menu.closed': '1 more',
  });
  expect(tally.take()).toEqual([]);
});

test('FLO-07 a flow that ran before counting began counts from the state it was in', () => {
  const tally = createStepTally();
  const menu = createActor(logic, { input }).start();
  menu.send({ type: 'menu.open' });
  menu.system.inspect(tally.hear);
  menu.send({ type: 'menu.close' });
  expect(written(tally.take())).toEqual({
    'reached menu': '1',
    'reached menu.open': '1',
    'left menu.open': '1',
    'taken menu.open|menu.close|0': '1',
    'reached menu.closed': '1',
  });
});

test('FLO-07 everything that is counted has a name that the server knows', () => {
  const names = countedNames();
  const tally = createStepTally();
  const menu = createActor(logic, { input, inspect: tally.hear }).start();
  menu.send({ type: 'menu.open' });
  menu.send({ type: 'menu.close' });
  const counts = tally.take();
  expect(counts.filter(({ chart, kind, name }) => names.get(chart)?.[kind].has(name) !== true)).toEqual([]);
  expect(counts).toHaveLength(7);
  expect([...names.keys()]).toContain('checkout');
  expect([...names.keys()]).not.toContain('page-speed');
});

/** A visit that is counted, with what it has sent. */
function visit() {
  const steps = createBell<Parameters<ReturnType<typeof createStepTally>['hear']>>();
  const sent: StepCount[][] = [];
  const hidden = createBell();
  const end = new AbortController();
  const reports = {
    send: (counts: readonly StepCount[]) => void sent.push([...counts]),
    watchHidden: hidden.listen,
  };
  const menu = createActor(logic, { input, inspect: steps.ring }).start();
  let charts = 0;
  /** Starts so many flows of charts of their own, which reach two states each. */
  const more = (count: number) => {
    for (const end = charts + count; charts < end; charts += 1) {
      const chart = setup({}).createMachine({ id: `chart-${charts}`, initial: 'on', states: { on: {} } });
      createActor(chart, { inspect: steps.ring }).start();
    }
  };
  return { menu, more, sent, hide: hidden.ring, end, begin: () => countSteps(steps.listen, reports, end.signal) };
}

test('FLO-07 counts are sent when the page is hidden, and what people typed is in none of them', () => {
  const { menu, sent, hide, begin } = visit();
  begin();
  menu.send({ type: 'menu.open', phone: '+919000000001' } as { type: 'menu.open' });
  expect(sent).toEqual([]);
  hide();
  expect(sent).toHaveLength(1);
  expect(new Set(sent[0]?.flatMap((count) => Object.keys(count)))).toEqual(
    new Set(['chart', 'kind', 'name', 'times', 'isNew']),
  );
  expect(JSON.stringify(sent)).not.toContain('9000000001');
  hide();
  expect(sent).toHaveLength(1);
});

test('FLO-07 a visit with more names than a report holds sends them while it lasts', () => {
  const { more, sent, hide, begin } = visit();
  begin();
  more(59);
  expect(sent).toEqual([]);
  more(1);
  expect(sent.map(({ length }) => length)).toEqual([120]);
  hide();
  expect(sent).toHaveLength(1);
});

test('FLO-07 ANA-06 withdrawn consent ends it at once: what wasn’t sent never is', () => {
  const { menu, more, sent, hide, end, begin } = visit();
  begin();
  menu.send({ type: 'menu.open' });
  end.abort();
  menu.send({ type: 'menu.close' });
  more(60);
  hide();
  expect(sent).toEqual([]);
  begin();
  menu.send({ type: 'menu.open' });
  hide();
  expect(sent).toEqual([]);
});
