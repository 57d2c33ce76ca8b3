/** The languages of the shop, by their tags; each but the first is a folder of catalogues in `languages` (LNG-01). */
export const languages = ['en', 'hi'] as const;

export type Language = (typeof languages)[number];

/** The language of these files: English in the sources, and in a build the one that it was written for. */
export const language: Language = 'en';

/** Which form a count takes in it: a digit for 0, 1, 2 … */
export const pluralTable: string = '101';

/** For the `lang` of a document, and for search engines. */
export function tagOf(each: Language): string {
  return `${each}-IN`;
}
