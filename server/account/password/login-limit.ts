import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { countHit, forgetHits } from '../../platform/http/guard/rate-limit.ts';
import { callerOf, type Requester } from '../session/requester.ts';
import { findCredential } from './password.queries.ts';

/**
 * Limits on password guesses for one person (SEC-03): one for all unknown devices together, and one for each known
 * device. A correct password resets the 15-minute count, not the daily one.
 */
const perQuarter = { max: 10, perSeconds: 900 } as const;
const perDay = { max: 100, perSeconds: 86_400 } as const;

type LimitContext = Pick<ShopContext, 'database' | 'settings' | 'clock' | 'passwords'>;

interface Login {
  /** Phone as +91 and ten digits, or a lower-case e-mail address. */
  readonly identifier: string;
  readonly requester: Requester;
}

/**
 * Counts a guess before it is answered. Throws 'rate-limited' over the limit. A database error is thrown too, so
 * that an uncounted guess is never answered.
 */
export async function countLogin(
  context: LimitContext,
  { credential, ...login }: Login & { readonly credential: string },
): Promise<void> {
  const { database, settings, clock } = context;
  const name = await nameOf(context, login, credential);
  const hit = { secret: settings.secret, now: clock() };
  await countHit(database, { ...hit, key: `password:${name}`, limit: perQuarter });
  await countHit(database, { ...hit, key: `password-day:${name}`, limit: perDay });
}

/** Resets the 15-minute count after a correct password. */
export async function forgetLogins(tx: Session, context: LimitContext, login: Login): Promise<void> {
  const found = await findCredential(tx, login.identifier);
  if (!found?.credential) return;
  await forgetHits(tx, `password:${await nameOf(context, login, found.credential)}`, context.settings.secret);
}

/** All unknown devices share one count per person. */
async function nameOf(
  context: LimitContext,
  { identifier, requester }: Login,
  credential: string,
): Promise<string> {
  const { key, isKnown } = await callerOf(context, identifier, requester);
  return isKnown ? `${credential}:${key}` : credential;
}
