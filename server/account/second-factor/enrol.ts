import { enrolmentHours, recoveryCodeCount } from '../../../src/domain/account/second-factor.ts';
import type { FactorKind } from '../../../src/domain/account/second-factor.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { countHit, forgetHits } from '../../platform/http/guard/rate-limit.ts';
import { tellShopper } from '../message/tell.ts';
import { revokeOthers } from '../session/otp.queries.ts';
import { wrongCode } from '../session/wrong-code.ts';
import { newCode, typedCodeHash } from './codes.ts';
import {
  clearSecondFactor,
  isEnrolmentCode,
  keepEnrolmentCode,
  lockFactors,
  markProven,
  replaceRecoveryCodes,
  spendEnrolmentCode,
} from './second-factor.queries.ts';

const triesPerPerson = { max: 10, perSeconds: 900 } as const;
const hour = 3_600_000;

/**
 * Checks the enrolment code where one is required, and returns whether it was. Required for the first factor of
 * staff who must have one, so that a phone's one-time code isn't enough. Throws 'invalid-input' on `enrolmentCode`,
 * and 'rate-limited' after ten wrong codes.
 */
export async function checkEnrolment(
  { database, settings: { secret }, clock }: ShopContext,
  { id, secondFactor }: SignedIn,
  code: string | undefined,
): Promise<boolean> {
  if (secondFactor !== 'enrol') return false;
  const now = clock();
  const key = `enrolment:${id}`;
  const hits = await countHit(database, { key, limit: triesPerPerson, secret, now });
  const isRight =
    code !== undefined && (await isEnrolmentCode(database, id, typedCodeHash(secret, 'enrolment', id, code), now));
  if (!isRight) throw noEnrolment(triesPerPerson.max - hits);
  await forgetHits(database, key, secret);
  return true;
}

interface Adding {
  readonly shopper: SignedIn;
  readonly kind: FactorKind;
  readonly name: string;
  /** Whether an enrolment code was checked. */
  readonly isEnrolling: boolean;
  /** Saves the factor; if it throws, everything rolls back. */
  readonly keep: (kept: Awaited<ReturnType<typeof lockFactors>>) => Promise<void>;
}

/**
 * Adds a second factor in the caller's transaction, notifies its owner and records the change. The first one
 * creates recovery codes and verifies this session. Throws 'second-factor-needed' if another one was added
 * meanwhile.
 */
export async function addFactor(
  tx: Session,
  context: ShopContext,
  { shopper, kind, name, isEnrolling, keep }: Adding,
): Promise<{ recoveryCodes: string[] | null }> {
  const { settings, clock } = context;
  const now = clock();
  const kept = await lockFactors(tx, shopper.id);
  const isFirst = kept.length === 0;
  if (isFirst && settings.demandsSecondFactor && !(isEnrolling && (await spendEnrolmentCode(tx, shopper.id)))) {
    throw noEnrolment();
  }
  if (!isFirst && shopper.secondFactor !== 'proven') {
    throw problem('second-factor-needed', { members: { secondFactor: 'needed' } });
  }
  await keep(kept);
  if (isFirst) await markProven(tx, shopper.tokenHash, kind, now);
  await tellShopper(tx, context, shopper.id, { template: 'second-factor-added', data: { name, at: now } });
  await recordChange(tx, { ...ownChange(shopper, `${kindWords[kind]} added`), before: null, after: { name }, now });
  return { recoveryCodes: isFirst ? await makeRecoveryCodes(tx, context, shopper.id) : null };
}

const kindWords: Readonly<Record<FactorKind, string>> = { passkey: 'passkey', totp: 'authenticator app' };

/** Audit entry for a change to one's own second factors. */
export function ownChange({ id }: Pick<SignedIn, 'id'>, action: string) {
  return { actorId: id, action, resource: 'account', recordId: id } as const;
}

/** Replaces the recovery codes. They are returned once; only hashes are stored. */
export async function makeRecoveryCodes(
  tx: Session,
  { settings: { secret } }: Pick<ShopContext, 'settings'>,
  shopperId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newCode(2, 5));
  await replaceRecoveryCodes(
    tx,
    shopperId,
    codes.map((code) => typedCodeHash(secret, 'recovery', shopperId, code)),
  );
  return codes;
}

export interface EnrolmentCode {
  /** Shown once. */
  readonly enrolmentCode: string;
  readonly expiresAt: Date;
}

/**
 * Resets the second factor of a staff member: removes their factors, ends their sessions, and returns a code to set
 * up a new one, valid once and for a day. For admins and the command line.
 */
export async function issueEnrolmentCode(
  tx: Session,
  { shopperId, secret, now }: { readonly shopperId: string; readonly secret: string; readonly now: Date },
): Promise<EnrolmentCode> {
  await lockFactors(tx, shopperId);
  await clearSecondFactor(tx, shopperId);
  await revokeOthers(tx, { shopperId, tokenHash: null, now });
  const enrolmentCode = newCode(4, 4);
  const expiresAt = new Date(now.getTime() + enrolmentHours * hour);
  const hash = typedCodeHash(secret, 'enrolment', shopperId, enrolmentCode);
  await keepEnrolmentCode(tx, { shopperId, hash, expiresAt });
  return { enrolmentCode, expiresAt };
}

function noEnrolment(triesLeft = 0) {
  const message = wrongCode('This code isn’t valid', triesLeft, 'Ask an admin for a new one');
  return refusedField('enrolmentCode', message);
}
