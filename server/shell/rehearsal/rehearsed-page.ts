import type { Rehearsal } from '../../../src/domain/shell/site/rehearsal.ts';

/** Where a page of a rehearsal finds its own script. */
export const rehearsedScript = '/rehearsed.js';

/**
 * Prepares the window of a rehearsal before anything uses it (FLO-08): calls carry its link and pass by every cache, addresses keep
 * its mark, what is stored stays in the tab and apart from the shopper's own, and nothing is measured. It is sent to the browser as it
 * stands here, so it may name nothing from outside. `cart` is what the device's cart begins with, as it is stored.
 */
function prepareWindow({ token, memberToken }: Rehearsal, cart: object): void {
  const { history, location, sessionStorage } = window;
  const send = window.fetch.bind(window);
  const mark = `rehearsal=${token}`;
  const marked = (address: string) => {
    const url = new URL(address, location.href);
    url.searchParams.delete('rehearsal');
    return `${url.pathname}${url.search}${url.search === '' ? '?' : '&'}${mark}${url.hash}`;
  };
  window.fetch = async (input, init) => {
    const request = new Request(input, { ...init, cache: 'no-store' });
    request.headers.set('rehearsal', token);
    return send(request);
  };
  for (const write of ['pushState', 'replaceState'] as const) {
    const before = history[write].bind(history);
    history[write] = (state: unknown, unused: string, address) =>
      before(state, unused, marked(String(address ?? location.href)));
  }
  // Beacons carry no header, so they would be counted as a shopper's.
  Object.defineProperty(window.navigator, 'sendBeacon', { value: () => true });
  const prefix = `rehearsal:${token.slice(-12)}:`;
  const storage = {
    getItem: (key: string) => sessionStorage.getItem(prefix + key),
    setItem: (key: string, value: string) => sessionStorage.setItem(prefix + key, value),
    removeItem: (key: string) => sessionStorage.removeItem(prefix + key),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
  const keep = (key: string, value: unknown) => {
    if (storage.getItem(key) === null) storage.setItem(key, JSON.stringify(value));
  };
  keep('user_cart', cart);
  if (memberToken !== null) keep('auth_token', memberToken);
}

/** The script of a rehearsal's pages. */
export function rehearsedPage(rehearsal: Rehearsal): string {
  const cart = { shape: 1, lines: rehearsal.cart, owner: null, agreed: null, version: null, turn: 0, sent: [] };
  return `(${prepareWindow.toString()})(${JSON.stringify(rehearsal)}, ${JSON.stringify(cart)});`;
}
