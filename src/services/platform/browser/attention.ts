/** Watches what the shopper does with the page, so that popups can pick a good moment. */
export function createAttentionService(view: Window) {
  const { document } = view;
  return {
    /** Reports how far the page is scrolled, in percent: each time it scrolls, and at once if it already has. */
    watchScroll: (listener: (percent: number) => void) => {
      const tell = () => {
        const { scrollHeight } = document.documentElement;
        const reachable = scrollHeight - view.innerHeight;
        if (reachable > 0) listener(Math.min(100, (view.scrollY / reachable) * 100));
      };
      if (view.scrollY > 0) tell();
      return listening(view, ['scroll'], tell);
    },
    /** Like `watchScroll`, for elements that scroll inside the page, such as the open cart. */
    watchPanelScroll: (listener: (percent: number) => void) => {
      const onScroll = ({ target }: Event) => {
        if (!(target instanceof Element)) return;
        const reachable = target.scrollHeight - target.clientHeight;
        if (reachable > 0) listener(Math.min(100, (target.scrollTop / reachable) * 100));
      };
      // Scroll events of elements don't bubble, so we listen in the capture phase.
      document.addEventListener('scroll', onScroll, { capture: true, passive: true });
      return () => document.removeEventListener('scroll', onScroll, { capture: true });
    },
    watchExit: (listener: () => void) => {
      const onLeave = (event: MouseEvent) => {
        if (event.relatedTarget === null && event.clientY <= 0) listener();
      };
      document.addEventListener('mouseout', onLeave);
      return () => document.removeEventListener('mouseout', onLeave);
    },
    watchActivity: (listener: () => void) =>
      listening(view, ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'], listener),
    /** Reports whether the page is hidden and whether the user prefers reduced motion. */
    watchStillness: (listener: (hold: 'hidden' | 'still', isHeld: boolean) => void) => {
      const motion = view.matchMedia('(prefers-reduced-motion: reduce)');
      const tellHidden = () => listener('hidden', document.visibilityState === 'hidden');
      const tellStill = () => listener('still', motion.matches);
      document.addEventListener('visibilitychange', tellHidden);
      motion.addEventListener('change', tellStill);
      tellHidden();
      tellStill();
      return () => {
        document.removeEventListener('visibilitychange', tellHidden);
        motion.removeEventListener('change', tellStill);
      };
    },
    watchForms: (listener: (isBusy: boolean) => void) => {
      const tell = () => listener(isTypedInto(document.activeElement));
      // On blur nothing has focus yet, even when another field is about to get it.
      const later = () => view.setTimeout(tell);
      document.addEventListener('focusin', tell);
      document.addEventListener('focusout', later);
      tell();
      return () => {
        document.removeEventListener('focusin', tell);
        document.removeEventListener('focusout', later);
      };
    },
  };
}

function listening(view: Window, events: readonly string[], listener: () => void): () => void {
  for (const event of events) view.addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) view.removeEventListener(event, listener);
  };
}

const typedInto = 'input:not([type=button],[type=checkbox],[type=radio],[type=submit]), textarea, select';

function isTypedInto(element: Element | null): boolean {
  return element?.matches(typedInto) ?? false;
}
