import { matchRoute, routes } from './route.ts';
import { sectionRules } from './section.ts';

const unknown = 'another page';

/** Every value of `pagePatternOf`. */
export const pagePatterns: readonly string[] = [
  ...Object.values(routes),
  ...Object.keys(sectionRules).map((section) => `/dashboard/${section}`),
  unknown,
];

/** The route pattern of a page's path, without order numbers, slugs or names; sections are named. */
export function pagePatternOf(path: string): string {
  const { route, params } = matchRoute(path);
  if (route === 'not-found') return unknown;
  const section = params['section'] ?? '';
  return route === 'dashboard' && Object.hasOwn(sectionRules, section) ? `/dashboard/${section}` : routes[route];
}
