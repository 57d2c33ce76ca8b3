import { command, done, failed, keyFor, nobody, type EventCases } from '../../../kit/cases.ts';
import type { PostCategoryContext, PostCategoryInput } from './post-category.machine.ts';
import type { FiledCategory } from './post-category.rules.ts';

const plants: FiledCategory = {
  id: 'one',
  version: 1,
  slug: 'plants',
  name: 'Plants',
  position: 1,
  posts: 3,
  translations: { hi: { name: 'पौधे' } },
};
const dogs: FiledCategory = { id: 'two', version: 1, slug: 'dogs', name: 'Dogs', position: 2, posts: 0 };

export const postCategoryInput: PostCategoryInput = { parent: nobody };

export const postCategoryCases: EventCases = {
  'category.rename': [command('category.rename', { id: 'one' })],
  'name.type': [
    command('name.type', { text: 'Herbs', language: 'en' }),
    command('name.type', { text: ' ', language: 'en' }),
    command('name.type', { text: 'जड़ी-बूटियाँ', language: 'hi' }),
  ],
  'category.remove': [command('category.remove', { id: 'one' }), command('category.remove', { id: 'two' })],
  'heir.choose': [command('heir.choose', { id: 'two' })],
  'xstate.done.actor.listCategories': [done('listCategories', [plants, dogs]), done('listCategories', [plants])],
  'xstate.error.actor.listCategories': [failed('listCategories')],
  'xstate.done.actor.renameCategory': [done('renameCategory', [{ ...plants, name: 'Herbs' }, dogs])],
  'xstate.error.actor.renameCategory': [failed('renameCategory')],
  'xstate.done.actor.removeCategory': [done('removeCategory', [plants])],
  'xstate.error.actor.removeCategory': [failed('removeCategory')],
};

/** Tells snapshots apart by the number of categories, the chosen one and its name. */
export function postCategoryKey({ context }: { readonly context: PostCategoryContext }): string {
  const { categories, id, name, others, heir } = context;
  return keyFor(
    categories.map((category) => category.name),
    id,
    id === null ? '' : name,
    id === null ? '' : others,
    heir,
  );
}
