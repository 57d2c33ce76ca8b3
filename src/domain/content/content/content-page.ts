import type { Page } from '../../shell/page/page.ts';
import { aboutOf } from './about.ts';
import type { AboutText } from './content.ts';
import { topics } from './faq.ts';
import { legalDocuments } from './legal.ts';

/** Routes whose pages show a text of the shop. */
export type TextRoute = 'faq' | 'legal';

/** Loads the owner's texts. */
export interface AboutSource {
  about(): Promise<AboutText>;
}

/** The About page. Rejects if the source does. */
export async function aboutPage(source: AboutSource): Promise<Page> {
  return { route: 'about', about: aboutOf(await source.about()) };
}

/** A text page; `slug` selects the policy. */
export function contentPage(route: TextRoute, slug: string): Page {
  switch (route) {
    case 'faq':
      return { route, topics };
    default: {
      const document = legalDocuments.find((one) => one.slug === slug);
      return document ? { route, document } : { route: 'not-found' };
    }
  }
}
