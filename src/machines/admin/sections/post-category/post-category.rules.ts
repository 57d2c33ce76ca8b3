/** A category of the blog. */
export interface FiledCategory {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
  readonly name: string;
  readonly position: number;
  /** Number of its posts, including drafts. */
  readonly posts: number;
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

/** Whether the typed text is a valid name that differs from the current one. */
export function isNewName(categories: readonly FiledCategory[], id: string | null, text: string): boolean {
  const name = text.trim();
  return name !== '' && categories.some((category) => category.id === id && category.name !== name);
}
