import sql from 'sql-template-tag';
import { deviceName } from '../../../src/domain/account/account.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { networkOf } from '../../platform/http/guard/network.ts';
import { tellShopper } from '../message/tell.ts';
import { isKnownDevice, rememberDevice } from '../../platform/http/guard/device.ts';

/** What the request says about the person signing in. */
export interface Caller {
  readonly userAgent: string | null;
  /** Device id sent by the browser; null if it sent none. */
  readonly device: string | null;
  readonly ip: string;
  /** Of the page. */
  readonly language: Language;
}

export interface SignInNotice {
  readonly shopperId: string;
  readonly caller: Caller;
  /** Device id set by the response. */
  readonly givenDevice: string;
  readonly now: Date;
}

/** New-device notices per account in 24 hours, and remembered devices per account. */
const noticesPerDay = 3;
const devicesPerAccount = 40;

/**
 * Remembers the device of a sign-in, and notifies the owner if it is new (SEC-06). A browser is recognised by its
 * cookie; other clients by device type and network, so that a script doesn't trigger a notice each time. The first
 * sign-in sends no notice.
 */
export async function noticeDevice(tx: Session, context: ShopContext, notice: SignInNotice): Promise<void> {
  const { shopperId, caller, givenDevice, now } = notice;
  const { secret } = context.settings;
  const name = deviceName(caller.userAgent);
  const place = `${name}|${networkOf(caller.ip)}`;
  const isKnown =
    (await isKnownDevice(tx, { shopperId, device: caller.device ?? place, secret })) ||
    (await isFirstNoticed(tx, shopperId, name));
  for (const device of [givenDevice, place]) await rememberDevice(tx, { shopperId, device, secret, now });
  await forgetOldest(tx, shopperId);
  if (isKnown || !(await takeNotice(tx, { shopperId, now }))) return;
  await tellShopper(tx, context, shopperId, { template: 'new-sign-in', data: { device: name, at: now } });
}

/**
 * True if no device is remembered yet and the account is new, or had a session on this device type. Covers accounts
 * older than this feature.
 */
async function isFirstNoticed(tx: Session, shopperId: string, name: string): Promise<boolean> {
  const row = await tx.one<{ is_first: boolean }>(sql`
    SELECT NOT EXISTS (SELECT FROM known_device WHERE shopper_id = ${shopperId}) AND (
      NOT EXISTS (SELECT FROM session WHERE shopper_id = ${shopperId})
      OR EXISTS (SELECT FROM session WHERE shopper_id = ${shopperId} AND device = ${name})
    ) AS is_first`);
  return row.is_first;
}

/** Counts a new-device notice; false if the daily limit is reached. */
async function takeNotice(tx: Session, { shopperId, now }: { shopperId: string; now: Date }): Promise<boolean> {
  const taken = await tx.execute(sql`
    INSERT INTO device_notice (shopper_id, at)
    SELECT ${shopperId}, ${now}
    WHERE (SELECT count(*) FROM device_notice
      WHERE shopper_id = ${shopperId} AND at > ${now}::timestamptz - interval '1 day') < ${noticesPerDay}`);
  return taken === 1;
}

async function forgetOldest(tx: Session, shopperId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM known_device WHERE shopper_id = ${shopperId} AND mark IN (
      SELECT mark FROM known_device WHERE shopper_id = ${shopperId}
      ORDER BY last_seen DESC, mark OFFSET ${devicesPerAccount})`);
}

/** Deletes devices whose cookie has expired, and notices that are no longer counted; for the cleanup job. */
export async function removeOldDevices(session: Session, now: Date): Promise<void> {
  await session.execute(sql`DELETE FROM known_device WHERE last_seen < ${now}::timestamptz - interval '400 days'`);
  await session.execute(sql`DELETE FROM device_notice WHERE at < ${now}::timestamptz - interval '1 day'`);
}
