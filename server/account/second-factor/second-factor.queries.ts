import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { FactorKind, ProofMethod } from '../../../src/domain/account/second-factor.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Sealed } from '../../platform/file/seal.ts';
import { problem } from '../../platform/http/problem.ts';

type FactorRow = Readonly<{
  id: string;
  kind: FactorKind;
  name: string;
  added_at: Date;
  last_used_at: Date | null;
}>;

export async function readFactors(session: Session, shopperId: string): Promise<readonly FactorRow[]> {
  return session.query<FactorRow & { [column: string]: unknown }>(sql`
    SELECT id, kind, name, added_at, last_used_at FROM second_factor
    WHERE shopper_id = ${shopperId} ORDER BY added_at, id`);
}

/** Locks a person's second factors until the transaction ends, so that changes run one at a time. */
export async function lockFactors(tx: Session, shopperId: string): Promise<readonly FactorRow[]> {
  await tx.query(sql`SELECT id FROM shopper WHERE id = ${shopperId} FOR NO KEY UPDATE`);
  return readFactors(tx, shopperId);
}

interface NewFactor {
  readonly id: string;
  readonly shopperId: string;
  readonly name: string;
  readonly now: Date;
}

export interface NewPasskey extends NewFactor {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
}

/** Saves a passkey; false if it is already registered. */
export async function insertPasskey(tx: Session, passkey: NewPasskey): Promise<boolean> {
  const count = await tx.execute(sql`
    INSERT INTO second_factor
      (id, shopper_id, kind, name, credential_id, public_key, sign_count, transports, added_at)
    VALUES (${passkey.id}, ${passkey.shopperId}, 'passkey', ${passkey.name}, ${passkey.credentialId},
      ${passkey.publicKey}, ${passkey.signCount}, ${[...passkey.transports]}, ${passkey.now})
    ON CONFLICT (credential_id) DO NOTHING`);
  return count === 1;
}

export interface NewTotp extends NewFactor {
  readonly sealed: Sealed;
  /** Time step of the confirming code, which can't be used again. */
  readonly step: number;
}

/** Saves an authenticator app; true if it replaced one. */
export async function replaceTotp(
  tx: Session,
  { id, shopperId, name, now, sealed, step }: NewTotp,
): Promise<boolean> {
  const removed = await tx.execute(sql`
    DELETE FROM second_factor WHERE shopper_id = ${shopperId} AND kind = 'totp'`);
  await tx.execute(sql`
    INSERT INTO second_factor (id, shopper_id, kind, name, secret, wrapped_key, last_step, added_at)
    VALUES (${id}, ${shopperId}, 'totp', ${name}, ${sealed.bytes}, ${sealed.wrappedKey}, ${step}, ${now})`);
  return removed > 0;
}

export async function deleteFactor(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM second_factor WHERE id = ${id}`);
}

interface PasskeyRow {
  id: string;
  credential_id: string;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
}

export async function readPasskeys(session: Session, shopperId: string): Promise<readonly PasskeyRow[]> {
  return session.query<PasskeyRow & { [column: string]: unknown }>(sql`
    SELECT id, credential_id, public_key, sign_count, transports FROM second_factor
    WHERE shopper_id = ${shopperId} AND kind = 'passkey' ORDER BY added_at, id`);
}

/** Records a use of the passkey; false if it was removed, or a later use was counted (WebAuthn, 6.1.1). */
export async function countPasskey(
  tx: Session,
  { id, signCount, now }: { readonly id: string; readonly signCount: number; readonly now: Date },
): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE second_factor SET sign_count = ${signCount}, last_used_at = ${now}
    WHERE id = ${id} AND (sign_count < ${signCount} OR (sign_count = 0 AND ${signCount} = 0))`);
  return count === 1;
}

interface TotpRow {
  id: string;
  secret: Buffer;
  wrapped_key: Buffer;
}

export async function findTotp(session: Session, shopperId: string): Promise<TotpRow | undefined> {
  return session.maybeOne<TotpRow & { [column: string]: unknown }>(sql`
    SELECT id, secret, wrapped_key FROM second_factor WHERE shopper_id = ${shopperId} AND kind = 'totp'`);
}

/** Uses up a time step; false if this step or a later one was already used, or the app was removed. */
export async function takeStep(
  tx: Session,
  { id, step, now }: { readonly id: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE second_factor SET last_step = ${step}, last_used_at = ${now} WHERE id = ${id} AND last_step < ${step}`);
  return count === 1;
}

export async function replaceRecoveryCodes(
  tx: Session,
  shopperId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.execute(sql`DELETE FROM recovery_code WHERE shopper_id = ${shopperId}`);
  for (const hash of hashes) {
    await tx.execute(sql`INSERT INTO recovery_code (shopper_id, code_hash) VALUES (${shopperId}, ${hash})`);
  }
}

export async function countRecoveryCodes(session: Session, shopperId: string): Promise<number> {
  const { left } = await session.one<{ left: number }>(sql`
    SELECT count(*) AS left FROM recovery_code WHERE shopper_id = ${shopperId}`);
  return left;
}

/** Uses up a recovery code; false if it doesn't exist or was already used. */
export async function spendRecoveryCode(tx: Session, shopperId: string, hash: Buffer): Promise<boolean> {
  const count = await tx.execute(sql`
    DELETE FROM recovery_code WHERE shopper_id = ${shopperId} AND code_hash = ${hash}`);
  return count === 1;
}

export async function keepEnrolmentCode(
  tx: Session,
  { shopperId, hash, expiresAt }: { readonly shopperId: string; readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO enrolment_code (shopper_id, code_hash, expires_at) VALUES (${shopperId}, ${hash}, ${expiresAt})
    ON CONFLICT (shopper_id) DO UPDATE SET code_hash = EXCLUDED.code_hash, expires_at = EXCLUDED.expires_at`);
}

export async function isEnrolmentCode(
  session: Session,
  shopperId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await session.maybeOne(sql`
    SELECT shopper_id FROM enrolment_code
    WHERE shopper_id = ${shopperId} AND code_hash = ${hash} AND expires_at > ${now}`);
  return row !== undefined;
}

/** Uses up a person's enrolment code; false if there is none. */
export async function spendEnrolmentCode(tx: Session, shopperId: string): Promise<boolean> {
  return (await tx.execute(sql`DELETE FROM enrolment_code WHERE shopper_id = ${shopperId}`)) === 1;
}

/** Removes all second factors, recovery and enrolment codes, and resets verified sessions. */
export async function clearSecondFactor(tx: Session, shopperId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM second_factor WHERE shopper_id = ${shopperId}`);
  await tx.execute(sql`DELETE FROM recovery_code WHERE shopper_id = ${shopperId}`);
  await tx.execute(sql`DELETE FROM enrolment_code WHERE shopper_id = ${shopperId}`);
  await forgetProofs(tx, shopperId, null);
}

/** Resets the verification of all sessions except this one; null resets all. */
export async function forgetProofs(tx: Session, shopperId: string, tokenHash: Buffer | null): Promise<void> {
  await tx.execute(sql`
    UPDATE session SET proven_at = NULL, proven_with = NULL
    WHERE shopper_id = ${shopperId} AND proven_at IS NOT NULL AND token_hash IS DISTINCT FROM ${tokenHash}`);
}

/** Marks a session as verified. Throws 'session-expired' if it has ended. */
export async function markProven(tx: Session, tokenHash: Buffer, method: ProofMethod, now: Date): Promise<void> {
  const count = await tx.execute(sql`
    UPDATE session SET proven_at = ${now}, proven_with = ${method}
    WHERE token_hash = ${tokenHash} AND revoked_at IS NULL AND expires_at > ${now}`);
  if (count !== 1) throw problem('session-expired');
}

type Purpose = 'add-passkey' | 'add-totp' | 'prove-passkey';

interface NewChallenge {
  readonly tokenHash: Buffer;
  readonly purpose: Purpose;
  readonly challenge?: string;
  /** New app's secret, sealed for the factor with this id. */
  readonly secret?: { readonly id: string; readonly sealed: Sealed };
  readonly isEnrolling: boolean;
  readonly expiresAt: Date;
}

/** Saves a session's challenge, replacing an earlier one of the same purpose. */
export async function keepChallenge(session: Session, asked: NewChallenge): Promise<void> {
  const { tokenHash, purpose, challenge = null, secret, isEnrolling, expiresAt } = asked;
  await session.execute(sql`
    INSERT INTO second_factor_challenge
      (token_hash, purpose, id, challenge, secret, wrapped_key, is_enrolling, expires_at)
    VALUES (${tokenHash}, ${purpose}, ${secret?.id ?? randomUUID()}, ${challenge}, ${secret?.sealed.bytes ?? null},
      ${secret?.sealed.wrappedKey ?? null}, ${isEnrolling}, ${expiresAt})
    ON CONFLICT (token_hash, purpose) DO UPDATE SET id = EXCLUDED.id, challenge = EXCLUDED.challenge,
      secret = EXCLUDED.secret, wrapped_key = EXCLUDED.wrapped_key, is_enrolling = EXCLUDED.is_enrolling,
      expires_at = EXCLUDED.expires_at`);
}

interface ChallengeRow {
  id: string;
  challenge: string | null;
  secret: Buffer | null;
  wrapped_key: Buffer | null;
  is_enrolling: boolean;
}

/** A session's open challenge, without using it up; undefined if there is none or it expired. */
export async function findChallenge(
  session: Session,
  { tokenHash, purpose, now }: { readonly tokenHash: Buffer; readonly purpose: Purpose; readonly now: Date },
): Promise<ChallengeRow | undefined> {
  return session.maybeOne<ChallengeRow & { [column: string]: unknown }>(sql`
    SELECT id, challenge, secret, wrapped_key, is_enrolling FROM second_factor_challenge
    WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now}`);
}

/** Takes a session's challenge; each can be used once. */
export async function takeChallenge(
  session: Session,
  { tokenHash, purpose, now }: { readonly tokenHash: Buffer; readonly purpose: Purpose; readonly now: Date },
): Promise<ChallengeRow | undefined> {
  return session.maybeOne<ChallengeRow & { [column: string]: unknown }>(sql`
    DELETE FROM second_factor_challenge
    WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now}
    RETURNING id, challenge, secret, wrapped_key, is_enrolling`);
}

export async function removeOldFactorChallenges(session: Session, now: Date): Promise<void> {
  await session.execute(sql`DELETE FROM second_factor_challenge WHERE expires_at <= ${now}`);
  await session.execute(sql`DELETE FROM enrolment_code WHERE expires_at <= ${now}`);
}
