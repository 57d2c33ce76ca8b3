import { setup } from 'xstate';
import { motionConstants } from '../../../domain/kit/constants.ts';
import type { Tells } from '../tells.ts';

export type TimedRevealEvent = { type: 'reveal.close' };
export type TimedRevealFact = { type: 'reveal.gone' };

export interface TimedRevealInput {
  readonly parent: Tells<TimedRevealFact>;
  /** Milliseconds that it is shown, unless it is closed before. */
  readonly time: number;
}

/** Something that is shown for a while and goes by itself, or is closed by hand: celebrations (TIR-04, MEM-06). */
export const timedRevealMachine = setup({
  types: {} as { context: TimedRevealInput; events: TimedRevealEvent; input: TimedRevealInput },
  actions: { tellGone: ({ context }) => context.parent.send({ type: 'reveal.gone' }) },
  delays: { revealTime: ({ context }) => context.time, farewell: motionConstants.quick },
}).createMachine({
  id: 'timed-reveal',
  description: 'Something that is shown for a while and goes by itself, or is closed by hand.',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      description: 'On the screen; its time runs.',
      after: { revealTime: 'leaving' },
      on: { 'reveal.close': 'leaving' },
    },
    leaving: { description: 'Fading away.', after: { farewell: 'gone' } },
    gone: { description: 'No longer there.', type: 'final', entry: 'tellGone' },
  },
});
