import { setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

export type ConsultationEvent = { type: 'consultation.start' };

export interface ConsultationInput {
  /** Where the shopper asked, such as the page's path. */
  readonly source: string;
  /** The shopper's own number, if known. */
  readonly phone: string;
  /** The prefilled greeting. */
  readonly message: string;
}

/** Asking for help on WhatsApp: the shop is notified, and the chat opens in any case (CHR-08). */
export const consultationMachine = setup({
  types: {} as { context: ConsultationInput; events: ConsultationEvent; input: ConsultationInput },
  actors: { postInterest: promiseSlot<void, ConsultationInput>() },
  actions: {
    openChat: (_, _params: { message: string }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  // Browsers let a page open a window only shortly after a click.
  delays: { postLimit: 1500 },
}).createMachine({
  id: 'consultation',
  description: 'Asking for help on WhatsApp: the shop is told, and the chat opens in any case.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { description: 'The button is ready.', on: { 'consultation.start': 'posting' } },
    posting: {
      description: 'Telling the shop who asked and where.',
      invoke: {
        id: 'postInterest',
        src: 'postInterest',
        input: ({ context }) => context,
        onDone: {
          target: 'idle',
          actions: { type: 'openChat', params: ({ context }) => ({ message: context.message }) },
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'openChat', params: ({ context }) => ({ message: context.message }) },
          ],
        },
      },
      after: {
        postLimit: {
          target: 'idle',
          actions: { type: 'openChat', params: ({ context }) => ({ message: context.message }) },
        },
      },
    },
  },
});
