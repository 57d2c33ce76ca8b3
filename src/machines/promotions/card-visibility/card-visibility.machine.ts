import { setup } from 'xstate';
import { analyticsConstants } from '../../../domain/kit/constants.ts';
import { watchSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

/** At least half of the card came into view, or left it. */
export type CardVisibilityEvent = { type: 'card.appeared' } | { type: 'card.disappeared' };
/** In view for long enough. Milliseconds. */
export type CardVisibilityFact = { type: 'card.viewed'; visibilityDuration: number };

export interface CardVisibilityInput {
  readonly parent: Tells<CardVisibilityFact>;
  /** The id of the element to watch. */
  readonly elementId: string;
}

const { visibleTime } = analyticsConstants;

/** Whether a card was really seen: at least half of it for more than a second. Reported once (ANA-03). */
export const cardVisibilityMachine = setup({
  types: {} as { context: CardVisibilityInput; events: CardVisibilityEvent; input: CardVisibilityInput },
  actors: { watchSight: watchSlot<CardVisibilityEvent, { elementId: string }>() },
  actions: {
    tellViewed: ({ context }) => context.parent.send({ type: 'card.viewed', visibilityDuration: visibleTime }),
  },
  delays: { visibleTime },
}).createMachine({
  id: 'card-visibility',
  description: 'Whether a card was really seen: at least half of it for more than a second. Counted once.',
  context: ({ input }) => input,
  initial: 'watched',
  states: {
    watched: {
      description: 'The card may still come into view.',
      invoke: { id: 'watchSight', src: 'watchSight', input: ({ context }) => ({ elementId: context.elementId }) },
      initial: 'hidden',
      states: {
        hidden: { description: 'Less than half of the card is in view.', on: { 'card.appeared': 'seen' } },
        seen: {
          description: 'At least half of the card is in view, but not for long enough yet.',
          after: { visibleTime: '#card-visibility.counted' },
          on: { 'card.disappeared': 'hidden' },
        },
      },
    },
    counted: { description: 'The card was seen. It counts once.', type: 'final', entry: 'tellViewed' },
  },
});
