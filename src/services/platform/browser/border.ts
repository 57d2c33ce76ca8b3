import { addressOf } from '../../../domain/shell/page/address.ts';
import { hrefOf, type Location } from '../../../domain/shell/page/route.ts';

/**
 * Separates pages with tracking from pages without: crossing between them loads a new document, which drops
 * third-party scripts. Until `watch` sets a rule, every page opens in the same document.
 */
export function createBorder(view: Window) {
  let isCrossed: (to: Location) => boolean = () => false;
  return {
    watch(rule: (to: Location) => boolean): void {
      isCrossed = rule;
    },
    /**
     * Returns whether navigating to `to` crosses over. If it does, a full page load has started and this document
     * is done.
     */
    cross(to: Location): boolean {
      if (!isCrossed(to)) return false;
      // If this document comes back from the bfcache, its navigation would hang forever. Reload it.
      view.addEventListener('pageshow', ({ persisted }) => persisted && view.location.reload());
      view.location.assign(addressOf(hrefOf(to)));
      return true;
    },
  };
}

export type Border = ReturnType<typeof createBorder>;
