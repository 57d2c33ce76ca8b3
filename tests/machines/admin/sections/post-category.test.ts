import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { postCategoryLogic } from '../../../../src/machines/admin/sections/post-category/post-category.actors.ts';
import type {
  FiledCategory,
  TypedNames,
} from '../../../../src/machines/admin/sections/post-category/post-category.rules.ts';
import { postCategoryView } from '../../../../src/machines/admin/sections/post-category/post-category.view.ts';
import { held, offline, parent, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const category = (id: string, name: string, posts: number): FiledCategory => ({
  id,
  name,
  posts,
  version: 1,
  slug: id,
  position: 0,
});
const plants = category('plants', 'Plants', 3);
const dogs = category('dogs', 'Dogs', 1);

async function begun(categories: readonly FiledCategory[]) {
  const listCategories = held<[AbortSignal], readonly FiledCategory[]>();
  const renameCategory = held<[FiledCategory, TypedNames, AbortSignal], readonly FiledCategory[]>();
  const removeCategory = held<[string, string | null, AbortSignal], readonly FiledCategory[]>();
  const owner = parent<{ type: 'categories.changed' }>();
  const logic = postCategoryLogic({ listCategories, renameCategory, removeCategory });
  const actor = createActor(logic, { input: { parent: owner } }).start();
  await listCategories.answer(categories);
  return { actor, owner, renameCategory, removeCategory, view: () => postCategoryView(actor.getSnapshot()) };
}

test('ADM-07 a category gets another name, and only another one; what fails stays typed', async () => {
  const { actor, owner, renameCategory, view } = await begun([plants, dogs]);
  actor.send({ type: 'category.rename', id: 'plants' });
  const names = (english: string, hindi: string) => [
    { language: 'en', label: 'Name', name: english },
    { language: 'hi', label: 'Name (हिन्दी)', name: hindi },
  ];
  const naming = { title: 'Rename ‘Plants’', names: names('Plants', ''), canSave: false, isSaving: false };
  expect(view().naming).toEqual(naming);
  actor.send({ type: 'name.save' });
  actor.send({ type: 'name.type', text: '  ', language: 'en' });
  actor.send({ type: 'name.save' });
  expect(renameCategory.calls).toEqual([]);
  actor.send({ type: 'name.type', text: 'Plants', language: 'en' });
  actor.send({ type: 'name.type', text: ' पौधे', language: 'hi' });
  expect(view().naming).toEqual({ ...naming, names: names('Plants', ' पौधे'), canSave: true });
  actor.send({ type: 'name.type', text: ' Herbs ', language: 'en' });
  actor.send({ type: 'name.save' });
  await renameCategory.fail(offline);
  expect([view().naming?.names, view().problem]).toEqual([names(' Herbs ', ' पौधे'), expect.any(String)]);
  actor.send({ type: 'name.save' });
  expect(renameCategory.calls.map(([{ id }, typed]) => [id, typed])).toEqual([
    ['plants', { name: 'Herbs', others: { hi: ' पौधे' } }],
    ['plants', { name: 'Herbs', others: { hi: ' पौधे' } }],
  ]);
  await renameCategory.answer([{ ...plants, name: 'Herbs' }, dogs]);
  expect([view().rows.map(({ name }) => name), view().problem, owner.told]).toEqual([
    ['Herbs', 'Dogs'],
    null,
    [{ type: 'categories.changed' }],
  ]);
});

test('ADM-07 before a category goes it is asked where its posts go; without another one it stays', async () => {
  const { actor, owner, removeCategory, view } = await begun([plants, dogs, category('cats', 'Cats', 0)]);
  actor.send({ type: 'category.remove', id: 'plants' });
  expect(view().question).toMatchObject({
    title: 'Delete ‘Plants’?',
    heirs: [
      { value: 'dogs', label: 'Dogs' },
      { value: 'cats', label: 'Cats' },
    ],
    heir: 'dogs',
  });
  actor.send({ type: 'heir.choose', id: 'cats' });
  actor.send({ type: 'removal.confirm' });
  expect([removeCategory.calls.map(([id, heir]) => [id, heir]), view().question?.isBusy]).toEqual([
    [['plants', 'cats']],
    true,
  ]);
  await removeCategory.answer([category('cats', 'Cats', 3)]);
  expect([view().rows, view().question, owner.told.length]).toEqual([
    [{ id: 'cats', name: 'Cats', posts: '3 posts', canRemove: false }],
    null,
    1,
  ]);
  actor.send({ type: 'category.remove', id: 'cats' });
  expect(view().question).toBeNull();
});
