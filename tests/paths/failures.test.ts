import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { done } from '../../src/machines/kit/cases.ts';
import { chartTarget } from '../../tools/paths/chart-target.ts';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import { findingsOf } from '../../tools/paths/doctor.ts';
import { createSenders } from '../../tools/paths/senders.ts';
import { examined, walked } from '../../tools/paths/examine.ts';
import { planOf } from '../../tools/paths/plan.ts';
import { keepRegression, readRegressions, readWalk } from '../../tools/paths/regressions.ts';
import { lamp, lampMachine } from './support/lamp.ts';

/** A lamp that was built wrongly: it dims below nothing. */
const broken = { ...lamp, machine: lampMachine.provide({ guards: { canDim: () => true } }) };
const folders: string[] = [];
/** Reads the whole source. */
const sentTo = createSenders();

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'mantra-paths-'));
  folders.push(made);
  return made;
}

test('QAP-02 a walk that differs from the chart is shortened to the fewest steps that show it', async () => {
  const { failures } = await examined(lamp, { coverage: 'all', targetFor: () => chartTarget(broken) });
  expect(failures.map(({ walk }) => walk.steps.map(({ event }) => event))).toEqual([
    ['lamp.press', 'xstate.done.actor.readMeter', 'lamp.dim', 'lamp.dim', 'lamp.dim'],
  ]);
  const { step, expected, got } = failures[0]?.failure ?? {};
  expect([step, expected, got]).toEqual([
    4,
    'lamp.dim → {"value":{"light":"bright","fan":"still"},"status":"active","context":{"level":0}}',
    '{"value":{"light":"bright","fan":"still"},"status":"active","context":{"level":-1}}',
  ]);
});

test('QAP-02 saved failures run first, as long as the chart allows them', async () => {
  const place = await folder();
  const plan = planOf(lamp);
  const { failures } = await examined(lamp, { coverage: 'all', targetFor: () => chartTarget(broken) });
  for (const failure of failures) await keepRegression(place, failure);
  const first = await readRegressions(place);
  expect(first.map(({ id }) => id)).toEqual(failures.map(({ walk }) => walk.id));
  expect(await readWalk(join(place, `${first[0]?.id}.json`))).toEqual(first[0]);

  const again = await examined(lamp, { coverage: 'states', first, targetFor: () => chartTarget(lamp) });
  expect(again.outcomes[0]).toMatchObject({ walk: { id: first[0]?.id }, failure: null });

  const old = { id: 'lamp-old', chart: 'lamp', steps: [{ event: 'lamp.kick' }] };
  const { outcomes, failures: none } = await walked(plan, [old], () => chartTarget(lamp));
  expect([outcomes[0]?.isOutdated, none]).toEqual([true, []]);
});

test('QAP-02 an ignored event that changes something is a failure', async () => {
  const eager = { ...chartTarget(lamp) };
  let tried = 0;
  const target = {
    ...eager,
    attempt: (offer: Parameters<typeof eager.attempt>[0]) => {
      tried += 1;
      return tried === 1 ? eager.happen({ event: { type: 'lamp.press' }, index: 0 }, null) : eager.attempt(offer);
    },
  };
  const plan = planOf(lamp);
  const { failures } = await walked(plan, plan.walks.slice(0, 1), () => target);
  expect(failures).toHaveLength(1);
});

test('QAP-02 the doctor finds what never happens, guards that never say no, dead events, events that nobody sends, and missing descriptions', () => {
  const sick = {
    ...lamp,
    cases: { ...lamp.cases, 'xstate.done.actor.readMeter': [done('readMeter', 60)], 'fan.stop': [] },
    labels: { ...lamp.labels, 'lamp.dim': '' },
  };
  const sent = new Set(['lamp.press', 'fan.start', 'fan.stop', 'lamp.dim']);
  expect(findingsOf(planOf(lamp), sent)).toEqual([]);
  const unsent = sent.difference(new Set(['fan.start']));
  expect(findingsOf(planOf(sick), unsent).map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual([
    'transition never taken: lamp.light.asking|xstate.done.actor.readMeter|1',
    'transition never taken: lamp.fan.turning|fan.stop|0',
    'guard never false: lamp.light.asking|xstate.done.actor.readMeter|0=false',
    'dead event: fan.stop',
    'event without a sender: fan.start',
    'event without a label: lamp.dim',
  ]);
});

test('QAP-02 an event counts as sent only near the chart that gets it', () => {
  const events = ['item.restore', 'order.pack', 'review.reject', 'help.open'];
  expect(events.map((type) => sentTo('cart').has(type))).toEqual([true, false, false, false]);
});

test('QAP-02 something in the shop sends every event that its charts accept', () => {
  const unsent = catalogue.flatMap(({ slug, machine }) => {
    const events: readonly string[] = machine.events;
    const sent = sentTo(machine.id);
    return events
      .filter((type) => !type.startsWith('xstate.') && !type.includes('*') && !sent.has(type))
      .map((type) => `${slug} ${type}`);
  });
  expect(unsent).toEqual([]);
});
