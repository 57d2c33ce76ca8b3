import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { countHit, forgetHits } from '../../platform/http/guard/rate-limit.ts';
import { callerOf, type Requester } from '../session/requester.ts';
import { findCredential } from './password.queries.ts';

/**
 * Guesses at one person's password (SEC-03): by all strangers together, from however many addresses, and by one device
 * on which the person signed in before. The right one starts the quarter of an hour again, not the day.
 */
const perQuarter = { max: 10, perSeconds: 900 } as const;
const perDay = { max: 100, perSeconds: 86_400 } as const;

type LimitContext = Pick<ShopContext, 'database' | 'settings' | 'clock' | 'passwords'>;

interface Login {
  /** A phone as +91 and ten digits, or an e-mail address in small letters. */
  readonly identifier: string;
  readonly requester: Requester;
}

/**
 * Counts a guess before it is answered. Throws 'rate-limited' beyond the limit, and what the database throws: a guess that
 * cannot be counted is not answered.
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

/** Starts the count of whoever brought the right password again. */
export async function forgetLogins(tx: Session, context: LimitContext, login: Login): Promise<void> {
  const found = await findCredential(tx, login.identifier);
  if (!found?.credential) return;
  await forgetHits(tx, `password:${await nameOf(context, login, found.credential)}`, context.settings.secret);
}

/** Strangers share one count for each person. */
async function nameOf(
  context: LimitContext,
  { identifier, requester }: Login,
  credential: string,
): Promise<string> {
  const { key, isKnown } = await callerOf(context, identifier, requester);
  return isKnown ? `${credential}:${key}` : credential;
}
