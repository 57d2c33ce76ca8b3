import { t } from '../../../src/domain/kit/text/text.ts';
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { deviceName } from '../../../src/domain/account/account.ts';
import type { SignIn } from '../../../src/contract/account/user.calls.ts';
import { isBlocked } from '../user/standing.queries.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { hashOf, sessionEnd } from '../../platform/http/guard/auth.ts';
import { problem } from '../../platform/http/problem.ts';
import { followLanguage } from '../user/language.queries.ts';
import { readProfile } from '../user/user.queries.ts';
import { keepDevice } from '../../platform/http/guard/device.ts';
import { noticeDevice, type Caller } from './notice-device.ts';
import { openSession } from './otp.queries.ts';

export interface NewSession {
  readonly shopperId: string;
  readonly caller: Caller;
  /** Used to set the device cookie. */
  readonly reply: FastifyReply;
  readonly now: Date;
}

/**
 * Opens a session with a fresh token, of which only a hash is stored (SES-05), and notifies the owner of a new
 * device (SEC-06). Throws 'account-blocked' for a blocked account, only after the person proved who they are
 * (ADM-08).
 */
export async function beginSession(
  tx: Session,
  context: ShopContext,
  { shopperId, caller, reply, now }: NewSession,
): Promise<SignIn> {
  // Before the row is locked for reading: two sign-ins at once would wait for each other.
  await followLanguage(tx, shopperId, caller.language);
  if (await isBlocked(tx, shopperId)) {
    throw problem('account-blocked', {
      detail: t`This account is blocked. Write to us if you think that’s a mistake`,
    });
  }
  const token = randomBytes(32).toString('base64url');
  const device = deviceName(caller.userAgent);
  const givenDevice = keepDevice(reply, caller.device, context.settings);
  await noticeDevice(tx, context, { shopperId, caller, givenDevice, now });
  await openSession(tx, { tokenHash: hashOf(token), shopperId, device, now, expiresAt: sessionEnd(now) });
  return { token, user: await readProfile(tx, shopperId, now) };
}
