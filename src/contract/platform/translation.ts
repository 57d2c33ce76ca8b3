import * as z from 'zod/mini';
import type { OtherLanguage } from '../../domain/kit/text/translated.ts';

/**
 * The members of a record in other languages (LNG-01). What is left out stays as it is; what is sent empty goes, so that
 * English stands in for it.
 */
export function translationsOf<const Members extends z.core.$ZodLooseShape>(members: Members) {
  const each = z.optional(z.partial(z.strictObject(members)));
  const all: Record<OtherLanguage, typeof each> = { hi: each };
  return z.optional(z.strictObject(all));
}

/** Names of members that are in the language that was asked for; missing in English. */
export const translatedMembers = z.optional(
  z.readonly(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))),
);
