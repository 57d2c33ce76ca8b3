/** What a chat on WhatsApp begins with: the shop's greeting, and the product that is being looked at (CHR-08). */
export function chatGreeting(greeting: string, productName: string | null): string {
  return productName === null ? greeting : `${greeting} I am looking at ${productName}.`;
}
