import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { countdownLogic } from '../../../src/machines/kit/countdown/countdown.actors.ts';
import type { CountdownFact } from '../../../src/machines/kit/countdown/countdown.machine.ts';
import { bell, moment, parent, passed, stopTime } from '../support/held.ts';
import { clock } from '../support/popups.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function countdown(seconds: number, ports = clock) {
  const owner = parent<CountdownFact>();
  const actor = createActor(countdownLogic(ports), {
    input: { parent: owner, id: 'offer', endsAt: moment(seconds) },
  });
  actor.start();
  return { actor, told: owner.told, left: () => actor.getSnapshot().context.secondsLeft };
}

const over = { type: 'countdown.over', id: 'offer' };

test('FLS-05, CPN-07 the seconds that are left are told each second, and the end once', async () => {
  const { actor, told, left } = countdown(3);
  expect([left(), told]).toEqual([3, []]);
  await passed(1000);
  expect(left()).toBe(2);
  await passed(1999);
  expect([left(), told]).toEqual([1, []]);
  await passed(1);
  expect([left(), told, actor.getSnapshot().status]).toEqual([0, [over], 'done']);
  await passed(60_000);
  expect(told).toEqual([over]);
});

test('OVL-02 a tab that slept for an hour is right when it wakes', async () => {
  const { told, left } = countdown(2 * 3600);
  vi.setSystemTime(Date.now() + 3_600_000);
  await passed(1000);
  expect([left(), told]).toEqual([3599, []]);
  vi.setSystemTime(Date.now() + 3_600_000);
  await passed(1000);
  expect([left(), told]).toEqual([0, [over]]);
});

test('OVL-02 only the word of the clock counts, never the time of the device', () => {
  const { listen, ring, listeners } = bell<number>();
  const { left, told } = countdown(60, { watchClock: listen });
  expect(left()).toBeNull();
  vi.setSystemTime(Date.now() + 3_600_000);
  ring(Date.parse(moment(15)));
  expect([left(), told, listeners.size]).toEqual([45, [], 1]);
  ring(Date.parse(moment(60)));
  expect([left(), told, listeners.size]).toEqual([0, [over], 0]);
});

test('OVL-02 a deadline that has passed already is over at once', () => {
  const { told, actor } = countdown(-5);
  expect([told, actor.getSnapshot().value]).toEqual([[over], 'over']);
});
