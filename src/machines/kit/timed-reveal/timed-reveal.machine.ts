import { setup } from 'xstate';
import { motionConstants } from '../../../domain/kit/constants.ts';
import type { Tells } from '../tells.ts';

export type TimedRevealEvent = { type: 'reveal.close' };
export type TimedRevealFact = { type: 'reveal.gone' };

export interface TimedRevealInput {
  readonly parent: Tells<TimedRevealFact>;
  /** Milliseconds until it closes automatically. */
  readonly time: number;
}

/** Shown for a while, then closes automatically or by hand: celebrations (TIR-04, MEM-06). */
export const timedRevealMachine = setup({
  types: {} as { context: TimedRevealInput; events: TimedRevealEvent; input: TimedRevealInput },
  actions: { tellGone: ({ context }) => context.parent.send({ type: 'reveal.gone' }) },
  delays: { revealTime: ({ context }) => context.time, farewell: motionConstants.quick },
}).createMachine({
  id: 'timed-reveal',
  description: 'Shown for a while, then closes automatically, or by hand.',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      description: 'On screen. Its time is running.',
      after: { revealTime: 'leaving' },
      on: { 'reveal.close': 'leaving' },
    },
    leaving: { description: 'Fading away.', after: { farewell: 'gone' } },
    gone: { description: 'Closed.', type: 'final', entry: 'tellGone' },
  },
});
