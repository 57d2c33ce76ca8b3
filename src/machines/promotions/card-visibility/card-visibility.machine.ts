import { setup } from 'xstate';
import { analyticsConstants } from '../../../domain/kit/constants.ts';
import { watchSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

/** Half of the card comes into sight, or no longer is. */
export type CardVisibilityEvent = { type: 'card.appeared' } | { type: 'card.disappeared' };
/** It was in sight long enough; milliseconds. */
export type CardVisibilityFact = { type: 'card.viewed'; visibilityDuration: number };

export interface CardVisibilityInput {
  readonly parent: Tells<CardVisibilityFact>;
  /** The id of the element that is watched. */
  readonly elementId: string;
}

const { visibleTime } = analyticsConstants;

/** Whether a card was really seen: at least half of it for more than a second, once (ANA-03). */
export const cardVisibilityMachine = setup({
  types: {} as { context: CardVisibilityInput; events: CardVisibilityEvent; input: CardVisibilityInput },
  actors: { watchSight: watchSlot<CardVisibilityEvent, { elementId: string }>() },
  actions: {
    tellViewed: ({ context }) => context.parent.send({ type: 'card.viewed', visibilityDuration: visibleTime }),
  },
  delays: { visibleTime },
}).createMachine({
  id: 'card-visibility',
  description: 'Whether a card was really seen: at least half of it for more than a second, once.',
  context: ({ input }) => input,
  initial: 'watched',
  states: {
    watched: {
      description: 'Somebody may still come to see it.',
      invoke: { id: 'watchSight', src: 'watchSight', input: ({ context }) => ({ elementId: context.elementId }) },
      initial: 'hidden',
      states: {
        hidden: { description: 'Less than half of it is in sight.', on: { 'card.appeared': 'seen' } },
        seen: {
          description: 'Half of it or more is in sight, not yet for long.',
          after: { visibleTime: '#card-visibility.counted' },
          on: { 'card.disappeared': 'hidden' },
        },
      },
    },
    counted: { description: 'It was seen, and counts once.', type: 'final', entry: 'tellViewed' },
  },
});
