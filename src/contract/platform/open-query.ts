import type * as z from 'zod/mini';
import type { Call } from '../call.ts';

/** A list's call, asked with what the address of its page says: the server refuses what it does not know. */
export type OpenQuery<C extends Call> = Omit<C, 'query'> & {
  readonly query: z.ZodMiniRecord<z.ZodMiniString, z.ZodMiniString>;
};
