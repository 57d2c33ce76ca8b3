import type { ComponentProps } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router-dom';
import { matchRoute, parseLocation } from '../../../domain/shell/page/route.ts';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link: to a page of the shop it is followed in place, by the navigation chart; to anything else by the browser. */
export function Link({ href, ...rest }: LinkProps) {
  const isInShop = useInRouterContext();
  return isInShop && isPage(href) && rest.target === undefined && rest.download === undefined ? (
    <RouterLink to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}

/** Whether an address is one of the shop's own pages; old addresses and the server's other pages are not. */
function isPage(href: string): boolean {
  return /^\/(?!\/)/u.test(href) && matchRoute(parseLocation(href).path).route !== 'not-found';
}
