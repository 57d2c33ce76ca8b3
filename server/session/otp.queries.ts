import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';

export interface NewCode {
  readonly phone: string;
  readonly hash: Buffer;
  readonly tries: number;
  readonly now: Date;
  readonly expiresAt: Date;
  /** A code that was sent after this moment stands: it is too soon for another. */
  readonly sentBefore: Date;
}

/** Keeps the code in place of an older one; false when the older one is too young. */
export async function keepCode(session: Session, code: NewCode): Promise<boolean> {
  const kept = await session.execute(sql`
    INSERT INTO otp (phone, code_hash, tries_left, sent_at, expires_at)
    VALUES (${code.phone}, ${code.hash}, ${code.tries}, ${code.now}, ${code.expiresAt})
    ON CONFLICT (phone) DO UPDATE SET
      code_hash = EXCLUDED.code_hash, tries_left = EXCLUDED.tries_left,
      sent_at = EXCLUDED.sent_at, expires_at = EXCLUDED.expires_at
    WHERE otp.sent_at <= ${code.sentBefore}`);
  return kept === 1;
}

export async function lastSent(session: Session, phone: string): Promise<Date | undefined> {
  return (await session.maybeOne<{ sent_at: Date }>(sql`SELECT sent_at FROM otp WHERE phone = ${phone}`))?.sent_at;
}

/** Takes one try; undefined when there is no code, no try left, or no time left. */
export async function takeTry(session: Session, phone: string, now: Date) {
  return session.maybeOne<{ code_hash: Buffer; tries_left: number }>(sql`
    UPDATE otp SET tries_left = tries_left - 1
    WHERE phone = ${phone} AND tries_left > 0 AND expires_at > ${now}
    RETURNING code_hash, tries_left`);
}

/** Spends the code; false when somebody else did. */
export async function spendCode(session: Session, phone: string, hash: Buffer): Promise<boolean> {
  return (await session.execute(sql`DELETE FROM otp WHERE phone = ${phone} AND code_hash = ${hash}`)) === 1;
}

/** The shopper of a verified number, made on the first time. */
export async function shopperOf(session: Session, phone: string, now: Date): Promise<string> {
  const { id } = await session.one<{ id: string }>(sql`
    INSERT INTO shopper (id, phone, created_at) VALUES (${randomUUID()}, ${phone}, ${now})
    ON CONFLICT (phone) DO UPDATE SET phone = EXCLUDED.phone
    RETURNING id`);
  return id;
}

export async function openSession(
  session: Session,
  row: { tokenHash: Buffer; shopperId: string; device: string; now: Date; expiresAt: Date },
): Promise<void> {
  await session.execute(sql`
    INSERT INTO session (token_hash, shopper_id, device, created_at, expires_at)
    VALUES (${row.tokenHash}, ${row.shopperId}, ${row.device}, ${row.now}, ${row.expiresAt})`);
}

export async function revokeSession(session: Session, tokenHash: Buffer, now: Date): Promise<void> {
  await session.execute(sql`
    UPDATE session SET revoked_at = ${now} WHERE token_hash = ${tokenHash} AND revoked_at IS NULL`);
}

/** Ends every session of a person but this one. */
export async function revokeOthers(
  session: Session,
  { shopperId, tokenHash, now }: { shopperId: string; tokenHash: Buffer | null; now: Date },
): Promise<void> {
  await session.execute(sql`
    UPDATE session SET revoked_at = ${now}
    WHERE shopper_id = ${shopperId} AND revoked_at IS NULL AND token_hash IS DISTINCT FROM ${tokenHash}`);
}
