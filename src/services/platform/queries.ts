import type { QueryClient } from '@tanstack/react-query';

/** The shop's one memory of what was read; its code comes when something is read for the first time. */
export type OpenQueries = () => Promise<QueryClient>;

/** One query client for everything that reads. */
export function createQueries(): OpenQueries {
  let opened: QueryClient | undefined;
  return async () => {
    const { createQueryClient } = await import('./query-client.ts');
    return (opened ??= createQueryClient());
  };
}
