/** A session cookie. The server renders no banners for requests that carry it. */
const closedCookie = 'banner=closed';

export function createClosedBanner(view: Document) {
  return {
    keepClosed: () => {
      view.cookie = `${closedCookie}; path=/; samesite=lax`;
    },
    /** The next page shows banners again. */
    forgetClosed: () => {
      view.cookie = `${closedCookie}; path=/; samesite=lax; max-age=0`;
    },
  };
}
