import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { categoryChoiceLogic } from '../../../../src/machines/admin/frame/category-choice/category-choice.actors.ts';
import type { CategoryOption } from '../../../../src/machines/admin/frame/category-choice/category-choice.machine.ts';
import { categoryChoiceView } from '../../../../src/machines/admin/frame/category-choice/category-choice.view.ts';
import { held, offline, parent, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('ADM-07 a new category is chosen as soon as it is there; what fails can be tried again', async () => {
  const listCategories = held<[AbortSignal], readonly CategoryOption[]>();
  const addCategory = held<[string, AbortSignal], CategoryOption>();
  const owner = parent<{ type: 'category.added'; id: string }>();
  const actor = createActor(categoryChoiceLogic({ listCategories, addCategory }), {
    input: { parent: owner },
  }).start();
  const view = () => categoryChoiceView(actor.getSnapshot());
  await listCategories.fail(offline);
  expect(view().canRetry).toBe(true);
  actor.send({ type: 'list.retry' });
  await listCategories.answer([{ id: 'one', name: 'Plants' }]);
  actor.send({ type: 'category.add' });
  actor.send({ type: 'name.type', text: ' Seasons ' });
  actor.send({ type: 'category.add' });
  expect([addCategory.calls.map(([name]) => name), view().isAdding]).toEqual([['Seasons'], true]);
  await addCategory.answer({ id: 'two', name: 'Seasons' });
  expect(view()).toMatchObject({ name: '', problem: null, isAdding: false });
  expect([view().options.length, owner.told]).toEqual([2, [{ type: 'category.added', id: 'two' }]]);
});
