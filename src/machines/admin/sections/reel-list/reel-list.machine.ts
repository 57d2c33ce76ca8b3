import { assign, setup } from 'xstate';
import type { Reel } from '../../../../domain/content/reel.ts';
import { promiseSlot } from '../../../kit/slot.ts';
import { sortableListMachine, type SortableListFact } from '../../frame/sortable-list/sortable-list.machine.ts';

/** A video of the carousel, as the admin sees it. */
export interface ListedReel extends Reel {
  /** Of its product. */
  readonly productName: string | null;
  readonly isPublished: boolean;
}

export type ReelListEvent = { type: 'reels.retry' } | SortableListFact;

export interface ReelListContext {
  readonly reels: readonly ListedReel[];
}

/** All videos of a carousel, including drafts, in the order that the admin sets (ADM-06). */
export const reelListMachine = setup({
  types: {} as { context: ReelListContext; events: ReelListEvent; children: { sortableList: 'sortableList' } },
  actors: { findReels: promiseSlot<readonly ListedReel[]>(), sortableList: sortableListMachine },
  actions: { setReels: assign({ reels: (_, params: { reels: readonly ListedReel[] }) => params.reels }) },
  guards: { isEmpty: (_, params: { reels: readonly ListedReel[] }) => params.reels.length === 0 },
}).createMachine({
  id: 'reel-list',
  description: 'All videos of a carousel, including drafts, in the order that the admin sets.',
  context: { reels: [] },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the videos.',
      invoke: {
        id: 'findReels',
        src: 'findReels',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ reels: event.output }) }, target: 'empty' },
          { target: 'shown', actions: { type: 'setReels', params: ({ event }) => ({ reels: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    shown: {
      description: 'The videos are shown. Their order can be changed.',
      invoke: {
        id: 'sortableList',
        src: 'sortableList',
        input: ({ context, self }) => ({
          parent: self,
          items: context.reels.map(({ id, title }) => ({ id, label: title })),
        }),
      },
    },
    empty: { description: 'There are no videos yet.' },
    failed: { description: 'Couldn’t load the videos. It can be retried.', on: { 'reels.retry': 'loading' } },
  },
});
