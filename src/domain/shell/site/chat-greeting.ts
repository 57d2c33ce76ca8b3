/** The first message of a WhatsApp chat: the shop's greeting, and the product on the page (CHR-08). */
export function chatGreeting(greeting: string, productName: string | null): string {
  return productName === null ? greeting : `${greeting} I am looking at ${productName}.`;
}
