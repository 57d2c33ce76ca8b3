/** A category of the journal, with all its posts. */
export interface FiledCategory {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
  readonly name: string;
  readonly position: number;
  /** Of all posts in it, drafts among them. */
  readonly posts: number;
}

/** Those that its posts can go to. */
export function otherThan(categories: readonly FiledCategory[], id: string | null): readonly FiledCategory[] {
  return categories.filter((category) => category.id !== id);
}

/** Whether it can be taken away: it has no posts, or there is a category that they can go to. */
export function canGo(categories: readonly FiledCategory[], id: string): boolean {
  const category = categories.find((each) => each.id === id);
  return category !== undefined && (category.posts === 0 || categories.length > 1);
}

/** Whether a text as typed is a name, and another one than the category has. */
export function isNewName(categories: readonly FiledCategory[], id: string | null, text: string): boolean {
  const name = text.trim();
  return name !== '' && categories.some((category) => category.id === id && category.name !== name);
}
