import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { celebrationConstants, motionConstants } from '../../../src/domain/kit/constants.ts';
import type { OverlayRequest } from '../../../src/machines/promotions/promotions/promotions.types.ts';
import { tierCelebrationLogic } from '../../../src/machines/promotions/tier-celebration/tier-celebration.actors.ts';
import {
  tierReveal,
  unlockedText,
} from '../../../src/machines/promotions/tier-celebration/tier-celebration.view.ts';
import { revealState } from '../../../src/machines/kit/timed-reveal/timed-reveal.view.ts';
import { bell, parent, passed, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const kind = 'tier-celebration';
const { tierTime, patience } = celebrationConstants;
const farewell = motionConstants.quick;

function celebration() {
  const told = parent<OverlayRequest>();
  const escape = bell<void>();
  const actor = createActor(tierCelebrationLogic({ watchEscape: (listener) => escape.listen(() => listener()) }), {
    input: { parent: told },
  });
  actor.start();
  return {
    actor,
    escape,
    told: told.told,
    state: () => actor.getSnapshot().value,
    text: () => unlockedText(actor.getSnapshot()),
    reveal: () => {
      const reveal = tierReveal(actor.getSnapshot());
      return reveal && revealState(reveal.getSnapshot());
    },
  };
}

test('TIR-04 OVL-01 it asks for its turn, is shown for 4 s, fades and says that it is done', async () => {
  const { actor, told, state, text, reveal } = celebration();
  actor.send({ type: 'tier.unlocked', percentage: 10 });
  expect([state(), reveal(), told]).toEqual(['waiting', null, [{ type: 'overlay.request', kind }]]);
  actor.send({ type: 'overlay.granted' });
  expect([state(), reveal(), text()]).toEqual(['shown', 'open', "You've unlocked 10% discount on your order!"]);
  await passed(tierTime - 1);
  expect(reveal()).toBe('open');
  await passed(1);
  expect(reveal()).toBe('closed');
  await passed(farewell);
  expect([state(), reveal(), told.at(-1)]).toEqual(['resting', null, { type: 'overlay.done', kind }]);
});

test('TIR-04 it is closed by its button or by Escape, which is listened to only while it is shown', async () => {
  const { actor, escape, state, reveal } = celebration();
  actor.send({ type: 'tier.unlocked', percentage: 10 });
  expect(escape.listeners.size).toBe(0);
  actor.send({ type: 'overlay.granted' });
  actor.send({ type: 'celebration.close' });
  expect(reveal()).toBe('closed');
  await passed(farewell);
  expect([state(), escape.listeners.size]).toEqual(['resting', 0]);
  actor.send({ type: 'tier.unlocked', percentage: 15 });
  actor.send({ type: 'overlay.granted' });
  escape.ring();
  expect(reveal()).toBe('closed');
});

test('TIR-04 the tier above takes its place, with a time of its own', async () => {
  const { actor, text, reveal, told } = celebration();
  actor.send({ type: 'tier.unlocked', percentage: 5 });
  actor.send({ type: 'tier.unlocked', percentage: 10 });
  actor.send({ type: 'overlay.granted' });
  expect(text()).toBe("You've unlocked 10% discount on your order!");
  await passed(tierTime - 1);
  actor.send({ type: 'tier.unlocked', percentage: 15 });
  await passed(tierTime - 1);
  expect([reveal(), text()]).toEqual(['open', "You've unlocked 15% discount on your order!"]);
  await passed(1 + farewell);
  expect(told.map(({ type }) => type)).toEqual(['overlay.request', 'overlay.taken', 'overlay.done']);
});

test('TIR-04 OVL-01 joy that would come more than 10 s late is dropped', async () => {
  const { actor, told, state } = celebration();
  actor.send({ type: 'tier.unlocked', percentage: 10 });
  await passed(patience);
  expect([state(), told.at(-1)]).toEqual(['resting', { type: 'overlay.withdraw', kind }]);
});
