import { t } from '../../kit/text/text.ts';
import type { About, AboutText } from './content.ts';
import { sectionsOf } from './story.ts';

/** The plants on the page, with the sku of the product whose drawing shows them. */
export const plants = [
  { sku: 'peace-mantra', name: t`Brahmi` },
  { sku: 'sleep-mantra', name: t`Ashwagandha` },
  { sku: 'dog-mantra', name: t`Haldi` },
  { sku: 'green-mantra', name: t`Neem` },
];

/** The About page, from the owner's texts. */
export function aboutOf({ title, summary, story, translated }: AboutText): About {
  return { title, summary, plants, sections: sectionsOf(story), ...(translated ? { translated } : {}) };
}
