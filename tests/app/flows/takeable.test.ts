import { expect, test } from 'vitest';
import { seenSnapshot } from '../../../src/app/platform/inspection/step.ts';
import { entryOf, stilled, stoppedClock } from '../../../src/app/flows/sandbox.ts';
import { takeable } from '../../../src/app/flows/takeable.ts';
import { createActor, type EventObject } from 'xstate';

const cart = entryOf('cart');
const can = takeable(cart);

function seenAfter(...events: readonly EventObject[]) {
  const actor = createActor(stilled(cart.machine), { input: cart.input, clock: stoppedClock }).start();
  for (const event of events) actor.send(event);
  return seenSnapshot(actor.getSnapshot());
}

test('FLO-02 the room says of an event that it can happen only if it does something at this moment', () => {
  expect(['item.add', 'item.remove', 'item.raise', 'drawer.open'].filter((type) => can(type, null))).toEqual([
    'item.add',
    'drawer.open',
  ]);
  const [added] =
    typeof cart.cases['item.add'] === 'function'
      ? cart.cases['item.add'](createActor(cart.machine, { input: cart.input }).getSnapshot())
      : [];
  const filled = seenAfter(added ?? { type: 'item.add' });
  expect(['item.remove', 'item.raise', 'item.restore'].map((type) => can(type, filled))).toEqual([
    true,
    true,
    false,
  ]);
  expect(can('item.remove', seenAfter())).toBe(false);
});

test('FLO-02 an event whose guard misses what the room doesn’t see counts as possible', () => {
  expect(can('item.remove', { status: 'active', value: seenAfter().value, context: { lines: null } })).toBe(true);
});
