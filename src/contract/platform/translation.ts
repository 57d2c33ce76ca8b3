import * as z from 'zod/mini';
import { type OtherLanguage, translationNeedNames } from '../../domain/kit/text/translated.ts';
import { text, timestamp } from '../primitives.ts';

const memberName = text(60);

/** What is said about a record's members in a language. */
const marks = {
  /** Answered: the members whose English changed after them, with its time. Passed over when it is sent. */
  outdated: z.record(memberName, timestamp),
  /** Sent: the members that somebody has compared with their English. */
  checked: z.array(memberName).check(z.maxLength(60)),
};

/**
 * The members of a record in other languages (LNG-01). What is left out stays as it is; what is sent empty goes, so that
 * English stands in for it.
 */
export function translationsOf<const Members extends z.core.$ZodLooseShape>(members: Members) {
  const each = z.optional(z.partial(z.strictObject({ ...members, ...marks })));
  const all: Record<OtherLanguage, typeof each> = { hi: each };
  return z.optional(z.strictObject(all));
}

/** Names of members that are in the language that was asked for; missing in English. */
export const translatedMembers = z.optional(
  z.readonly(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))),
);

/** Filters of a list by what is to do for a language: 'hi-missing', 'hi-outdated'. */
export const translationNeeds = z.optional(z.enum(translationNeedNames));
