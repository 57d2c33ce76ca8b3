import sql from 'sql-template-tag';
import type { AccountSession } from '../../../src/contract/account/account.calls.ts';
import type { Session } from '../../platform/database/session.ts';
import { oldestSessionStart, sessionStart } from '../../platform/http/guard/auth.ts';

interface SessionListRow {
  id: string;
  device: string;
  created_at: Date;
  expires_at: Date;
  is_this: boolean;
}

/** Active sessions: the current device first, then the most recently used. */
export async function listSessions(
  session: Session,
  { shopperId, tokenHash, now }: { shopperId: string; tokenHash: Buffer; now: Date },
): Promise<AccountSession[]> {
  const rows = await session.query<SessionListRow & { [column: string]: unknown }>(sql`
    SELECT id, device, created_at, expires_at, token_hash = ${tokenHash} AS is_this
    FROM session WHERE shopper_id = ${shopperId} AND revoked_at IS NULL AND expires_at > ${now}
      AND created_at > ${oldestSessionStart(now)}
    ORDER BY is_this DESC, expires_at DESC, id LIMIT 50`);
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: sessionStart(row.expires_at).toISOString(),
    isThis: row.is_this,
  }));
}

/** Ends one of this shopper's own sessions; false for any other. */
export async function endSessionOf(
  session: Session,
  { shopperId, id, now }: { shopperId: string; id: string; now: Date },
): Promise<boolean> {
  const ended = await session.execute(sql`
    UPDATE session SET revoked_at = ${now} WHERE id = ${id} AND shopper_id = ${shopperId} AND revoked_at IS NULL`);
  return ended === 1;
}

export async function hasPassword(session: Session, shopperId: string): Promise<boolean> {
  const row = await session.one<{ has_password: boolean }>(
    sql`SELECT EXISTS (SELECT FROM password WHERE shopper_id = ${shopperId}) AS has_password`,
  );
  return row.has_password;
}

export interface ProfileChange {
  /** Undefined keeps the name, null clears it. */
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Updates the given profile fields; false if another account uses the e-mail address. */
export async function changeProfile(session: Session, shopperId: string, change: ProfileChange): Promise<boolean> {
  const { firstName, lastName, email } = change;
  const changed = await session.execute(sql`
    UPDATE shopper SET
      first_name = CASE WHEN ${firstName !== undefined} THEN ${firstName ?? null} ELSE first_name END,
      last_name = CASE WHEN ${lastName !== undefined} THEN ${lastName ?? null} ELSE last_name END,
      email = CASE WHEN ${email !== undefined} THEN ${email ?? null} ELSE email END
    WHERE id = ${shopperId} AND deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM shopper AS other WHERE lower(other.email) = ${email ?? null} AND other.id <> ${shopperId})`);
  return changed === 1;
}

/** Whether an order or return is still open, which blocks account deletion. Expects the account row locked. */
export async function hasOpenOrder(session: Session, shopperId: string): Promise<boolean> {
  const row = await session.one<{ is_open: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM shop_order WHERE shopper_id = ${shopperId} AND status IN ('placed', 'paid', 'packed', 'shipped')
    ) OR EXISTS (
      SELECT FROM order_return WHERE shopper_id = ${shopperId} AND status IN ('requested', 'approved', 'received')
    ) AS is_open`);
  return row.is_open;
}

/** Whether an unmatched payment still waits for an admin, which blocks account deletion. */
export async function hasUnsettledMoney(session: Session, shopperId: string): Promise<boolean> {
  const rows = await session.query(sql`
    SELECT FROM payment JOIN shop_order ON shop_order.id = payment.order_id
    WHERE shopper_id = ${shopperId} AND payment.status = 'unmatched' LIMIT 1`);
  return rows.length > 0;
}
