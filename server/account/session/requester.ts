import { createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { networkOf } from '../../platform/http/guard/network.ts';
import { isKnownDevice } from '../../platform/http/guard/device.ts';

/** Who asks for a code, answers one, or tries a password: what a call says of its caller. */
export interface Requester {
  readonly shopper: Pick<SignedIn, 'id' | 'phone'> | null;
  readonly ip: string;
  /** The id in the device's cookie. */
  readonly device: string | null;
}

/** A requester of a code; a browser binds its codes to a secret of its own. */
export interface CodeRequester extends Requester {
  readonly challenge?: string | undefined;
}

/** A requester who is signed in. */
export type SignedInRequester = Requester & { readonly shopper: SignedIn };

interface Caller {
  /** What its calls are counted by. */
  readonly key: string;
  /** Somebody who was this person before, here: counted apart from strangers. */
  readonly isKnown: boolean;
}

/** Whom a call about this number or address is counted against (SEC-03). */
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

/** Stands for whoever has a number that nobody has, so that looking takes as long. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/** Whether whoever has this number or address has signed in on this device before. */
async function isDeviceOf(
  session: Session,
  { device, contact, secret }: { device: string; contact: string; secret: string },
): Promise<boolean> {
  const owner = await session.maybeOne<{ id: string }>(sql`
    SELECT id FROM shopper WHERE phone = ${contact} OR lower(email) = ${contact}`);
  return isKnownDevice(session, { shopperId: owner?.id ?? nobodysId, device, secret });
}

/**
 * What a code for this number or address is bound to, the closest first: the signed-in person whose it is (or who adds
 * an address), the secret of the browser that asks, or its network. A code is asked for by the first and answered by any.
 */
export function bindingsOf(
  contact: string,
  { shopper, ip, challenge }: CodeRequester,
): readonly [string, ...string[]] {
  const rest = challenge === undefined ? `network:${networkOf(ip)}` : `challenge:${challenge}`;
  const isOwn = shopper !== null && (shopper.phone === contact || contact.includes('@'));
  return isOwn ? [`shopper:${shopper.id}`, rest] : [rest];
}

/** A caller or a binding as it is kept: worthless without the key. */
export function keptAs(secret: string, name: string): string {
  return createHmac('sha256', secret).update(`requester|${name}`).digest('base64url');
}
