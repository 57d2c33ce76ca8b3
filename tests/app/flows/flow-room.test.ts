import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { definitionOf } from '../../../src/app/flows/saving/export-chart.ts';
import { entryOf, openSandbox } from '../../../src/app/flows/sandbox.ts';
import { screenPlaces } from '../../../src/app/flows/screen-places.ts';
import { momentOf } from '../../../src/app/flows/staged.ts';
import { stateScreen } from '../../../src/app/flows/state-screen.ts';
import { activeIds, type SeenSnapshot } from '../../../src/domain/flows/inspection.ts';
import { readPayload } from '../../../src/domain/flows/payload.ts';
import type { StagePlan } from '../../../src/domain/flows/stage.ts';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import type { Fork, SandboxInput } from '../../../src/machines/flows/flow-room/flow-room.types.ts';
import { boxesWithin, type Shape } from '../../../src/domain/flows/drawing.ts';
import { shapeOf } from '../../../tools/flows/chart-shape.ts';
import { stateWalks } from '../../../tools/flows/state-walks.ts';

const charts = new Map(
  catalogue.map((entry) => [entry.slug, { walks: stateWalks(entry), shape: shapeOf(entry.machine) }]),
);

function chartOf(slug: string) {
  const chart = charts.get(slug);
  if (!chart) throw new Error(`There is no chart ${slug}`);
  return chart;
}

/** How a fork stands once it is open, and what it can be told to do. */
function forkOf(input: SandboxInput) {
  let stood: Omit<Fork, 'log'> | undefined;
  const sandbox = openSandbox(input, (fact) => {
    if (fact.type === 'sandbox.stood') stood = fact;
  });
  return { sandbox, stood: () => stood };
}

const blank = { start: 0, steps: [] };

describe.for(catalogue.map(({ slug }) => [slug] as const))('%s', ([slug]) => {
  const { walks, shape } = chartOf(slug);

  test('FLO-03 a fork comes into every state by its shortest way, and stands there again from the record of it', () => {
    for (const [state, walk] of Object.entries(walks)) {
      const { sandbox, stood } = forkOf({ slug, snapshot: null, walk });
      const snapshot = stood()?.snapshot;
      expect(activeIds(slug, snapshot?.value)).toContain(state);
      sandbox.stop();
      if (snapshot?.status !== 'active') continue;
      const recorded = JSON.parse(JSON.stringify(snapshot)) as SeenSnapshot;
      const again = forkOf({ slug, snapshot: recorded, walk: blank });
      expect(again.stood()?.snapshot.value).toEqual(snapshot.value);
      again.sandbox.stop();
    }
  });

  test('FLO-03 the machine that is saved as JSON is the same chart where it is opened', () => {
    const opened = createMachine(JSON.parse(definitionOf(slug)) as Parameters<typeof createMachine>[0]);
    const [here, there] = [shapeOf(entryOf(slug).machine), shapeOf(opened)];
    const arrows = ({ edges }: Shape) => edges.map(({ from, to, rows }) => [from, to, rows.map(({ id }) => id)]);
    expect(boxesWithin(there.root).map(({ id, type }) => [id, type])).toEqual(
      boxesWithin(here.root).map(({ id, type }) => [id, type]),
    );
    expect(arrows(there)).toEqual(arrows(here));
  });

  test('FLO-04 every state has a screen of the shop, or says why it has none', () => {
    for (const { id } of boxesWithin(shape.root).slice(1)) {
      const screen = stateScreen(slug, id, (of) => chartOf(of).walks);
      if ('why' in screen) {
        expect(screen.why).toMatch(/[.]$/u);
        continue;
      }
      const plan = readPayload(screen.plan) as StagePlan;
      expect(plan.actors[0]?.slug).toBe(slug);
      expect(plan.actors[0]?.events).toHaveLength(walks[id]?.steps.length ?? -1);
    }
  });
});

test('FLO-04 every chart has its page or says why it has none, and no page is named for one that is gone', () => {
  const known = new Set(catalogue.map(({ slug }) => slug));
  expect([...known].filter((slug) => screenPlaces[slug] === undefined)).toEqual([]);
  expect(Object.keys(screenPlaces).filter((slug) => !known.has(slug))).toEqual([]);
});

test('FLO-03 in a fork an actor fails, a timer ends and an event comes only when they are told to', () => {
  const { walks } = chartOf('sign-in');
  const sent = walks['sign-in.codeAwaited'];
  if (!sent) throw new Error('There is no way to the code');
  const { sandbox, stood } = forkOf({ slug: 'sign-in', snapshot: null, walk: sent });
  const timer = stood()?.offers.find(({ kind }) => kind === 'after');
  expect(stood()?.snapshot.value).toMatchObject({ codeAwaited: { resend: 'pausing' } });
  sandbox.take({ type: 'sandbox.take', eventType: timer?.type ?? '', payload: '' });
  expect(stood()?.snapshot.value).toMatchObject({ codeAwaited: { resend: 'ready' } });
  const verifying = forkOf({ slug: 'sign-in', snapshot: null, walk: walks['sign-in.verifying'] ?? blank });
  const failure = verifying.stood()?.offers.find(({ kind }) => kind === 'error');
  expect(failure?.type).toBe('xstate.error.actor.verifyCode');
  verifying.sandbox.take({
    type: 'sandbox.take',
    eventType: failure?.type ?? '',
    payload: failure?.payload ?? '',
  });
  expect(verifying.stood()?.snapshot.value).not.toBe('verifying');
});

test('FLO-03 what a chart cannot bear stops the fork, and says so', () => {
  const { sandbox, stood } = forkOf({ slug: 'cart', snapshot: null, walk: blank });
  sandbox.take({ type: 'sandbox.take', eventType: 'cart.replace', payload: '{"lines": 7}' });
  expect(stood()?.snapshot.status).toBe('error');
});

function planOf(slug: string, state: string): StagePlan {
  const screen = stateScreen(slug, state, (of) => chartOf(of).walks);
  if ('why' in screen) throw new Error(screen.why);
  return readPayload(screen.plan) as StagePlan;
}

const shownAt = (slug: string, state: string) => new Date(planOf(slug, state).at ?? 0).toISOString();

// The card's offer ends at 04:30, and its last minute begins at 04:29.
test('FLO-04 a state with a countdown is shown at a time when it runs: before its last minute, in it, or after it', () => {
  expect(shownAt('bundle-card', 'bundle-card.clock.running')).toBe('2026-11-04T04:16:26.000Z');
  expect(shownAt('bundle-card', 'bundle-card.clock.urgent')).toBe('2026-11-04T04:29:15.000Z');
  expect(shownAt('bundle-card', 'bundle-card.clock.over')).toBe('2026-11-04T04:30:00.000Z');
});

test('FLO-04 a failed payment is shown ten minutes before its items are released, with the cart that it is for', () => {
  const { at, actors } = planOf('pay', 'pay.open.screen.failed');
  expect(at).toBe(Date.parse('2026-11-04T04:30:00.000Z'));
  const cart = actors.find(({ slug }) => slug === 'cart');
  expect(cart?.told).toMatchObject([{ type: 'cart.changed', lines: [{ sku: 'sleep-mantra', quantity: 1 }] }]);
});

test('FLO-04 the shop around a cart knows the lines that it shows, and celebrates nothing', () => {
  const [cart] = planOf('cart', 'cart.drawer.open').actors;
  expect(cart?.told).toMatchObject([{ type: 'cart.changed', cause: 'restored', lines: [{ price: 1499 }] }]);
});

test('FLO-04 several flows are shown at one time: after what is over, before what still runs', () => {
  const none = { from: null, until: null };
  expect(momentOf([none])).toBe(Date.parse('2026-11-04T04:30:00.000Z'));
  expect(momentOf([{ from: 1000, until: null }, none, { from: 5000, until: null }])).toBe(5000);
  expect(
    momentOf([
      { from: 20_000, until: 60_000 },
      { from: null, until: 40_000 },
    ]),
  ).toBe(25_000);
  expect(
    momentOf([
      { from: 20_000, until: null },
      { from: null, until: 10_000 },
    ]),
  ).toBe(20_000);
});
