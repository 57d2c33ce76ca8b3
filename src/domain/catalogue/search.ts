import type { ProductCard } from './product/product.ts';

/** What a search finds, best match first (SRC-01). */
export interface SearchAnswer {
  readonly products: readonly ProductCard[];
  /** Whether no product has every word, and these have the most of them. */
  readonly isNearest?: true | undefined;
  readonly posts: readonly { readonly slug: string; readonly title: string }[];
  readonly categories: readonly string[];
  /** Their names in the reader's language, where it isn't English and they have one. */
  readonly categoryNames?: Readonly<Record<string, string>> | undefined;
  /** Questions of the FAQ page. */
  readonly questions: readonly string[];
  /** What was probably meant; missing unless a word was mistyped. */
  readonly suggestion?: string | undefined;
}

/** Whether a text has a word for every group: one that begins with any of the group's. */
export function mentions(text: string, groups: readonly (readonly string[])[]): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return (
    groups.length > 0 &&
    groups.every((group) => group.some((beginning) => words.some((word) => word.startsWith(beginning))))
  );
}
