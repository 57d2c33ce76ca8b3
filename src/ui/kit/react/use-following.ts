import type { MouseEvent } from 'react';
import { matchRoute, parseLocation } from '../../../domain/shell/page/route.ts';
import { useOpen } from '../../shell/app/actors.tsx';

/**
 * Follows every link below it that leads to a page of the shop in place, so that plain links of the kit
 * need not know the shop. All others are the browser's.
 */
export function useFollowing(): (event: MouseEvent) => void {
  const open = useOpen();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download') || !isPage(href)) return;
    event.preventDefault();
    open(href);
  };
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

function isPage(href: string): boolean {
  return /^\/(?!\/)/u.test(href) && matchRoute(parseLocation(href).path).route !== 'not-found';
}
