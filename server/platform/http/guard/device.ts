import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Session } from '../../database/session.ts';
import { isSecure } from './content-policy.ts';
import type { Settings } from '../../start/settings.ts';

/** Seconds a browser keeps the cookie after the last sign-in; browsers allow at most 400 days. */
export const deviceLifetime = 400 * 86_400;

/** With https, the __Host- prefix makes browsers require Secure, this host and the root path. */
const secureName = '__Host-device';
const plainName = 'device';

type Place = Pick<Settings, 'publicOrigin'>;

/**
 * The browser's random id; null when it sends none or one we can't have issued. On https only the prefixed cookie
 * counts, which no other host can set.
 */
export function deviceOf(request: Pick<FastifyRequest, 'headers'>, place: Place): string | null {
  const name = isSecure(place) ? secureName : plainName;
  const pairs = (request.headers.cookie ?? '').split(/;\s*/u);
  const id = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return /^[\w-]{22}$/u.test(id) ? id : null;
}

/** Sets or renews the browser's id for 400 days, out of reach of scripts (SEC-06). */
export function keepDevice(reply: FastifyReply, device: string | null, place: Place): string {
  const id = device ?? randomBytes(16).toString('base64url');
  const cookie = `${isSecure(place) ? secureName : plainName}=${id}`;
  const secure = isSecure(place) ? '; Secure' : '';
  reply.header('set-cookie', `${cookie}; Path=/; Max-Age=${deviceLifetime}; HttpOnly; SameSite=Strict${secure}`);
  return id;
}

export interface DeviceOfAccount {
  readonly shopperId: string;
  /** Identifies the device: its id from `deviceOf`, or another stable text. */
  readonly device: string;
  readonly secret: string;
}

/** Whether this device has signed in to this account before; false for an unknown account. */
export async function isKnownDevice(session: Session, known: DeviceOfAccount): Promise<boolean> {
  const row = await session.maybeOne(sql`
    SELECT FROM known_device WHERE shopper_id = ${known.shopperId} AND mark = ${markOf(known)}`);
  return row !== undefined;
}

/** Records a sign-in of this device to this account. */
export async function rememberDevice(tx: Session, known: DeviceOfAccount & { readonly now: Date }): Promise<void> {
  await tx.execute(sql`
    INSERT INTO known_device (shopper_id, mark, first_seen, last_seen)
    VALUES (${known.shopperId}, ${markOf(known)}, ${known.now}, ${known.now})
    ON CONFLICT (shopper_id, mark) DO UPDATE SET last_seen = EXCLUDED.last_seen`);
}

function markOf({ shopperId, device, secret }: DeviceOfAccount): Buffer {
  return createHmac('sha256', secret).update(`device|${shopperId}|${device}`).digest();
}
