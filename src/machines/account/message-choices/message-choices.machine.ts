import { assign, setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

/** Messages that nobody needs: each comes only to who wants it. */
export interface MessageChoices {
  readonly whatsapp: boolean;
  readonly reminders: boolean;
}

export type MessageChoicesEvent =
  | { type: 'choices.retry' }
  | { type: 'choice.set'; choice: keyof MessageChoices; isWanted: boolean };

interface MessageChoicesContext {
  /** As the shop has them. */
  readonly kept: MessageChoices;
  /** As they stand on the screen. */
  readonly wanted: MessageChoices;
}

const none: MessageChoices = { whatsapp: false, reminders: false };

/** Which messages a person wants beside those that their orders need (ORD-05, CHK-11). */
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
  description: 'Which messages a person wants beside those that their orders need.',
  context: { kept: none, wanted: none },
  initial: 'loading',
  states: {
    loading: {
      description: 'What was chosen before is on its way.',
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
      description: 'The choices stand as the shop has them.',
      initial: 'calm',
      on: {
        'choice.set': {
          target: 'saving',
          actions: { type: 'setWanted', params: ({ event }) => event },
        },
      },
      states: {
        calm: { description: 'Nothing was changed yet.' },
        saved: { description: 'The last change is kept.' },
        unsaved: { description: 'The last change was not kept, and is taken back.' },
      },
    },
    saving: {
      description: 'The shop is told.',
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
    failed: { description: 'What was chosen could not be read.', on: { 'choices.retry': 'loading' } },
  },
});
