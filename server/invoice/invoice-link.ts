import type { OrderRow } from '../order/order.queries.ts';
import { isSignedWith, signatureOf } from '../gateway/signature.ts';

const day = 86_400_000;

/** A link to the invoice that needs no sign-in, good for one to two days; null until there is an invoice (CHK-07). */
export function invoiceLink(order: OrderRow, secret: string, now: Date): string | null {
  if (!hasInvoice(order)) return null;
  const expires = (Math.floor(now.getTime() / day) + 2) * day;
  return `/v1/order/${order.id}/invoice?expires=${expires}&signature=${signatureOf(secret, signedText(order.id, expires))}`;
}

/** Whether the link is one of ours and still good. */
export function isGoodLink(
  { id, expires, signature }: { id: string; expires: number; signature: string },
  secret: string,
  now: Date,
): boolean {
  return isSignedWith(secret, signedText(id, expires), signature) && now.getTime() < expires;
}

/** Paid orders have one, and cash orders from the start. */
export function hasInvoice({ status, payment_method: method }: OrderRow): boolean {
  return method === 'cod' ? status !== 'cancelled' : status !== 'placed' && status !== 'cancelled';
}

function signedText(id: string, expires: number): string {
  return `invoice:${id}:${expires}`;
}
