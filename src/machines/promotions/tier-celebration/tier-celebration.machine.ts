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
  /** The discount of the unlocked tier, in percent. */
  readonly percentage: number;
}

const kind = 'tier-celebration';

/** A short celebration when a discount tier is unlocked (TIR-04). */
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
    takeTurn: ({ context }) => context.parent.send({ type: 'overlay.taken', kind }),
    endTurn: ({ context }) => context.parent.send({ type: 'overlay.done', kind }),
    closeReveal: sendTo('reveal', { type: 'reveal.close' }),
  },
  delays: { patience: celebrationConstants.patience },
}).createMachine({
  id: 'tier-celebration',
  description: 'A discount tier was unlocked. The shop celebrates for a moment.',
  context: ({ input }) => ({ ...input, percentage: 0 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing to celebrate.',
      on: {
        'tier.unlocked': {
          target: 'waiting',
          actions: [{ type: 'setPercentage', params: ({ event }) => event }, 'askForTurn'],
        },
      },
    },
    waiting: {
      description: 'Something else is over the page. If it takes too long, the celebration is dropped.',
      after: { patience: { target: 'resting', actions: 'giveUpTurn' } },
      on: {
        'overlay.granted': { target: 'shown', actions: 'takeTurn' },
        'tier.unlocked': { actions: { type: 'setPercentage', params: ({ event }) => event } },
      },
    },
    shown: {
      description: 'The celebration is shown, then closes automatically. Escape closes it before anything else.',
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
