import type { Page } from '../page/page.ts';
import { about } from './about.ts';
import { topics } from './faq.ts';
import { cardOf, posts } from './journal.ts';
import { legalDocuments } from './legal.ts';

/** The pages that bring a text of the shop along. */
export type TextRoute = 'about' | 'faq' | 'legal' | 'blog' | 'post';

const otherPosts = 2;

/** A page of text; `slug` names the policy or the post. */
export function contentPage(route: TextRoute, slug: string): Page {
  switch (route) {
    case 'about':
      return { route, about };
    case 'faq':
      return { route, topics };
    case 'blog':
      return { route, posts: posts().map(cardOf) };
    case 'legal': {
      const document = legalDocuments.find((one) => one.slug === slug);
      return document ? { route, document } : { route: 'not-found' };
    }
    default:
      return postPage(slug);
  }
}

function postPage(slug: string): Page {
  const post = posts().find((one) => one.slug === slug);
  if (!post) return { route: 'not-found' };
  const others = posts().filter((one) => one.slug !== slug);
  return { route: 'post', post, others: others.slice(0, otherPosts).map(cardOf) };
}
