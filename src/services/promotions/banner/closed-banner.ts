/** Lasts as long as the browser's session; the server leaves the banners out of the pages that carry it. */
const closedCookie = 'banner=closed';

export function createClosedBanner(view: Document) {
  return {
    keepClosed: () => {
      view.cookie = `${closedCookie}; path=/; samesite=lax`;
    },
    /** The next page brings the banners again. */
    forgetClosed: () => {
      view.cookie = `${closedCookie}; path=/; samesite=lax; max-age=0`;
    },
  };
}
