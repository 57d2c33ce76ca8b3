import { analyticsConstants } from '../../../domain/kit/constants.ts';

/** Watches whether an element is visible: scrolled into view, in a visible tab. */
export function createSightService(view: Window) {
  const { document } = view;
  return {
    watchSight(elementId: string, listener: (isInSight: boolean) => void): () => void {
      const element = document.getElementById(elementId);
      if (!element) return () => {};
      let isOnScreen = false;
      const tell = () => listener(isOnScreen && document.visibilityState === 'visible');
      const observer = new IntersectionObserver(
        (entries) => {
          isOnScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= analyticsConstants.visibleShare;
          tell();
        },
        { threshold: analyticsConstants.visibleShare },
      );
      observer.observe(element);
      document.addEventListener('visibilitychange', tell);
      return () => {
        observer.disconnect();
        document.removeEventListener('visibilitychange', tell);
      };
    },
    /** Fires when the page is hidden or left: the last chance to send anything. */
    watchLeaving(listener: () => void): () => void {
      const onChange = () => {
        if (document.visibilityState === 'hidden') listener();
      };
      document.addEventListener('visibilitychange', onChange);
      view.addEventListener('pagehide', listener);
      return () => {
        document.removeEventListener('visibilitychange', onChange);
        view.removeEventListener('pagehide', listener);
      };
    },
  };
}
