import { assign, setup } from 'xstate';
import type { Language } from '../../../domain/kit/text/language.ts';
import { promiseSlot } from '../../kit/slot.ts';

/** Optional messages, sent only with consent. */
export interface MessageChoices {
  readonly whatsapp: boolean;
  readonly reminders: boolean;
  /** To be asked for a review of what was bought. */
  readonly reviews: boolean;
  /** Of all messages (LNG-01). */
  readonly language: Language;
}

/** The choices that are a yes or a no. */
export type MessageKind = Exclude<keyof MessageChoices, 'language'>;

export type MessageChoicesEvent =
  | { type: 'choices.retry' }
  | { type: 'choice.set'; choice: MessageKind; isWanted: boolean }
  | { type: 'language.set'; language: Language };

interface MessageChoicesContext {
  /** As saved on the server. */
  readonly kept: MessageChoices;
  /** As shown on screen. */
  readonly wanted: MessageChoices;
}

const none: MessageChoices = { whatsapp: false, reminders: false, reviews: false, language: 'en' };

/** Which messages a person wants besides those about their orders, and in which language (ORD-05, CHK-11, LNG-01). */
export const messageChoicesMachine = setup({
  types: {} as { context: MessageChoicesContext; events: MessageChoicesEvent },
  actors: {
    fetchChoices: promiseSlot<MessageChoices>(),
    saveChoices: promiseSlot<MessageChoices, { choices: MessageChoices }>(),
  },
  actions: {
    setKept: assign((_, { choices }: { choices: MessageChoices }) => ({ kept: choices, wanted: choices })),
    setWanted: assign({
      wanted: ({ context }, { choice, isWanted }: { choice: MessageKind; isWanted: boolean }) => ({
        ...context.wanted,
        [choice]: isWanted,
      }),
    }),
    setLanguage: assign({
      wanted: ({ context }, { language }: { language: Language }) => ({ ...context.wanted, language }),
    }),
    clearWanted: assign({ wanted: ({ context }) => context.kept }),
  },
}).createMachine({
  id: 'message-choices',
  description: 'Which messages a person wants besides those about their orders, and in which language.',
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
        'language.set': {
          target: 'saving',
          actions: { type: 'setLanguage', params: ({ event }) => event },
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
