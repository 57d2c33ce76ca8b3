import type { ComponentProps } from 'react';
import { useInRouterContext, useLinkClickHandler, useLocation } from 'react-router-dom';
import { addressOf } from '../../../domain/shell/page/address.ts';
import { matchRoute, parseLocation } from '../../../domain/shell/page/route.ts';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** Links to pages of the shop navigate client-side; all others are plain links. */
export function Link({ href, ...rest }: LinkProps) {
  const isInShop = useInRouterContext();
  if (!isInShop || !isPage(href)) return <a href={href} {...rest} />;
  return rest.target === undefined && rest.download === undefined ? (
    <PageLink href={href} {...rest} />
  ) : (
    <a href={addressOf(href)} {...rest} />
  );
}

interface NavLinkProps extends LinkProps {
  /** Whether only the page itself counts, and not the ones below it. */
  readonly end?: boolean;
}

/** A link that shows whether its page is open. Only inside the router. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isOpen = pathname === rest.href || (!end && pathname.startsWith(`${rest.href}/`));
  return <PageLink {...rest} {...(isOpen ? { 'aria-current': 'page' as const } : {})} />;
}

/** React Router's own `Link` would bring its prefetching of data along. */
function PageLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href);
  return (
    <a
      {...rest}
      href={addressOf(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** False for legacy URLs and pages rendered only by the server. */
function isPage(href: string): boolean {
  return /^\/(?!\/)/u.test(href) && matchRoute(parseLocation(href).path).route !== 'not-found';
}
