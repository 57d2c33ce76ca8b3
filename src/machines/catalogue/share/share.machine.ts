import { setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

export type ShareEvent = { type: 'page.share' };

export interface ShareInput {
  readonly title: string;
}

/** How sharing ended. 'closed': the visitor closed the device's own sheet. */
export type ShareOutcome = 'shared' | 'closed' | 'copied' | 'failed';

/** The button that shares a page: with the device's own sheet, or else by copying the link (WSH-01). */
export const shareMachine = setup({
  types: {} as { context: ShareInput; events: ShareEvent; input: ShareInput },
  actors: { sharePage: promiseSlot<ShareOutcome, ShareInput>() },
  guards: {
    isCopied: (_, params: { outcome: ShareOutcome }) => params.outcome === 'copied',
    hasFailed: (_, params: { outcome: ShareOutcome }) => params.outcome === 'failed',
  },
  delays: { feedbackOver: 3000 },
}).createMachine({
  id: 'share',
  description: 'The button that shares a page.',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: { description: 'The page can be shared.', on: { 'page.share': 'sharing' } },
    sharing: {
      description: 'The device’s own sheet is open, or the link is being copied.',
      invoke: {
        id: 'sharePage',
        src: 'sharePage',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => ({ outcome: event.output }) }, target: 'copied' },
          { guard: { type: 'hasFailed', params: ({ event }) => ({ outcome: event.output }) }, target: 'failed' },
          { target: 'ready' },
        ],
        onError: 'failed',
      },
    },
    copied: {
      description: 'The button says for a moment that the link is copied.',
      after: { feedbackOver: 'ready' },
      on: { 'page.share': 'sharing' },
    },
    failed: {
      description: 'Neither sharing nor copying worked. The button says so and can be pressed again.',
      on: { 'page.share': 'sharing' },
    },
  },
});
