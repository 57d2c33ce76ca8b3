let secret: string | undefined;

/**
 * Binds the codes that this page asks for to this page: nobody else in its network can answer them, or use up their tries
 *. One for each load of the page; it leaves the browser for the shop alone.
 */
export function codeSecret(): string {
  secret ??= crypto.randomUUID();
  return secret;
}
