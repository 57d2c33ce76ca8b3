import { assign, setup } from 'xstate';
import { promiseSlot, watchSlot } from '../../../kit/slot.ts';
import { failureOf } from '../../../kit/tells.ts';
import {
  chosen,
  fromAddress,
  isElsewhere,
  searched,
  toDevice,
  typed,
  typedElsewhere,
  unfiltered,
} from './collection.steps.ts';
import {
  asksOther,
  commandName,
  keepsPicking,
  nonePicked,
  pickingOf,
  startOf,
  undoOf,
  withColumn,
  withoutView,
  withView,
} from './collection.rules.ts';
import type {
  CollectionContext,
  CollectionEvent,
  CollectionInput,
  CommandResult,
  CommandRun,
  Listed,
  ListQuery,
  ListSetup,
  Picking,
} from './collection.types.ts';

/** Any list on the dashboard: filters in the URL, row selection and commands (ADM-01, ADM-02). */
export const collectionMachine = setup({
  types: {} as { context: CollectionContext; events: CollectionEvent; input: CollectionInput },
  actors: {
    loadRows: promiseSlot<Listed, { query: ListQuery }>(),
    /** Number of rows in each saved view of the section. */
    countViews: promiseSlot<Readonly<Record<string, number>>>(),
    runCommand: promiseSlot<CommandResult, { run: CommandRun | null; query: ListQuery }>(),
    watchAddress: watchSlot<Extract<CollectionEvent, { type: 'address.changed' }>>(),
  },
  actions: {
    setQuery: assign((_, params: { query: ListQuery }) => ({
      query: params.query,
      text: params.query.q,
      picking: nonePicked,
    })),
    setText: assign({ text: (_, params: { text: string }) => params.text }),
    setListed: assign({ listed: (_, params: { listed: Listed }) => params.listed }),
    setCounts: assign({ counts: (_, params: { counts: Readonly<Record<string, number>> }) => params.counts }),
    clearCounts: assign({ counts: {} }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    setTrouble: assign({ trouble: (_, params: { error: unknown }) => failureOf(params.error) }),
    setPicking: assign({ picking: (_, params: { picking: Picking }) => params.picking }),
    setRun: assign({ run: (_, params: { run: CommandRun | null }) => params.run, result: null, trouble: null }),
    setResult: assign(({ context }, params: { result: CommandResult }) => ({
      result: params.result,
      picking: keepsPicking(context) ? context.picking : nonePicked,
    })),
    clearResult: assign({ result: null, trouble: null }),
    setSetup: assign({ setup: (_, params: { setup: ListSetup }) => params.setup }),
    keepSetup: (_, _params: { setup: ListSetup }) => {},
    writeAddress: (_, _params: { search: string; isTyping: boolean }) => {},
  },
  guards: {
    isOther: ({ context }, params: { search: string }) => asksOther(context, params.search),
    shouldAsk: ({ context }, params: CommandRun) =>
      context.commands.some(({ name, asks }) => asks && name === commandName(params.command)),
    canUndo: ({ context }) => undoOf(context) !== null,
  },
  delays: { searchPause: 300 },
}).createMachine({
  id: 'collection',
  description: 'Any list in the dashboard. Filters live in the address, rows are selected, commands are run.',
  context: ({ input }) => startOf(input),
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  initial: 'loading',
  on: {
    'address.changed': { guard: isElsewhere, target: '.loading', actions: fromAddress },
  },
  states: {
    loading: {
      description: 'Loading the list for the first time.',
      invoke: {
        id: 'loadRows',
        src: 'loadRows',
        input: ({ context }) => ({ query: context.query }),
        onDone: {
          target: 'shown',
          actions: { type: 'setListed', params: ({ event }) => ({ listed: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'search.type': { target: 'seeking', actions: typed },
        'query.change': { target: 'loading', reenter: true, actions: chosen },
      },
    },
    seeking: {
      description: 'The admin types a search before any rows have loaded.',
      after: { searchPause: { target: 'loading', actions: searched } },
      on: {
        'search.type': { target: 'seeking', reenter: true, actions: typed },
        'address.changed': { guard: isElsewhere, target: 'loading', actions: typedElsewhere },
        'query.change': { target: 'loading', actions: chosen },
      },
    },
    failed: {
      description: 'Couldn’t load the list. It can be retried, or loaded without its filters.',
      on: {
        'list.retry': 'loading',
        'search.type': { target: 'seeking', actions: typed },
        'query.change': { target: 'loading', actions: chosen },
        'filter.clear': {
          target: 'loading',
          actions: unfiltered,
        },
      },
    },
    shown: {
      description: 'The rows are shown.',
      invoke: {
        id: 'countViews',
        src: 'countViews',
        onDone: { actions: { type: 'setCounts', params: ({ event }) => ({ counts: event.output }) } },
        onError: { actions: 'clearCounts' },
      },
      initial: 'settled',
      states: {
        settled: { description: 'The rows match the filters.' },
        typing: {
          description: 'The admin is typing a search. The rows load again after a pause.',
          after: { searchPause: { target: 'refreshing', actions: searched } },
          on: {
            'address.changed': { guard: isElsewhere, target: 'refreshing', actions: typedElsewhere },
          },
        },
        refreshing: {
          description: 'Loading the new rows. The earlier ones stay on screen.',
          invoke: {
            id: 'refreshRows',
            src: 'loadRows',
            input: ({ context }) => ({ query: context.query }),
            onDone: {
              target: 'settled',
              actions: { type: 'setListed', params: ({ event }) => ({ listed: event.output }) },
            },
            onError: {
              target: 'stale',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        stale: {
          description: 'Couldn’t load the new rows. The earlier ones are still shown.',
          on: { 'list.retry': 'refreshing' },
        },
      },
      on: {
        'address.changed': { guard: isElsewhere, target: '.refreshing', actions: fromAddress },
        // The tabs' counts are loaded again with the rows.
        'list.changed': { target: '.refreshing', reenter: true },
        'search.type': { target: '.typing', actions: typed },
        'query.change': { target: '.refreshing', actions: chosen },
        'filter.clear': {
          target: '.refreshing',
          actions: unfiltered,
        },
        'view.save': {
          actions: [
            { type: 'setSetup', params: ({ context, event }) => ({ setup: withView(context, event.name) }) },
            toDevice,
          ],
        },
        'view.remove': {
          actions: [
            {
              type: 'setSetup',
              params: ({ context, event }) => ({ setup: withoutView(context.setup, event.name) }),
            },
            toDevice,
          ],
        },
        'column.toggle': {
          actions: [
            {
              type: 'setSetup',
              params: ({ context, event }) => ({ setup: withColumn(context.setup, event.column) }),
            },
            toDevice,
          ],
        },
        'row.pick': {
          actions: {
            type: 'setPicking',
            params: ({ event }) => ({ picking: pickingOf(event.what) }),
          },
        },
        'command.ask': [
          {
            guard: { type: 'shouldAsk', params: ({ event }) => event.run },
            target: 'confirming',
            actions: { type: 'setRun', params: ({ event }) => event },
          },
          { target: 'running', actions: { type: 'setRun', params: ({ event }) => event } },
        ],
        'command.undo': {
          guard: 'canUndo',
          target: 'running',
          actions: { type: 'setRun', params: ({ context }) => ({ run: undoOf(context) }) },
        },
        'result.close': { actions: 'clearResult' },
      },
    },
    confirming: {
      description: 'Asks for confirmation of a command that needs it.',
      on: { 'command.confirm': 'running', 'command.cancel': 'shown.refreshing' },
    },
    running: {
      description: 'Running the command.',
      invoke: {
        id: 'runCommand',
        src: 'runCommand',
        input: ({ context }) => ({ run: context.run, query: context.query }),
        onDone: {
          target: 'shown.refreshing',
          actions: { type: 'setResult', params: ({ event }) => ({ result: event.output }) },
        },
        onError: {
          target: 'shown.refreshing',
          actions: { type: 'setTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
