import type { QueryClient } from '@tanstack/react-query';

/** Opens the shared query cache. Its code loads on first use. */
export type OpenQueries = () => Promise<QueryClient>;

/** Creates the shared query client when it is first needed. */
export function createQueries(): OpenQueries {
  let opened: QueryClient | undefined;
  return async () => {
    const { createQueryClient } = await import('./query-client.ts');
    return (opened ??= createQueryClient());
  };
}
