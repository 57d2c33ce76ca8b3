import { assign, setup } from 'xstate';
import type { Changeables, Tried } from '../../../domain/flows/change/changeable.ts';
import type { Language } from '../../../domain/kit/text/language.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { typed, undone, worthTrying } from './flow-changes.rules.ts';

export type FlowChangesEvent =
  | { type: 'change.type'; id: string; text: string }
  | { type: 'change.undo'; id: string }
  | { type: 'changes.drop' }
  | { type: 'changes.search'; text: string }
  | { type: 'changes.retry' }
  | { type: 'language.choose'; language: Language }
  | { type: 'patch.save' }
  | { type: 'tried.shown' };

export interface FlowChangesInput {
  readonly slug: string;
  /** What is tried already, in this flow or another one. */
  readonly tried: Tried;
}

export interface FlowChangesContext extends FlowChangesInput {
  /** What can be changed in the flow; null until it has loaded. */
  readonly changeables: Changeables | null;
  readonly search: string;
}

/** Texts, delays and limits of a flow that are changed for a try, beside the shop that shows them (FLO-10). */
export const flowChangesMachine = setup({
  types: {} as { context: FlowChangesContext; events: FlowChangesEvent; input: FlowChangesInput },
  actors: {
    loadChangeables: promiseSlot<Changeables, { slug: string }>(),
    watchShown: watchSlot<FlowChangesEvent>(),
    savePatch: promiseSlot<void, { tried: Tried }>(),
  },
  actions: {
    setChangeables: assign({ changeables: (_, params: { changeables: Changeables }) => params.changeables }),
    setChange: assign({
      tried: ({ context }, change: { id: string; text: string }) => typed(context, change),
    }),
    dropChange: assign({ tried: ({ context }, { id }: { id: string }) => undone(context.tried, id) }),
    dropChanges: assign({ tried: ({ context }) => ({ ...context.tried, changes: {} }) }),
    setLanguage: assign({
      tried: ({ context }, { language }: { language: Language }) => ({ ...context.tried, language }),
    }),
    setSearch: assign({ search: (_, params: { text: string }) => params.text }),
    showTried: (_, _params: { tried: Tried }) => {},
  },
  delays: { typingPause: 400 },
}).createMachine({
  id: 'flow-changes',
  description: 'Texts, delays and limits of a flow, changed for a try and shown by the shop beside them.',
  context: ({ input }) => ({ ...input, changeables: null, search: '' }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading what can be changed.',
      invoke: {
        id: 'loadChangeables',
        src: 'loadChangeables',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: {
          target: 'listed',
          actions: {
            type: 'setChangeables',
            params: ({ event }: { event: { output: Changeables } }) => ({ changeables: event.output }),
          },
        },
        onError: 'failed',
      },
    },
    failed: { description: 'It couldn’t be loaded.', on: { 'changes.retry': 'loading' } },
    listed: {
      description: 'Everything that can be changed is listed, and can be typed.',
      invoke: { id: 'watchShown', src: 'watchShown' },
      initial: 'showing',
      on: {
        'change.type': {
          target: '.typing',
          reenter: true,
          actions: { type: 'setChange', params: ({ event: { id, text } }) => ({ id, text }) },
        },
        'change.undo': {
          target: '.showing',
          actions: [
            { type: 'dropChange', params: ({ event }) => ({ id: event.id }) },
            { type: 'showTried', params: ({ context }) => ({ tried: worthTrying(context) }) },
          ],
        },
        'changes.drop': {
          target: '.showing',
          actions: [
            'dropChanges',
            { type: 'showTried', params: ({ context }) => ({ tried: worthTrying(context) }) },
          ],
        },
        'language.choose': {
          target: '.showing',
          actions: [
            { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) },
            { type: 'showTried', params: ({ context }) => ({ tried: worthTrying(context) }) },
          ],
        },
        'patch.save': {
          target: '.saving',
          actions: { type: 'showTried', params: ({ context }) => ({ tried: worthTrying(context) }) },
        },
        'changes.search': { actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) } },
      },
      states: {
        typing: {
          description: 'Something is being typed, and isn’t shown yet.',
          after: {
            typingPause: {
              target: 'showing',
              actions: { type: 'showTried', params: ({ context }) => ({ tried: worthTrying(context) }) },
            },
          },
        },
        showing: {
          description: 'The shop beside starts again with what is typed.',
          on: { 'tried.shown': 'shown' },
        },
        shown: { description: 'The shop beside shows what is typed.' },
        saving: {
          description: 'The changes are written as a patch.',
          invoke: {
            id: 'savePatch',
            src: 'savePatch',
            input: ({ context }) => ({ tried: worthTrying(context) }),
            onDone: 'saved',
            onError: 'unsaved',
          },
        },
        saved: { description: 'The patch is written.' },
        unsaved: { description: 'The patch couldn’t be written.' },
      },
    },
  },
});
