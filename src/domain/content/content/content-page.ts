import type { Page } from '../../shell/page/page.ts';
import { aboutOf } from './about.ts';
import type { AboutText } from './content.ts';
import { topics } from './faq.ts';
import { legalDocuments } from './legal.ts';

/** The pages that bring a text of the shop along. */
export type TextRoute = 'faq' | 'legal';

/** Where the owner's own words come from. */
export interface AboutSource {
  about(): Promise<AboutText>;
}

/** The page about the shop. Rejects as its source does. */
export async function aboutPage(source: AboutSource): Promise<Page> {
  return { route: 'about', about: aboutOf(await source.about()) };
}

/** A page of text; `slug` names the policy. */
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
