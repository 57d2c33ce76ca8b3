import type { ComponentProps } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router-dom';
import { matchRoute, parseLocation } from '../../../domain/shell/page/route.ts';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** Links to pages of the shop navigate client-side; all others are plain links. */
export function Link({ href, ...rest }: LinkProps) {
  const isInShop = useInRouterContext();
  return isInShop && isPage(href) && rest.target === undefined && rest.download === undefined ? (
    <RouterLink to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}

/** False for legacy URLs and pages rendered only by the server. */
function isPage(href: string): boolean {
  return /^\/(?!\/)/u.test(href) && matchRoute(parseLocation(href).path).route !== 'not-found';
}
