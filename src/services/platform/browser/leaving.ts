import { locationAt } from '../../../domain/shell/page/address.ts';
import { hrefOf } from '../../../domain/shell/page/route.ts';
import type { HistoryService } from './history.ts';

/**
 * Blocks leaving the page: clicks on internal links, back and forward, closing the tab. Calls the listener with the
 * link's path, or with null for back and forward, after restoring the URL.
 */
export function watchLeaving(
  view: Window,
  { holdSteps }: Pick<HistoryService, 'holdSteps'>,
  listener: (href: string | null) => void,
): () => void {
  const here = view.location.href;
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isOwnWay = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!link || isOwnWay || link.origin !== view.location.origin || link.target === '_blank') return;
    if (link.hasAttribute('download') || isOnPage(link, view.location)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    listener(hrefOf(locationAt(`${link.pathname}${link.search}`)));
  };
  const letSteps = holdSteps(() => {
    view.history.pushState(null, '', here);
    listener(null);
  });
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  view.document.addEventListener('click', onClick, { capture: true });
  view.addEventListener('beforeunload', onUnload);
  return () => {
    view.document.removeEventListener('click', onClick, { capture: true });
    letSteps();
    view.removeEventListener('beforeunload', onUnload);
  };
}

/** A link to an anchor on this page doesn't leave it. */
function isOnPage(link: HTMLAnchorElement, { pathname, search }: Location): boolean {
  return link.hash !== '' && link.pathname === pathname && link.search === search;
}
