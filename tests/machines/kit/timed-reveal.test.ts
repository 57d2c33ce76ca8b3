import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  timedRevealMachine,
  type TimedRevealFact,
} from '../../../src/machines/kit/timed-reveal/timed-reveal.machine.ts';
import { parent, passed, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function reveal(time = 4000) {
  const owner = parent<TimedRevealFact>();
  const actor = createActor(timedRevealMachine, { input: { parent: owner, time } });
  actor.start();
  return { actor, told: owner.told, state: () => actor.getSnapshot().value };
}

const gone = [{ type: 'reveal.gone' }];

test('TIR-04, MEM-06 it is shown for its time, fades, and says that it is gone', async () => {
  const { state, told, actor } = reveal();
  await passed(3999);
  expect(state()).toBe('shown');
  await passed(1);
  expect([state(), told]).toEqual(['leaving', []]);
  await passed(300);
  expect([state(), told, actor.getSnapshot().status]).toEqual(['gone', gone, 'done']);
});

test('TIR-04, MEM-06 closed by hand it fades at once, and says so once', async () => {
  const { actor, state, told } = reveal();
  actor.send({ type: 'reveal.close' });
  expect(state()).toBe('leaving');
  actor.send({ type: 'reveal.close' });
  await passed(300);
  expect([state(), told]).toEqual(['gone', gone]);
  await passed(10_000);
  expect(told).toEqual(gone);
});

test('TIR-04 its time is the one that it was given', async () => {
  const { state } = reveal(1500);
  await passed(1499);
  expect(state()).toBe('shown');
  await passed(1);
  expect(state()).toBe('leaving');
});
