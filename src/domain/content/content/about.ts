import type { About, AboutText } from './content.ts';
import { sectionsOf } from './story.ts';

/** The plants on the page, with the sku of the product whose drawing shows them. */
const plants = [
  { sku: 'peace-mantra', name: 'Brahmi' },
  { sku: 'sleep-mantra', name: 'Ashwagandha' },
  { sku: 'dog-mantra', name: 'Haldi' },
  { sku: 'green-mantra', name: 'Neem' },
];

/** The About page, from the owner's texts. */
export function aboutOf({ title, summary, story }: AboutText): About {
  return { title, summary, plants, sections: sectionsOf(story) };
}
