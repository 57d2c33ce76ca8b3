import { isSignedWith, signatureOf } from '../../platform/file/signature.ts';
import type { OrderRow } from '../tables/order.queries.ts';

const day = 86_400_000;

/** A public link to the invoice, valid for one to two days; null until there is an invoice (CHK-07). */
export function invoiceLink(order: OrderRow, secret: string, now: Date): string | null {
  return hasInvoice(order)
    ? linkTo(`/v1/order/${order.id}/invoice`, { kind: 'invoice', id: order.id }, secret, now)
    : null;
}

/** A public link to one document as a PDF, valid for one to two days (MNY-12). */
export function documentLink(id: string, secret: string, now: Date): string {
  return linkTo(`/v1/document/${id}`, { kind: 'document', id }, secret, now);
}

export interface SignedLink {
  /** Type of the id, so that a link opens nothing else. */
  readonly kind: 'invoice' | 'document';
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** Whether the link's signature is valid and it hasn't expired. */
export function isGoodLink(link: SignedLink, secret: string, now: Date): boolean {
  return isSignedWith(secret, signedText(link), link.signature) && now.getTime() < link.expires;
}

/** Paid orders have an invoice; cash orders have one from the start. */
export function hasInvoice({ status, payment_method: method }: OrderRow): boolean {
  return method === 'cod' ? status !== 'cancelled' : status !== 'placed' && status !== 'cancelled';
}

function linkTo(path: string, named: Pick<SignedLink, 'kind' | 'id'>, secret: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / day) + 2) * day;
  return `${path}?expires=${expires}&signature=${signatureOf(secret, signedText({ ...named, expires }))}`;
}

function signedText({ kind, id, expires }: Omit<SignedLink, 'signature'>): string {
  return `${kind}:${id}:${expires}`;
}
