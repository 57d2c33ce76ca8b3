import { t } from '../../kit/text/text.ts';

/** A chat on WhatsApp with this number, which may be written with spaces, and this first message. */
export function chatHref(number: string, message: string): string {
  return `https://wa.me/${number.replaceAll(/\D/gu, '')}?text=${encodeURIComponent(message)}`;
}

/** The first message of a WhatsApp chat: the shop's greeting, and the product on the page (CHR-08). */
export function chatGreeting(greeting: string, productName: string | null): string {
  return productName === null ? greeting : t`${greeting} I am looking at ${productName}.`;
}
