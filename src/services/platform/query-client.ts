import { QueryClient } from '@tanstack/react-query';

/** Queries don't retry unless they say so; the HTTP layer does. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
