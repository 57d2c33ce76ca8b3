import { assign, setup } from 'xstate';
import type { ProductQuery } from '../../../domain/catalogue/catalogue.ts';
import type { Tells } from '../../kit/tells.ts';

export type CatalogueEvent =
  | { type: 'search.type'; text: string }
  | { type: 'search.submit' }
  | { type: 'filter.choose'; change: Partial<ProductQuery> }
  | { type: 'filters.clear' }
  | { type: 'sort.choose'; sort: ProductQuery['sort'] }
  | { type: 'list.arrived'; query: ProductQuery };

export type CatalogueFact = { type: 'list.wanted'; query: ProductQuery; isTyping: boolean };

export interface CatalogueInput {
  readonly parent: Tells<CatalogueFact>;
  readonly query: ProductQuery;
}

interface CatalogueContext extends CatalogueInput {
  /** The text in the search field. */
  readonly text: string;
}

/** Search, filters and sorting of the shop page; stored in the URL, so that they can be linked (CAT-04). */
export const catalogueMachine = setup({
  types: {} as { context: CatalogueContext; events: CatalogueEvent; input: CatalogueInput },
  actions: {
    setText: assign({ text: (_, params: { text: string }) => params.text }),
    setQuery: assign((_, params: { query: ProductQuery }) => ({ query: params.query, text: params.query.q ?? '' })),
    setWanted: assign((_, params: { query: ProductQuery }) => ({ query: params.query })),
    tellWanted: ({ context }, params: { isTyping: boolean }) =>
      context.parent.send({ type: 'list.wanted', query: context.query, isTyping: params.isTyping }),
  },
  delays: { searchPause: 350 },
}).createMachine({
  id: 'catalogue',
  description: 'What the shopper searches for on the shop page.',
  context: ({ input }) => ({ ...input, text: input.query.q ?? '' }),
  initial: 'settled',
  on: {
    'search.type': {
      target: '.typing',
      actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
    },
    'filter.choose': {
      target: '.awaiting',
      actions: [
        { type: 'setWanted', params: ({ context, event }) => ({ query: changed(context, event.change) }) },
        { type: 'tellWanted', params: { isTyping: false } },
      ],
    },
    'sort.choose': {
      target: '.awaiting',
      actions: [
        { type: 'setWanted', params: ({ context, event }) => ({ query: changed(context, { sort: event.sort }) }) },
        { type: 'tellWanted', params: { isTyping: false } },
      ],
    },
    'filters.clear': {
      target: '.awaiting',
      actions: [
        { type: 'setQuery', params: { query: {} } },
        { type: 'tellWanted', params: { isTyping: false } },
      ],
    },
    'list.arrived': {
      target: '.settled',
      actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
    },
  },
  states: {
    settled: { description: 'The list shown matches the search.' },
    typing: {
      description: 'The shopper is typing. The search starts at the next pause.',
      after: {
        searchPause: {
          target: 'awaiting',
          actions: [
            { type: 'setWanted', params: ({ context }) => ({ query: changed(context, {}) }) },
            { type: 'tellWanted', params: { isTyping: true } },
          ],
        },
      },
      on: {
        'search.submit': {
          target: 'awaiting',
          actions: [
            { type: 'setWanted', params: ({ context }) => ({ query: changed(context, {}) }) },
            { type: 'tellWanted', params: { isTyping: false } },
          ],
        },
        'list.arrived': {},
      },
    },
    awaiting: {
      description: 'Loading the list for this search.',
    },
  },
});

/** A change of search, filter or sort goes back to the first page. */
function changed(context: CatalogueContext, change: Partial<ProductQuery>): ProductQuery {
  return { ...context.query, q: context.text.trim() || undefined, page: undefined, ...change };
}
