import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sortableListLogic } from '../../../../src/machines/admin/frame/sortable-list/sortable-list.actors.ts';
import { sortableListView } from '../../../../src/machines/admin/frame/sortable-list/sortable-list.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const items = ['one', 'two', 'three'].map((id) => ({ id, label: id.toUpperCase() }));

function opened() {
  const saveOrder = held<[readonly string[], AbortSignal], void>();
  const told: (readonly string[])[] = [];
  const parent = { send: ({ ids }: { ids: readonly string[] }) => void told.push(ids) };
  const actor = createActor(sortableListLogic({ saveOrder }), { input: { parent, items } }).start();
  const view = () => sortableListView(actor.getSnapshot());
  return { actor, saveOrder, told, view, order: () => view().rows.map(({ id }) => id) };
}

test('ADM-06 a button moves by one place, and a step while the order is saved is saved after it', async () => {
  const { actor, saveOrder, told, view, order } = opened();
  actor.send({ type: 'item.step', id: 'one', by: -1 });
  expect(view().isSaving).toBe(false);
  actor.send({ type: 'item.step', id: 'one', by: 1 });
  actor.send({ type: 'item.step', id: 'one', by: 1 });
  expect(view()).toMatchObject({ isSaving: true, announcement: 'ONE, position 3 of 3.' });
  await saveOrder.answer(undefined);
  expect(view().isSaving).toBe(true);
  await saveOrder.answer(undefined);
  expect(order()).toEqual(['two', 'three', 'one']);
  expect(told).toEqual([
    ['two', 'one', 'three'],
    ['two', 'three', 'one'],
  ]);
});

test('ADM-06 with the keys one is lifted, moved, and put down or back', async () => {
  const { actor, view, order, saveOrder, told } = opened();
  actor.send({ type: 'item.lift', id: 'three' });
  actor.send({ type: 'lifted.step', by: -1 });
  expect(view().announcement).toBe(
    'THREE, position 2 of 3, picked up. Use the arrow keys to move it, Space to drop it, Escape to cancel.',
  );
  actor.send({ type: 'lifted.return' });
  expect([order(), view().isSaving]).toEqual([['one', 'two', 'three'], false]);
  actor.send({ type: 'item.lift', id: 'three' });
  actor.send({ type: 'lifted.step', by: -1 });
  actor.send({ type: 'lifted.drop' });
  await saveOrder.answer(undefined);
  expect(told).toEqual([['one', 'three', 'two']]);
});

test('ADM-06 what is dragged shows where it would lie; an order that cannot be saved is as it was, and says so', async () => {
  const { actor, view, order, saveOrder } = opened();
  actor.send({ type: 'drag.begin', id: 'one' });
  actor.send({ type: 'drag.over', place: 2 });
  expect(view().rows.map(({ mark }) => mark)).toEqual([null, null, 'behind']);
  actor.send({ type: 'drag.drop' });
  expect(order()).toEqual(['two', 'three', 'one']);
  await saveOrder.fail(offline);
  expect(order()).toEqual(['one', 'two', 'three']);
  expect(view().problem).toBe('Couldn’t save the new order. Try again.');
});
