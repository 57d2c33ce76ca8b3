import { assign, setup } from 'xstate';
import { secondsUntil } from '../deadline.ts';
import { watchSlot } from '../slot.ts';
import type { Tells } from '../tells.ts';

/**
 * A tick of the clock, about once a second and at once when a tab wakes; `now` in milliseconds by the server's
 * clock.
 */
export type CountdownEvent = { type: 'clock.ticked'; now: number };
export type CountdownFact = { type: 'countdown.over'; id: string };

export interface CountdownInput {
  readonly parent: Tells<CountdownFact>;
  /** Distinguishes the countdowns of one parent. */
  readonly id: string;
  /** ISO 8601. */
  readonly endsAt: string;
}

interface CountdownContext extends CountdownInput {
  /** Whole seconds left, counting the current one; null before the first tick. */
  readonly secondsLeft: number | null;
}

/**
 * Counts down to a deadline. Seconds are derived from the deadline, so they are right after a tab has slept
 * (OVL-02).
 */
export const countdownMachine = setup({
  types: {} as { context: CountdownContext; events: CountdownEvent; input: CountdownInput },
  actors: { watchClock: watchSlot<CountdownEvent>() },
  actions: {
    setSeconds: assign({
      secondsLeft: ({ context }, params: { now: number }) => secondsUntil(context.endsAt, params.now),
    }),
    tellOver: ({ context }) => context.parent.send({ type: 'countdown.over', id: context.id }),
  },
  guards: {
    isOver: ({ context }, params: { now: number }) => secondsUntil(context.endsAt, params.now) <= 0,
  },
}).createMachine({
  id: 'countdown',
  description: 'Counts down to a deadline.',
  context: ({ input }) => ({ ...input, secondsLeft: null }),
  initial: 'running',
  states: {
    running: {
      description: 'The deadline is ahead. Every tick of the clock updates the time left.',
      invoke: { id: 'watchClock', src: 'watchClock' },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
            target: 'over',
            actions: [{ type: 'setSeconds', params: ({ event }) => ({ now: event.now }) }, 'tellOver'],
          },
          { actions: { type: 'setSeconds', params: ({ event }) => ({ now: event.now }) } },
        ],
      },
    },
    over: { description: 'The deadline has passed.', type: 'final' },
  },
});
