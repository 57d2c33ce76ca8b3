import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import type { Tells } from '../../../kit/tells.ts';
import { isLeading, isSameOrder, stepped, movedTo, type SortableItem } from './sortable-list.rules.ts';

export type SortableListEvent =
  /** The list was loaded again; unsaved changes to the order stay. */
  /** By button: one position up or down. */
  | { type: 'item.step'; id: string; by: -1 | 1 }
  /** By keyboard: lifted, moved, then dropped or put back. */
  | { type: 'item.lift'; id: string }
  | { type: 'lifted.step'; by: -1 | 1 }
  | { type: 'lifted.drop' }
  | { type: 'lifted.return' }
  /** By pointer: dragged over a position (0-based) and dropped there. */
  | { type: 'drag.begin'; id: string }
  | { type: 'drag.over'; place: number | null }
  | { type: 'drag.drop' }
  | { type: 'drag.cancel' };

export type SortableListFact = { type: 'order.saved'; ids: readonly string[] };

export interface SortableListInput {
  readonly parent: Tells<SortableListFact>;
  readonly items: readonly SortableItem[];
}

export interface SortableListContext extends SortableListInput {
  /** The order saved on the server. */
  readonly stored: readonly string[];
  /** The order being saved. */
  readonly sent: readonly string[];
  /** The item being lifted or dragged; null if there is none. */
  readonly held: string | null;
  /** Where a dragged item would land; null if it wouldn't move. */
  readonly over: number | null;
  /** The last item moved, for the announcement. */
  readonly moved: string | null;
}

/** A list sorted with buttons, keys or dragging; each change saves the complete order, one at a time (ADM-06). */
export const sortableListMachine = setup({
  types: {} as { context: SortableListContext; events: SortableListEvent; input: SortableListInput },
  actors: { saveOrder: promiseSlot<void, { ids: readonly string[] }>() },
  actions: {
    setHeld: assign((_, params: { id: string }) => ({ held: params.id, moved: params.id })),
    clearHeld: assign({ held: null, over: null }),
    setOver: assign((_, params: { place: number | null }) => ({ over: params.place })),
    step: assign(({ context }, params: { id: string; by: -1 | 1 }) => ({
      items: stepped(context.items, params.id, params.by),
      moved: params.id,
    })),
    stepHeld: assign(({ context }, params: { by: -1 | 1 }) => ({
      items: stepped(context.items, context.held, params.by),
    })),
    placeHeld: assign(({ context }) => ({ items: movedTo(context.items, context.held, context.over) })),
    restoreOrder: assign(({ context }) => ({
      items: context.stored.flatMap((id) => context.items.filter((item) => item.id === id)),
    })),
    setSent: assign(({ context }) => ({ sent: context.items.map(({ id }) => id) })),
    setStored: assign(({ context }) => ({ stored: context.sent })),
    tellSaved: ({ context }) => context.parent.send({ type: 'order.saved', ids: context.sent }),
  },
  guards: {
    hasNewOrder: ({ context }) => !isSameOrder(context.items, context.stored),
    canStep: ({ context }, params: { id: string; by: -1 | 1 }) => !isLeading(context.items, params.id, params.by),
  },
}).createMachine({
  id: 'sortable-list',
  description: 'A list that a person puts in order, with buttons, keys or dragging.',
  context: ({ input }) => ({
    ...input,
    stored: input.items.map(({ id }) => id),
    sent: [],
    held: null,
    over: null,
    moved: null,
  }),
  initial: 'settled',
  states: {
    settled: {
      description: 'The order is saved.',
      always: { guard: 'hasNewOrder', target: 'saving' },
      on: {
        'item.step': {
          guard: { type: 'canStep', params: ({ event }) => event },
          actions: { type: 'step', params: ({ event }) => event },
        },
        'item.lift': { target: 'lifted', actions: { type: 'setHeld', params: ({ event }) => event } },
        'drag.begin': { target: 'dragged', actions: { type: 'setHeld', params: ({ event }) => event } },
      },
    },
    lifted: {
      description: 'An item is lifted with the keyboard. The arrow keys move it.',
      exit: 'clearHeld',
      on: {
        'lifted.step': { actions: { type: 'stepHeld', params: ({ event }) => event } },
        'lifted.drop': 'settled',
        'lifted.return': { target: 'settled', actions: 'restoreOrder' },
      },
    },
    dragged: {
      description: 'An item is being dragged.',
      on: {
        'drag.over': { actions: { type: 'setOver', params: ({ event }) => event } },
        'drag.drop': { target: 'settled', actions: ['placeHeld', 'clearHeld'] },
        'drag.cancel': { target: 'settled', actions: 'clearHeld' },
      },
    },
    saving: {
      description: 'Saving the order. Further changes are saved afterwards, so that the last one counts.',
      entry: 'setSent',
      invoke: {
        id: 'saveOrder',
        src: 'saveOrder',
        input: ({ context }) => ({ ids: context.items.map(({ id }) => id) }),
        onDone: { target: 'settled', actions: ['setStored', 'tellSaved'] },
        onError: { target: 'failed', actions: 'restoreOrder' },
      },
      on: {
        'item.step': {
          guard: { type: 'canStep', params: ({ event }) => event },
          actions: { type: 'step', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'Couldn’t save the order. The list shows the order saved in the shop.',
      on: {
        'item.step': {
          guard: { type: 'canStep', params: ({ event }) => event },
          target: 'settled',
          actions: { type: 'step', params: ({ event }) => event },
        },
        'item.lift': { target: 'lifted', actions: { type: 'setHeld', params: ({ event }) => event } },
        'drag.begin': { target: 'dragged', actions: { type: 'setHeld', params: ({ event }) => event } },
      },
    },
  },
});
