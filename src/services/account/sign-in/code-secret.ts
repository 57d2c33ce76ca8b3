import { createSessionStore } from '../../platform/storage/session-store.ts';
import { sessionKeys } from '../../platform/storage/session-keys.ts';
import { textOf } from '../../platform/storage/shape.ts';

let secret: string | undefined;

/**
 * Binds one-time codes to this tab, so nobody else on the same network can use them or exhaust their attempts. It
 * survives a reload, since phones reload the page while its owner reads the message. Sent only to our own server,
 * and worth nothing without the code.
 */
export function codeSecret(): string {
  const session = createSessionStore(globalThis.window);
  secret ??= session.read(sessionKeys.codeSecret, textOf) ?? undefined;
  if (secret === undefined) {
    secret = crypto.randomUUID();
    session.write(sessionKeys.codeSecret, secret);
  }
  return secret;
}
