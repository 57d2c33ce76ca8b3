import { type OtherLanguage, otherLanguages } from '../../../../domain/kit/text/translated.ts';

/** A name in each other language; '' where there is none. */
export type OtherNames = Readonly<Record<OtherLanguage, string>>;

/** A category of the blog. */
export interface FiledCategory {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
  readonly name: string;
  readonly position: number;
  /** Number of its posts, including drafts. */
  readonly posts: number;
  readonly translations?:
    | { readonly [Each in OtherLanguage]?: { readonly name?: string | undefined } | undefined }
    | undefined;
}

/** Its names in the other languages. */
export function otherNamesOf(category: FiledCategory | undefined): OtherNames {
  const nameIn = (language: OtherLanguage) => category?.translations?.[language]?.name ?? '';
  return { hi: nameIn('hi') };
}

/** The categories that its posts can move to. */
export function otherThan(categories: readonly FiledCategory[], id: string | null): readonly FiledCategory[] {
  return categories.filter((category) => category.id !== id);
}

/** Whether the category can be deleted: it has no posts, or there is another for them. */
export function canGo(categories: readonly FiledCategory[], id: string): boolean {
  const category = categories.find((each) => each.id === id);
  return category !== undefined && (category.posts === 0 || categories.length > 1);
}

/** What was typed. */
export interface TypedNames {
  readonly name: string;
  readonly others: OtherNames;
}

/** Whether the typed name is valid, and it or one in another language differs from the current ones. */
export function isNewName(
  categories: readonly FiledCategory[],
  id: string | null,
  { name, others }: TypedNames,
): boolean {
  const category = categories.find((each) => each.id === id);
  if (!category || name.trim() === '') return false;
  const before = otherNamesOf(category);
  return category.name !== name.trim() || otherLanguages.some((each) => before[each] !== others[each].trim());
}
