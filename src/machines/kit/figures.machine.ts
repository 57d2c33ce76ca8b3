import { assign, fromPromise, setup } from 'xstate';
import { promiseSlot } from './slot.ts';
import { failureOf, type Failure } from './tells.ts';

/** `query` selects the figures and the period; it is also the chart's input. */
export type FiguresEvent<Query> = { type: 'figures.choose'; query: Query } | { type: 'figures.retry' };

type FiguresContext<Figures, Query> = {
  readonly query: Query;
  /** They stay while others load, and if that fails. */
  readonly figures: Figures | null;
  readonly failure: Failure | null;
};

interface FiguresOptions<Figures, Query> {
  readonly id: string;
  readonly description: string;
  /** Combines new figures with those shown before. Defaults to the new figures. */
  readonly keep?: (came: Figures, before: Figures | null, query: Query) => Figures;
}

/** Builds a chart for figures that the server calculates: loads them at once, for every new query, and on retry. */
export function figuresMachine<Figures, Query>({
  id,
  description,
  keep = (came) => came,
}: FiguresOptions<Figures, Query>) {
  return setup({
    types: {} as {
      context: FiguresContext<Figures, Query>;
      events: FiguresEvent<Query>;
      input: Query;
    },
    actors: { loadFigures: promiseSlot<Figures, { query: Query }>() },
    actions: {
      setQuery: assign({ query: (_, params: { query: Query }) => params.query }),
      setFigures: assign({
        figures: ({ context }, params: { figures: Figures }) =>
          keep(params.figures, context.figures, context.query),
      }),
      setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
      clearFailure: assign({ failure: null }),
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ query: input, figures: null, failure: null }),
    initial: 'loading',
    on: {
      'figures.choose': {
        target: '.loading',
        actions: [{ type: 'setQuery', params: ({ event }) => ({ query: event.query }) }, 'clearFailure'],
      },
    },
    states: {
      loading: {
        description: 'Loading the figures. Earlier ones stay on screen.',
        invoke: {
          id: 'loadFigures',
          src: 'loadFigures',
          input: ({ context }) => ({ query: context.query }),
          onDone: {
            target: 'shown',
            actions: { type: 'setFigures', params: ({ event }) => ({ figures: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      shown: { description: 'The figures are shown.' },
      failed: {
        description: 'Couldn’t load the figures. They can be retried.',
        on: { 'figures.retry': { target: 'loading', actions: 'clearFailure' } },
      },
    },
  });
}

/** The chart with its loader, which rejects with CallFailed. */
export function figuresLogic<Figures, Query>(
  machine: ReturnType<typeof figuresMachine<Figures, Query>>,
  load: (query: Query, signal: AbortSignal) => Promise<Figures>,
) {
  return machine.provide({
    actors: {
      loadFigures: fromPromise<Figures, { query: Query }>(({ input, signal }) => load(input.query, signal)),
    },
  });
}
