import { createClipboard } from '../platform/browser/clipboard.ts';

export type ShareOutcome = 'shared' | 'closed' | 'copied' | 'failed';

/** Shares the page's own address, without what follows '?', by the device's sheet; copies it where there is none. */
export function createShare(view: Window) {
  const clipboard = createClipboard(view);
  return {
    async sharePage(title: string): Promise<ShareOutcome> {
      const url = `${view.location.origin}${view.location.pathname}`;
      // Missing in some browsers and on insecure pages, whatever its type says.
      if (!('share' in view.navigator)) return clipboard.copy(url);
      try {
        await view.navigator.share({ title, url });
        return 'shared';
      } catch (error) {
        return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : clipboard.copy(url);
      }
    },
  };
}
