import { type OtherLanguage, otherLanguages } from '../../../../domain/kit/text/translated.ts';
import { languageNames } from '../../../../domain/kit/text/language-names.ts';
import { type Field, type FieldSet, formOnly, fresh, hidden } from './fields.ts';
import type { Card } from './form-of.ts';
import type { DraftFields } from './read-draft.ts';

type MembersOf<Body> = Body extends { readonly translations?: infer All }
  ? NonNullable<NonNullable<All> extends Readonly<Partial<Record<OtherLanguage, infer Each>>> ? Each : never>
  : never;

/** A field for each member that can be translated. */
export type TranslatedFields<Body> = {
  readonly [Name in Exclude<keyof MembersOf<Body>, 'checked' | 'outdated'>]-?: Field<
    NonNullable<MembersOf<Body>[Name]>,
    NonNullable<MembersOf<Body>[Name]>
  >;
};

/** What a form has to say of its translations; nothing if its record has none. */
export type TranslatedNeeded<Body> = 'translations' extends keyof Body
  ? { readonly translated: TranslatedFields<Body> }
  : unknown;

/** A field's name in the draft and in errors of the server: 'translations.hi.description'. */
function nameIn(language: OtherLanguage, member: string): string {
  return `translations.${language}.${member}`;
}

/** A folded card for each other language, named in itself, with the fields of what can be translated. */
export function translatedCards(fields: FieldSet): readonly Card[] {
  return otherLanguages.map((language) => ({
    title: languageNames[language],
    isAside: false,
    draw: undefined,
    language,
    fields: {
      ...Object.fromEntries(
        Object.entries(fields).map(([member, field]) => [
          nameIn(language, member),
          formOnly(fieldIn(languageNames[language], field)),
        ]),
      ),
      [nameIn(language, 'outdated')]: outdated,
      [nameIn(language, 'checked')]: fresh(hidden([])),
    },
  }));
}

/** The members whose English changed after them, a row each. */
const outdated = {
  ...hidden([]),
  typed: (value: unknown) => Object.entries(value ?? {}).map(([member, at]) => ({ member, at: String(at) })),
};

/** The same field for another language, which its label names. English stands in for whatever is left empty. */
function fieldIn(language: string, field: FieldSet[string]): FieldSet[string] {
  return {
    ...field,
    configs: (name) =>
      field.configs(name).map((config) => ({
        ...config,
        label: `${config.label} (${language})`,
        optional: true,
      })),
  };
}

/** The members of a stored record's translations by their names in the draft. */
export function flatTranslations(stored: object): Readonly<Record<string, unknown>> {
  const all = Object.entries(stored).find(([name]) => name === 'translations')?.[1] as unknown;
  const translations = (all ?? {}) as Readonly<Partial<Record<OtherLanguage, object>>>;
  return Object.fromEntries(
    otherLanguages.flatMap((language) =>
      Object.entries(translations[language] ?? {}).map(
        ([member, value]) => [nameIn(language, member), value as unknown] as const,
      ),
    ),
  );
}

/** The translations that a draft says. */
export function translationsFrom(
  fields: FieldSet,
  reader: DraftFields,
  draft: Parameters<FieldSet[string]['read']>[2],
) {
  return Object.fromEntries(
    otherLanguages.map((language) => {
      const checked = reader.texts(nameIn(language, 'checked'));
      const members = Object.entries(fields).map(([member, field]) => [
        member,
        field.read(reader, nameIn(language, member), draft),
      ]);
      return [language, { ...Object.fromEntries(members), ...(checked.length === 0 ? {} : { checked }) }];
    }),
  );
}
