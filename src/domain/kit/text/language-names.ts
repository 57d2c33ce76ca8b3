import type { Language } from './language.ts';

/** Each language in itself, for those who choose one. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The same in English, for staff. */
export const englishLanguageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'Hindi' };
