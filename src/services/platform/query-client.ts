import { QueryClient } from '@tanstack/react-query';

/** The HTTP layer does the retrying, unless a query says otherwise. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
