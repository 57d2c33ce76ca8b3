let secret: string | undefined;

/**
 * Binds one-time codes to this page load, so nobody else on the same network can use them or exhaust their
 * attempts. Sent only to our own server.
 */
export function codeSecret(): string {
  secret ??= crypto.randomUUID();
  return secret;
}
