import { isDeed } from '../../src/domain/flows/deed.ts';

/** 'I press Buy Now'; 'another tab signs out'; 'the code is sent (kind: “sent”)'. */
export function asSentence(action: string): string {
  return isDeed(action) ? `I ${asClause(action)}` : asClause(action);
}

/** With a small letter at the beginning, unless it begins with letters such as 'UPI' or 'SMS'. */
export function asClause(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** 'the cart is closed', for 'The cart is closed.' */
export function asFact(text: string): string {
  return asClause(text.replace(/\.$/u, ''));
}
