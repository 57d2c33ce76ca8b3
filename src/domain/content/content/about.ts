import type { About, AboutText } from './content.ts';
import { sectionsOf } from './story.ts';

/** The plants of the folio, by the product whose drawing shows them. */
const plants = [
  { sku: 'peace-mantra', name: 'Brahmi' },
  { sku: 'sleep-mantra', name: 'Ashwagandha' },
  { sku: 'dog-mantra', name: 'Haldi' },
  { sku: 'green-mantra', name: 'Neem' },
];

/** The page about the shop, from the words of its owner. */
export function aboutOf({ title, summary, story }: AboutText): About {
  return { title, summary, plants, sections: sectionsOf(story) };
}
