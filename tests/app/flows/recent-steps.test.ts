import { expect, test } from 'vitest';
import { createActor, setup, type InspectionEvent } from 'xstate';
import { recentSteps } from '../../../src/app/platform/inspection/recent-steps.ts';
import { recordingOf, valueOf } from '../../../src/domain/flows/support-replay.ts';
import { shownPayload } from '../../../src/domain/shell/support-recording.ts';
import { activeIds } from '../../../src/domain/flows/inspection.ts';
import { nobody } from '../../../src/machines/kit/cases.ts';
import { menuMachine } from '../../../src/machines/shell/menu/menu.machine.ts';
import { createBell } from '../../../src/services/platform/bell.ts';

/** A tab with a menu, at a time that the test sets. */
function tab() {
  const bell = createBell<[InspectionEvent]>();
  const clock = { now: 0 };
  const recent = recentSteps(bell, () => clock.now);
  const menu = createActor(menuMachine, { input: { parent: nobody }, inspect: bell.ring }).start();
  return { bell, clock, recent, menu, id: menu.sessionId };
}

test('FLO-09 the tab remembers the names of the last ten minutes, and forgets what is older', () => {
  const { clock, recent, menu, id } = tab();
  menu.send({ type: 'menu.open' });
  clock.now = 9 * 60_000;
  menu.send({ type: 'menu.close' });
  const closed = {
    at: clock.now,
    actor: id,
    event: 'menu.close',
    payload: {},
    status: 'active',
    states: ['menu', 'menu.closed'],
    transitions: ['menu.open|menu.close|0'],
    refusedBy: [],
  };
  expect(recent.read().steps).toEqual([
    {
      ...closed,
      at: 0,
      event: 'menu.open',
      states: ['menu', 'menu.open'],
      transitions: ['menu.closed|menu.open|0'],
    },
    closed,
  ]);
  clock.now = 11 * 60_000;
  expect(recent.read()).toEqual({ actors: [{ id, slug: 'menu', parent: null }], steps: [closed] });
});

test('FLO-09 what people type, who they are and what flows know is never remembered', () => {
  const { recent, menu } = tab();
  const typed = {
    type: 'menu.open',
    text: 'Asha Rao',
    phone: '+919000000001',
    kind: 'asha@example.com',
    sku: 'sleep-mantra',
    quantity: 9_000_000_001,
  };
  menu.send(typed as { type: 'menu.open' });
  expect(recent.read().steps.map(({ payload }) => payload)).toEqual([{ sku: 'sleep-mantra' }]);
  expect(JSON.stringify(recent.read())).not.toMatch(/Asha|9000000001|example/u);
  expect(
    shownPayload({ reason: 'x9000000001', status: 404, isFresh: true, tone: 'Bad News', percent: Number.NaN }),
  ).toEqual({
    status: 404,
    isFresh: true,
  });
});

test('FLO-09 a clock that ticks pushes nothing out, and memory has an end', () => {
  const ticking = setup({ actions: { tick: () => {} } }).createMachine({
    id: 'ticking',
    initial: 'on',
    states: { on: { on: { tick: { actions: 'tick' } } } },
  });
  const { bell, recent, menu } = tab();
  const clock = createActor(ticking, { inspect: bell.ring }).start();
  menu.send({ type: 'menu.open' });
  for (let tick = 0; tick < 2000; tick += 1) clock.send({ type: 'tick' });
  expect(recent.read().steps.map(({ event }) => event)).toEqual(['menu.open', 'tick']);
  for (let turn = 0; turn < 400; turn += 1) {
    menu.send({ type: 'menu.close' });
    menu.send({ type: 'menu.open' });
  }
  expect(recent.read().steps).toHaveLength(500);
});

test('FLO-09 the flow room replays it as it was', () => {
  const { recent, menu, id } = tab();
  menu.send({ type: 'menu.open' });
  const { actors, steps } = recordingOf(recent.read());
  expect(actors).toEqual({ [id]: { sessionId: id, slug: 'menu', parentId: null } });
  expect(steps).toMatchObject([
    { sequence: 1, event: { type: 'menu.open' }, snapshot: { status: 'active', value: 'open' } },
  ]);
  const family = [
    { id: 'x:1', slug: 'shop', parent: null },
    { id: 'x:2', slug: 'menu', parent: 'x:1' },
  ];
  expect(recordingOf({ actors: family, steps: [] }).actors).toEqual({
    'x:1': { sessionId: 'x:1', slug: 'shop', parentId: null },
    'x:2': { sessionId: 'x:2', slug: 'menu', parentId: 'x:1' },
  });
  const states = ['cart', 'cart.drawer', 'cart.drawer.open', 'cart.lines', 'cart.lines.settled'];
  expect(valueOf('cart', states)).toEqual({ drawer: 'open', lines: 'settled' });
  expect(activeIds('cart', valueOf('cart', states))).toEqual(states);
  expect(valueOf('cart', ['other.open'])).toEqual({});
});
