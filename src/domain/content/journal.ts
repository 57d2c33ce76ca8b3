import type { Passage, Post, PostCard, Section, WrittenPost } from './content.ts';
import { ashwagandhaRoot } from './posts/ashwagandha-root.ts';
import { neemIsBitter } from './posts/neem-is-bitter.ts';
import { quieterDiwaliForDogs } from './posts/quieter-diwali-for-dogs.ts';

const written: readonly WrittenPost[] = [ashwagandhaRoot, quieterDiwaliForDogs, neemIsBitter];

const wordsPerMinute = 200;

/** Every post of the journal, the newest first. */
export function posts(): readonly Post[] {
  return written
    .map((post) => ({ ...post, minutes: minutesFor(post.sections) }))
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));
}

/** What a list shows of a post. */
export function cardOf({ slug, title, summary, category, publishedOn, sku, minutes }: Post): PostCard {
  return { slug, title, summary, category, publishedOn, sku, minutes };
}

/** Words of the sections, headings included. */
export function wordCount(sections: readonly Section[]): number {
  return sections.flatMap(({ title, passages }) => [title, ...passages.flatMap(textsOf)]).reduce(addWords, 0);
}

function minutesFor(sections: readonly Section[]): number {
  return Math.max(1, Math.round(wordCount(sections) / wordsPerMinute));
}

function textsOf(passage: Passage): readonly string[] {
  return typeof passage === 'string' ? [passage] : passage;
}

function addWords(total: number, text: string): number {
  return total + text.split(/\s+/u).filter((word) => word !== '').length;
}
