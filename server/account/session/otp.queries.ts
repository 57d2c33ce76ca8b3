import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';

/** The shopper with this verified number, created on first sign-in. */
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

export async function revokeSessions(session: Session, tokenHashes: readonly Buffer[], now: Date): Promise<void> {
  await session.execute(sql`
    UPDATE session SET revoked_at = ${now}
    WHERE revoked_at IS NULL AND token_hash IN (
      SELECT token_hash FROM session WHERE token_hash = ANY(${tokenHashes}) ORDER BY token_hash FOR UPDATE)`);
}

/** Ends all sessions of a person except this one. */
export async function revokeOthers(
  session: Session,
  { shopperId, tokenHash, now }: { shopperId: string; tokenHash: Buffer | null; now: Date },
): Promise<void> {
  await session.execute(sql`
    UPDATE session SET revoked_at = ${now}
    WHERE shopper_id = ${shopperId} AND revoked_at IS NULL AND token_hash IS DISTINCT FROM ${tokenHash}`);
}
