import { language, languages, type Language } from './language.ts';

/** The languages that texts are translated to. */
export type OtherLanguage = Exclude<Language, 'en'>;
export const otherLanguages = languages.filter((each): each is OtherLanguage => each !== 'en');

/** What is to do for a record in a language: some of its texts have no translation, or their English changed afterwards. */
export type TranslationNeed = `${OtherLanguage}-${'missing' | 'outdated'}`;
export const translationNeedNames = otherLanguages.flatMap(
  (each) => [`${each}-missing`, `${each}-outdated`] as const,
) satisfies readonly TranslationNeed[];

/** What admins write, as a shopper reads it (LNG-01). */
export interface Translated {
  /** The members that are in the language that was asked for; the others are English. Missing in English. */
  readonly translated?: readonly string[] | undefined;
}

/** For texts of admins that have no translations, such as names of categories. */
export const notTranslated: Translated = {};

/** For the `lang` of an element with a member of a record: 'en' where it stands in English on a page that isn't. */
export function langOf(record: Translated, member: string): 'en' | undefined {
  return language === 'en' || record.translated?.includes(member) ? undefined : 'en';
}
