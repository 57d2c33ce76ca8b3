import { queryOf, searchOf } from './collection.rules.ts';
import type { CollectionContext } from './collection.types.ts';

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

/** What was just asked for is in the address too: as a step of its own, or in place of the last one. */
export const toAddress = writing(false);
export const typedToAddress = writing(true);
export const toDevice = {
  type: 'keepSetup',
  params: ({ context }: { readonly context: CollectionContext }) => ({ setup: context.setup }),
} as const;
/** Without search, order, filters. */
export const unfiltered = [{ type: 'setQuery', params: { query: queryOf('', []) } }, toAddress] as const;
