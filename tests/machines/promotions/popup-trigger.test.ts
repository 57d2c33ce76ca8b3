import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { popupTriggerLogic } from '../../../src/machines/promotions/popup-trigger/popup-trigger.actors.ts';
import type {
  PopupTriggerFact,
  TriggerRules,
} from '../../../src/machines/promotions/popup-trigger/popup-trigger.machine.ts';
import { parent, passed, stopTime } from '../support/held.ts';
import { attention } from '../support/popups.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const none: TriggerRules = { delay: null, scrollPercent: null, hasExitIntent: false, idle: null, exitRearm: 3000 };

function trigger(rules: Partial<TriggerRules>) {
  const owner = parent<PopupTriggerFact>();
  const page = attention();
  const actor = createActor(popupTriggerLogic(page.ports), { input: { parent: owner, ...none, ...rules } });
  actor.start();
  return { actor, page, causes: () => owner.told.map(({ cause }) => cause) };
}

test('FLS-03, CPN-06 the delay fires once', async () => {
  const { causes } = trigger({ delay: 3000 });
  await passed(2999);
  expect(causes()).toEqual([]);
  await passed(1);
  await passed(100_000);
  expect(causes()).toEqual(['delay']);
});

test('FLS-03, CPN-06 a scroll past the share fires once, and is no longer listened to', () => {
  const { page, causes } = trigger({ scrollPercent: 25 });
  page.scroll.ring(24.9);
  expect(causes()).toEqual([]);
  page.scroll.ring(25);
  page.scroll.ring(80);
  expect([causes(), page.scroll.listeners.size]).toEqual([['scroll'], 0]);
});

test('FLS-03 leaving at the top fires, and again only after 3 s', async () => {
  const { page, causes } = trigger({ hasExitIntent: true });
  page.exit.ring();
  page.exit.ring();
  await passed(2999);
  page.exit.ring();
  expect(causes()).toEqual(['exit']);
  await passed(1);
  page.exit.ring();
  expect(causes()).toEqual(['exit', 'exit']);
});

test('CPN-06 idleness fires once; whatever is done starts its time again', async () => {
  const { page, causes } = trigger({ idle: 30_000 });
  await passed(29_999);
  page.activity.ring();
  await passed(29_999);
  expect(causes()).toEqual([]);
  await passed(1);
  page.activity.ring();
  await passed(60_000);
  expect([causes(), page.activity.listeners.size]).toEqual([['idle'], 0]);
});

test('FLS-03, CPN-06 a trigger that is left out never fires', async () => {
  const { page, causes } = trigger({});
  page.scroll.ring(100);
  page.exit.ring();
  await passed(1_000_000);
  expect([causes(), page.scroll.listeners.size, page.activity.listeners.size]).toEqual([[], 0, 0]);
});

test('FLS-03 the three run side by side', async () => {
  const { page, causes } = trigger({ delay: 3000, scrollPercent: 10, hasExitIntent: true });
  page.exit.ring();
  page.scroll.ring(50);
  await passed(3000);
  expect(causes()).toEqual(['exit', 'scroll', 'delay']);
});

test('OVL-02 a tab that slept past the delay fires when it wakes', async () => {
  const { causes } = trigger({ delay: 3000 });
  vi.setSystemTime(Date.now() + 3_600_000);
  await passed(3000);
  expect(causes()).toEqual(['delay']);
});
