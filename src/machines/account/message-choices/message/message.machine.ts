import { setup } from 'xstate';

export type MessageEvent =
  /** It is written down with what it is about. `isSandbox`: it is only shown in the outbox. */
  | { type: 'message.write'; isSandbox: boolean }
  | { type: 'carrier.took' }
  /** The service refuses it for good, such as for a number that doesn’t exist. */
  | { type: 'carrier.refused' }
  /** The service didn’t answer, or answered with a fault. */
  | { type: 'carrier.failed' }
  /** The text messages of this minute or day are used up. */
  | { type: 'budget.spent' }
  /** It is worth nothing any more, such as a code after its minutes. */
  | { type: 'message.expired' };

/**
 * The life of one message to a person (RUN-03, ORD-05), which the server runs with XState's pure transition function. Its actions
 * name what the server does with it.
 */
export const messageMachine = setup({
  types: {} as { events: MessageEvent },
  actions: {
    queueDelivery: () => {},
    tryLater: () => {},
    /** That it was sent stays known; its words don't. */
    dropWords: () => {},
    warn: () => {},
  },
  guards: { isSandbox: (_, params: { isSandbox: boolean }) => params.isSandbox },
}).createMachine({
  id: 'message',
  description: 'The life of one text message, email or WhatsApp message.',
  initial: 'wanted',
  states: {
    wanted: {
      description: 'Something happened that a person should hear about.',
      on: {
        'message.write': [
          { guard: { type: 'isSandbox', params: ({ event }) => event }, target: 'kept' },
          { target: 'waiting', actions: 'queueDelivery' },
        ],
      },
    },
    kept: { description: 'In a sandbox nothing is sent. The outbox shows it.', type: 'final' },
    waiting: {
      description: 'Waiting to be sent. If that fails, it’s tried again after longer and longer pauses.',
      on: {
        'carrier.took': { target: 'sent', actions: 'dropWords' },
        'carrier.refused': { target: 'refused', actions: ['warn', 'dropWords'] },
        'carrier.failed': { actions: 'tryLater' },
        'budget.spent': { actions: 'tryLater' },
        'message.expired': { target: 'lapsed', actions: 'dropWords' },
      },
    },
    sent: { description: 'The service took it.', type: 'final' },
    refused: { description: 'The service refused it for good.', type: 'final' },
    lapsed: { description: 'It wasn’t sent in time and is no longer needed.', type: 'final' },
  },
});
