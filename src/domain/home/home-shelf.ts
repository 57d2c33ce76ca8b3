import type { PostCard } from '../blog/blog.ts';

/** What home shows below its products (CAT-06). */
export interface HomeShelf {
  /** The newest of the journal. */
  readonly posts: readonly PostCard[];
}

/** How many posts home shows. */
export const homePosts = 3;
