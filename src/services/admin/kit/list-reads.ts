import type { OpenQueries } from '../../platform/queries.ts';

/** Milliseconds for which a list that was read counts as fresh. */
const staleTime = 30_000;

/** Reads something of a list: what was asked for names it. */
export type ReadList = <Read>(asked: unknown, send: (signal: AbortSignal) => Promise<Read>) => Promise<Read>;

/** Reads the lists of the dashboard for one person: coming back to one asks for nothing, unless something was written since. */
export function createListReads(openQueries: OpenQueries, personId: string, slug: string): ReadList {
  return async (asked, send) => {
    const client = await openQueries();
    const queryKey = ['dashboard', personId, slug, asked];
    // What is on its way since before a write shows the time before it.
    if (client.getQueryState(queryKey)?.isInvalidated) await client.cancelQueries({ queryKey });
    return client.fetchQuery({ queryKey, queryFn: async ({ signal }) => send(signal), staleTime });
  };
}
