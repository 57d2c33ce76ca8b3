import type { Section } from '../../../../src/domain/content/content/content.ts';
import type { PostSource } from '../../../../src/domain/content/blog/blog.ts';
import { amlaInNovember } from './amla-in-november.ts';
import { ashwagandhaRoot } from './ashwagandha-root.ts';
import { howToReadALabel } from './how-to-read-a-label.ts';
import { neemIsBitter } from './neem-is-bitter.ts';
import { quieterDiwaliForDogs } from './quieter-diwali-for-dogs.ts';
import { theHourBeforeSleep } from './the-hour-before-sleep.ts';

/** A post of the initial blog. */
export interface WrittenPost {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: keyof typeof writtenCategories;
  /** A day, 'YYYY-MM-DD'. */
  readonly publishedOn: string;
  readonly sku: string;
  readonly sections: readonly Section[];
  readonly caution: string;
  readonly sources: readonly PostSource[];
}

/** The initial categories by slug, in order. */
export const writtenCategories = {
  plants: { name: 'Plants', hindi: 'पौधे' },
  dogs: { name: 'Dogs', hindi: 'कुत्ते' },
  kitchen: { name: 'Kitchen', hindi: 'रसोई' },
  rest: { name: 'Rest', hindi: 'आराम' },
} as const;

/** The initial posts, newest first; owners may edit or delete them. */
export const writtenPosts: readonly WrittenPost[] = [
  howToReadALabel,
  theHourBeforeSleep,
  amlaInNovember,
  ashwagandhaRoot,
  quieterDiwaliForDogs,
  neemIsBitter,
];

/** The stored HTML of a post. */
export function htmlOf(sections: readonly Section[]): string {
  return sections
    .flatMap(({ title, passages }) => [
      `<h2>${escaped(title)}</h2>`,
      ...passages.map((passage) =>
        typeof passage === 'string'
          ? `<p>${escaped(passage)}</p>`
          : `<ul>${passage.map((item) => `<li><p>${escaped(item)}</p></li>`).join('')}</ul>`,
      ),
    ])
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
