import { command, done, failed, keyFor, nobody, type EventCases } from '../../../kit/cases.ts';
import type { CategoryChoiceInput } from './category-choice.machine.ts';

export const categoryChoiceInput: CategoryChoiceInput = { parent: nobody };

export const categoryChoiceCases: EventCases = {
  'name.type': [command('name.type', { text: 'Seasons' }), command('name.type', { text: ' ' })],
  'xstate.done.actor.listCategories': [done('listCategories', [{ id: 'one', name: 'Plants' }])],
  'xstate.error.actor.listCategories': [failed('listCategories')],
  'xstate.done.actor.addCategory': [done('addCategory', { id: 'two', name: 'Seasons' })],
  'xstate.error.actor.addCategory': [failed('addCategory')],
};

/** Tells snapshots apart by whether a name is typed, which is needed to add it. */
export function categoryChoiceKey({ context: { name } }: { readonly context: { readonly name: string } }): string {
  return keyFor(name.trim() === '');
}
