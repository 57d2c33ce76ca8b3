import { assign, setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

/** Optional messages, sent only with consent. */
export interface MessageChoices {
  readonly whatsapp: boolean;
  readonly reminders: boolean;
  /** To be asked for a review of what was bought. */
  readonly reviews: boolean;
}

export type MessageChoicesEvent =
  | { type: 'choices.retry' }
  | { type: 'choice.set'; choice: keyof MessageChoices; isWanted: boolean };

interface MessageChoicesContext {
  /** As saved on the server. */
  readonly kept: MessageChoices;
  /** As shown on screen. */
  readonly wanted: MessageChoices;
}

const none: MessageChoices = { whatsapp: false, reminders: false, reviews: false };

/** Which messages a person wants besides those about their orders (ORD-05, CHK-11). */
export const messageChoicesMachine = setup({
  types: {} as { context: MessageChoicesContext; events: MessageChoicesEvent },
  actors: {
    fetchChoices: promiseSlot<MessageChoices>(),
    saveChoices: promiseSlot<MessageChoices, { choices: MessageChoices }>(),
  },
  actions: {
    setKept: assign((_, { choices }: { choices: MessageChoices }) => ({ kept: choices, wanted: choices })),
    setWanted: assign({
      wanted: ({ context }, { choice, isWanted }: { choice: keyof MessageChoices; isWanted: boolean }) => ({
        ...context.wanted,
        [choice]: isWanted,
      }),
    }),
    clearWanted: assign({ wanted: ({ context }) => context.kept }),
  },
}).createMachine({
  id: 'message-choices',
  description: 'Which messages a person wants besides those about their orders.',
  context: { kept: none, wanted: none },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the current choices.',
      invoke: {
        id: 'fetchChoices',
        src: 'fetchChoices',
        onDone: {
          target: 'shown',
          actions: { type: 'setKept', params: ({ event }) => ({ choices: event.output }) },
        },
        onError: 'failed',
      },
    },
    shown: {
      description: 'The choices are shown as saved.',
      initial: 'calm',
      on: {
        'choice.set': {
          target: 'saving',
          actions: { type: 'setWanted', params: ({ event }) => event },
        },
      },
      states: {
        calm: { description: 'Nothing was changed yet.' },
        saved: { description: 'The last change is saved.' },
        unsaved: { description: 'Couldn’t save the last change. The earlier choice is back.' },
      },
    },
    saving: {
      description: 'Saving the change.',
      invoke: {
        id: 'saveChoices',
        src: 'saveChoices',
        input: ({ context }) => ({ choices: context.wanted }),
        onDone: {
          target: 'shown.saved',
          actions: { type: 'setKept', params: ({ event }) => ({ choices: event.output }) },
        },
        onError: { target: 'shown.unsaved', actions: 'clearWanted' },
      },
    },
    failed: { description: 'Couldn’t load the choices. It can be retried.', on: { 'choices.retry': 'loading' } },
  },
});
