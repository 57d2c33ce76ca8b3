import { hrefOf, type Location } from '../../../domain/shell/page/route.ts';

/**
 * Between pages that are measured and those that are not: who crosses gets a document of its own, so that no foreign
 * script comes along. Until it is set, nobody measures, and every page opens in the same document.
 */
export function createBorder(view: Window) {
  let isCrossed: (to: Location) => boolean = () => false;
  return {
    watch(rule: (to: Location) => boolean): void {
      isCrossed = rule;
    },
    /** Whether this way leads over the border; then a new document is on its way, and this one answers no more. */
    cross(to: Location): boolean {
      if (!isCrossed(to)) return false;
      // A document that comes back from the browser's memory would wait for ever.
      view.addEventListener('pageshow', ({ persisted }) => persisted && view.location.reload());
      view.location.assign(hrefOf(to));
      return true;
    },
  };
}

export type Border = ReturnType<typeof createBorder>;
