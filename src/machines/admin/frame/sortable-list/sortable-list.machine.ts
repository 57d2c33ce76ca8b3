import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import type { Tells } from '../../../kit/tells.ts';
import { isLeading, isSameOrder, stepped, movedTo, type SortableItem } from './sortable-list.rules.ts';

export type SortableListEvent =
  /** The list came anew; what is unsaved of the order stays. */
  /** By a button: one place up or down. */
  | { type: 'item.step'; id: string; by: -1 | 1 }
  /** By keys: taken up, moved, and put down or back. */
  | { type: 'item.lift'; id: string }
  | { type: 'lifted.step'; by: -1 | 1 }
  | { type: 'lifted.drop' }
  | { type: 'lifted.return' }
  /** By pointer: dragged over a place, counted from 0, and dropped there. */
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
  /** The order that the shop has. */
  readonly stored: readonly string[];
  /** The one that is under way to it. */
  readonly sent: readonly string[];
  /** What is lifted or dragged; null of none. */
  readonly held: string | null;
  /** Where a dragged one would come to lie; null where it lies now. */
  readonly over: number | null;
  /** What was moved last, to tell of it. */
  readonly moved: string | null;
}

/** A list whose order a person sets: by buttons, by keys and by dragging; saved whole, one order after the other (ADM-06). */
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
  description: 'A list whose order a person sets, by buttons, by keys and by dragging.',
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
      description: 'The order is the shop’s.',
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
      description: 'One is taken up with the keys; the arrows move it.',
      exit: 'clearHeld',
      on: {
        'lifted.step': { actions: { type: 'stepHeld', params: ({ event }) => event } },
        'lifted.drop': 'settled',
        'lifted.return': { target: 'settled', actions: 'restoreOrder' },
      },
    },
    dragged: {
      description: 'One hangs at the pointer.',
      on: {
        'drag.over': { actions: { type: 'setOver', params: ({ event }) => event } },
        'drag.drop': { target: 'settled', actions: ['placeHeld', 'clearHeld'] },
        'drag.cancel': { target: 'settled', actions: 'clearHeld' },
      },
    },
    saving: {
      description: 'The order is on its way; another step is saved after it, so that the last one counts.',
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
      description: 'The order could not be saved; the list is as the shop has it.',
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
