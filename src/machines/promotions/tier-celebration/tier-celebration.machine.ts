import { assign, sendTo, setup } from 'xstate';
import { celebrationConstants } from '../../../domain/kit/constants.ts';
import { watchSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';
import type { OverlayRequest } from '../promotions/promotions.types.ts';
import { timedRevealMachine, type TimedRevealFact } from '../../kit/timed-reveal/timed-reveal.machine.ts';

export type TierCelebrationEvent =
  | { type: 'tier.unlocked'; percentage: number }
  | { type: 'overlay.granted' }
  | { type: 'celebration.close' }
  | TimedRevealFact;

export interface TierCelebrationInput {
  readonly parent: Tells<OverlayRequest>;
}

interface TierCelebrationContext extends TierCelebrationInput {
  /** What the tier that was unlocked takes off, in percent. */
  readonly percentage: number;
}

const kind = 'tier-celebration';

/** A tier was unlocked: for a moment the shop is glad about it (TIR-04). */
export const tierCelebrationMachine = setup({
  types: {} as {
    context: TierCelebrationContext;
    events: TierCelebrationEvent;
    input: TierCelebrationInput;
    children: { reveal: 'timedReveal' };
  },
  actors: {
    timedReveal: timedRevealMachine,
    watchEscape: watchSlot<Extract<TierCelebrationEvent, { type: 'celebration.close' }>>(),
  },
  actions: {
    setPercentage: assign((_, params: { percentage: number }) => params),
    askForTurn: ({ context }) => context.parent.send({ type: 'overlay.request', kind }),
    giveUpTurn: ({ context }) => context.parent.send({ type: 'overlay.withdraw', kind }),
    endTurn: ({ context }) => context.parent.send({ type: 'overlay.done', kind }),
    closeReveal: sendTo('reveal', { type: 'reveal.close' }),
  },
  delays: { patience: celebrationConstants.patience },
}).createMachine({
  id: 'tier-celebration',
  description: 'A tier was unlocked: for a moment the shop is glad about it.',
  context: ({ input }) => ({ ...input, percentage: 0 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'There is nothing to celebrate.',
      on: {
        'tier.unlocked': {
          target: 'waiting',
          actions: [{ type: 'setPercentage', params: ({ event }) => event }, 'askForTurn'],
        },
      },
    },
    waiting: {
      description: 'Something else lies over the page; joy that comes late is dropped.',
      after: { patience: { target: 'resting', actions: 'giveUpTurn' } },
      on: {
        'overlay.granted': 'shown',
        'tier.unlocked': { actions: { type: 'setPercentage', params: ({ event }) => event } },
      },
    },
    shown: {
      description: 'The celebration is over the page and goes by itself; Escape closes it before anything else.',
      invoke: [
        {
          id: 'reveal',
          src: 'timedReveal',
          input: ({ self }) => ({ parent: self, time: celebrationConstants.tierTime }),
        },
        { id: 'watchEscape', src: 'watchEscape' },
      ],
      on: {
        'celebration.close': { actions: 'closeReveal' },
        'tier.unlocked': {
          target: 'shown',
          reenter: true,
          actions: { type: 'setPercentage', params: ({ event }) => event },
        },
        'reveal.gone': { target: 'resting', actions: 'endTurn' },
      },
    },
  },
});
