import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import { parseLocation } from '../../../domain/shell/page/route.ts';
import { useShop, useShopView } from './actors.tsx';

/**
 * React Router over the navigation chart (decision 48): it draws the place that the chart has arrived at, and asks the
 * chart for every other one. It keeps no place of its own, so the chart alone decides what is shown.
 */
export function ShopRouter({ children }: { readonly children: ReactNode }) {
  const shop = useShop();
  const { path, search } = useShopView('navigation', (snapshot) => snapshot.context.location);
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
  // A slash at the end is forgiven, as the chart forgives it.
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
