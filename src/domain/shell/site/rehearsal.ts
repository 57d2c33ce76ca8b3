import type { CartLine } from '../../cart/cart.ts';

/** The name of the parameter in addresses, and of the header of calls, that belong to a rehearsal (FLO-08). */
export const rehearsalName = 'rehearsal';

/** What a page of a rehearsal knows: the moment, who one is there, and what the cart begins with. */
export interface Rehearsal {
  readonly token: string;
  /** ISO 8601. */
  readonly at: string;
  readonly isMember: boolean;
  readonly cart: readonly CartLine[];
  /** What signs the rehearsed member in; null for a visitor. It opens nothing outside of the rehearsal. */
  readonly memberToken: string | null;
}

/** An address without the rehearsal's parameter, and the parameter; null without one. */
export function rehearsedAddress(address: string): { readonly address: string; readonly token: string } | null {
  const [path = '', search = ''] = address.split(/\?(.*)/su);
  const parts = search.split('&');
  const mark = `${rehearsalName}=`;
  const token = parts.find((part) => part.startsWith(mark))?.slice(mark.length);
  if (token === undefined) return null;
  const others = parts.filter((part) => !part.startsWith(mark)).join('&');
  return { address: others === '' ? path : `${path}?${others}`, token };
}

/** An address with the rehearsal's parameter. */
export function inRehearsal(address: string, token: string): string {
  const [place = '', hash] = address.split('#');
  const marked = `${place}${place.includes('?') ? '&' : '?'}${rehearsalName}=${token}`;
  return hash === undefined ? marked : `${marked}#${hash}`;
}
