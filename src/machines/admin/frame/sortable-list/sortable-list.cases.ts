import { command, done, failed, keyFor, nobody, type EventCases } from '../../../kit/cases.ts';
import type { SortableListContext, SortableListInput } from './sortable-list.machine.ts';

const items = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];

export const sortableListInput: SortableListInput = { parent: nobody, items };

export const sortableListCases: EventCases = {
  'item.step': [command('item.step', { id: 'two', by: -1 }), command('item.step', { id: 'two', by: 1 })],
  'item.lift': [command('item.lift', { id: 'one' })],
  'lifted.step': [command('lifted.step', { by: 1 }), command('lifted.step', { by: -1 })],
  'drag.begin': [command('drag.begin', { id: 'one' })],
  'drag.over': [command('drag.over', { place: 1 }), command('drag.over', { place: null })],
  'xstate.done.actor.saveOrder': [done('saveOrder', undefined)],
  'xstate.error.actor.saveOrder': [failed('saveOrder')],
};

/** Tells snapshots apart by both orders and the position of a dragged item. */
export function sortableListKey({ context }: { readonly context: SortableListContext }): string {
  const { stored, sent, over } = context;
  return keyFor(
    context.items.map(({ id }) => id),
    stored,
    sent,
    over,
  );
}
