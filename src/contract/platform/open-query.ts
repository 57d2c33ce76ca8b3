import type * as z from 'zod/mini';
import type { Call } from '../call.ts';

/** A list call with a query taken from the page's URL as it is; the server rejects unknown parameters. */
export type OpenQuery<C extends Call> = Omit<C, 'query'> & {
  readonly query: z.ZodMiniRecord<z.ZodMiniString, z.ZodMiniString>;
};
