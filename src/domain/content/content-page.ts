import type { Page } from '../page/page.ts';
import { about } from './about.ts';
import { topics } from './faq.ts';
import { legalDocuments } from './legal.ts';

/** The pages that bring a text of the shop along. */
export type TextRoute = 'about' | 'faq' | 'legal';

/** A page of text; `slug` names the policy. */
export function contentPage(route: TextRoute, slug: string): Page {
  switch (route) {
    case 'about':
      return { route, about };
    case 'faq':
      return { route, topics };
    default: {
      const document = legalDocuments.find((one) => one.slug === slug);
      return document ? { route, document } : { route: 'not-found' };
    }
  }
}
