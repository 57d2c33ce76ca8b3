import { createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { networkOf } from '../../platform/http/guard/network.ts';
import { isKnownDevice } from '../../platform/http/guard/device.ts';

/** The caller who requests a code, answers one, or tries a password. */
export interface Requester {
  readonly shopper: Pick<SignedIn, 'id' | 'phone'> | null;
  readonly ip: string;
  /** From the device cookie. */
  readonly device: string | null;
  /** Of the page that asks; messages to a contact without an account are in it. */
  readonly language: Language;
}

/** A browser binds its codes to its own `challenge`. */
export interface CodeRequester extends Requester {
  readonly challenge?: string | undefined;
}

export type SignedInRequester = Requester & { readonly shopper: SignedIn };

interface Caller {
  /** Rate limit key. */
  readonly key: string;
  /** Signed in as this person, or did so on this device before; counted apart from unknown callers. */
  readonly isKnown: boolean;
}

/** Who a call about this number or address is counted against (SEC-03). */
export async function callerOf(
  { database, settings }: Pick<ShopContext, 'database' | 'settings'>,
  contact: string,
  { shopper, ip, device }: Requester,
): Promise<Caller> {
  if (shopper?.phone === contact) return { key: `shopper:${shopper.id}`, isKnown: true };
  if (device !== null && (await isDeviceOf(database, { device, contact, secret: settings.secret }))) {
    return { key: `device:${device}`, isKnown: true };
  }
  if (shopper !== null) return { key: `shopper:${shopper.id}`, isKnown: false };
  return { key: `network:${networkOf(ip)}`, isKnown: false };
}

/** Placeholder for an unknown number, so that the lookup takes equally long. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/** Whether the owner of this number or address has signed in on this device before. */
async function isDeviceOf(
  session: Session,
  { device, contact, secret }: { device: string; contact: string; secret: string },
): Promise<boolean> {
  const owner = await session.maybeOne<{ id: string }>(sql`
    SELECT id FROM shopper WHERE phone = ${contact} OR lower(email) = ${contact}`);
  return isKnownDevice(session, { shopperId: owner?.id ?? nobodysId, device, secret });
}

/**
 * Bindings of a code, the strictest first: the signed-in owner (or who adds an e-mail address), then the browser's
 * challenge or its network. A code is created with the first and can be answered with any.
 */
export function bindingsOf(
  contact: string,
  { shopper, ip, challenge }: CodeRequester,
): readonly [string, ...string[]] {
  const rest = challenge === undefined ? `network:${networkOf(ip)}` : `challenge:${challenge}`;
  const isOwn = shopper !== null && (shopper.phone === contact || contact.includes('@'));
  return isOwn ? [`shopper:${shopper.id}`, rest] : [rest];
}

/** Hash of a caller or binding as stored; useless without the key. */
export function keptAs(secret: string, name: string): string {
  return createHmac('sha256', secret).update(`requester|${name}`).digest('base64url');
}
