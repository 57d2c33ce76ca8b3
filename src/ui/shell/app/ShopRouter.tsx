import { useDeferredValue, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import { parseLocation } from '../../../domain/shell/page/route.ts';
import { useShop, useShopView } from './actors.tsx';

/**
 * React Router driven by the navigation machine (decision 48). It renders the machine's location and sends it all
 * navigations. It has no location of its own, so the machine alone decides what shows.
 */
export function ShopRouter({ children }: { readonly children: ReactNode }) {
  const shop = useShop();
  // Moves on together with the page, which is drawn in pieces.
  const { path, search } = useDeferredValue(useShopView('navigation', (snapshot) => snapshot.context.location));
  useLayoutEffect(() => {
    document.documentElement.dataset['drawn'] = `${path}${search}`;
  }, [path, search]);
  const navigator = useMemo<Navigator>(() => {
    const open = (to: To, isReplacing: boolean) =>
      shop.send({ type: 'link.follow', location: parseLocation(hrefOf(to)), isReplacing });
    return {
      createHref: hrefOf,
      push: (to) => open(to, false),
      replace: (to) => open(to, true),
      go: (steps) => window.history.go(steps),
    };
  }, [shop]);
  // Ignore a trailing slash, as the machine does.
  const location = useMemo(() => ({ pathname: path.replace(/(?<=.)\/+$/u, ''), search }), [path, search]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
