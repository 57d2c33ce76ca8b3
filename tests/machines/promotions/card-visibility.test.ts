import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cardVisibilityLogic } from '../../../src/machines/promotions/card-visibility/card-visibility.actors.ts';
import type { CardVisibilityFact } from '../../../src/machines/promotions/card-visibility/card-visibility.machine.ts';
import { bell, parent, passed, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function card() {
  const asker = parent<CardVisibilityFact>();
  const sight = bell<boolean>();
  const watched: string[] = [];
  const logic = cardVisibilityLogic({
    watchSight: (elementId, listener) => {
      watched.push(elementId);
      return sight.listen(listener);
    },
  });
  const actor = createActor(logic, { input: { parent: asker, elementId: 'card-1' } });
  actor.start();
  return { actor, told: asker.told, sight, watched };
}

const viewed = { type: 'card.viewed', visibilityDuration: 1000 };

test('ANA-03 a card counts once half of it was in sight for a second, and then nobody watches it any more', async () => {
  const { told, sight, watched, actor } = card();
  sight.ring(false);
  await passed(5000);
  sight.ring(true);
  await passed(999);
  expect(told).toEqual([]);
  await passed(1);
  expect([watched, told, sight.listeners.size, actor.getSnapshot().status]).toEqual([
    ['card-1'],
    [viewed],
    0,
    'done',
  ]);
});

test('ANA-03 two short looks are no long one', async () => {
  const { told, sight } = card();
  sight.ring(true);
  await passed(999);
  sight.ring(false);
  await passed(2000);
  sight.ring(true);
  await passed(999);
  expect(told).toEqual([]);
  await passed(1);
  expect(told).toEqual([viewed]);
});

test('ANA-03 a word that says the same does not start the second again', async () => {
  const { told, sight } = card();
  sight.ring(true);
  await passed(600);
  sight.ring(true);
  await passed(400);
  expect(told).toEqual([viewed]);
});
