import { changedQuery, queryOf, searchOf } from './collection.rules.ts';
import type { CollectionContext, QueryChange } from './collection.types.ts';

type Scene<Event> = { readonly context: CollectionContext; readonly event: Event };

/** Whether the URL asks for something else. */
export const isElsewhere = {
  type: 'isOther',
  params: ({ event }: Scene<{ readonly search: string }>) => event,
} as const;
/** Takes the query from the URL. */
export const fromAddress = {
  type: 'setQuery',
  params: ({ context, event }: Scene<{ readonly search: string }>) => ({
    query: queryOf(event.search, context.filterNames, context.pageRows),
  }),
} as const;
/** Takes the rest of the query from the URL: what is being typed is searched there. */
export const typedElsewhere = [
  {
    type: 'setQuery',
    params: ({ context, event }: Scene<{ readonly search: string }>) => ({
      query: { ...queryOf(event.search, context.filterNames, context.pageRows), q: context.text },
    }),
  },
  writing(true),
] as const;
function writing(isTyping: boolean) {
  return {
    type: 'writeAddress',
    params: ({ context }: { readonly context: CollectionContext }) => ({
      search: searchOf(context.query),
      isTyping,
    }),
  } as const;
}

/** Updates the search text while typing. */
export const typed = {
  type: 'setText',
  params: ({ event }: Scene<{ readonly text: string }>) => ({ text: event.text }),
} as const;
/** Runs the typed search from its first page; replaces the last history entry. */
export const searched = [
  {
    type: 'setQuery',
    params: ({ context }: { readonly context: CollectionContext }) => ({
      query: { ...context.query, q: context.text, page: 1 },
    }),
  },
  writing(true),
] as const;
/** Changes sort, filter or page, and searches what is typed so far; adds a history entry. */
export const chosen = [
  {
    type: 'setQuery',
    params: ({ context, event }: Scene<{ readonly change: QueryChange }>) => ({
      query: changedQuery({ ...context.query, q: context.text }, event.change),
    }),
  },
  writing(false),
] as const;
export const toDevice = {
  type: 'keepSetup',
  params: ({ context }: { readonly context: CollectionContext }) => ({ setup: context.setup }),
} as const;
/** Clears search, sort and filters. */
export const unfiltered = [{ type: 'setQuery', params: { query: queryOf('', []) } }, writing(false)] as const;
