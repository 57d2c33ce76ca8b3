import { changedQuery, queryOf, searchOf } from './collection.rules.ts';
import type { CollectionContext, QueryChange } from './collection.types.ts';

type Scene<Event> = { readonly context: CollectionContext; readonly event: Event };

/** What an address asks for. */
export const fromAddress = {
  type: 'setQuery',
  params: ({ context, event }: Scene<{ readonly search: string }>) => ({
    query: queryOf(event.search, context.filterNames),
  }),
} as const;
function writing(isTyping: boolean) {
  return {
    type: 'writeAddress',
    params: ({ context }: { readonly context: CollectionContext }) => ({
      search: searchOf(context.query),
      isTyping,
    }),
  } as const;
}

/** A search while it is typed. */
export const typed = {
  type: 'setText',
  params: ({ event }: Scene<{ readonly text: string }>) => ({ text: event.text }),
} as const;
/** The search that was typed, from its first page on; the address has it in place of its last step. */
export const searched = [
  {
    type: 'setQuery',
    params: ({ context }: { readonly context: CollectionContext }) => ({
      query: { ...context.query, q: context.text, page: 1 },
    }),
  },
  writing(true),
] as const;
/** Another order, filter or page; a step of its own in the address. */
export const chosen = [
  {
    type: 'setQuery',
    params: ({ context, event }: Scene<{ readonly change: QueryChange }>) => ({
      query: changedQuery(context.query, event.change),
    }),
  },
  writing(false),
] as const;
export const toDevice = {
  type: 'keepSetup',
  params: ({ context }: { readonly context: CollectionContext }) => ({ setup: context.setup }),
} as const;
/** Without search, order, filters. */
export const unfiltered = [{ type: 'setQuery', params: { query: queryOf('', []) } }, writing(false)] as const;
