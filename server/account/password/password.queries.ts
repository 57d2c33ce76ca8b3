import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';

interface CredentialRow {
  shopper_id: string;
  credential: string | null;
  record: string | null;
}

/** The account with this number or address, and its password if it has one. */
export async function findCredential(session: Session, identifier: string): Promise<CredentialRow | undefined> {
  return session.maybeOne<CredentialRow & { [column: string]: unknown }>(sql`
    SELECT shopper.id AS shopper_id, credential, record
    FROM shopper LEFT JOIN password ON password.shopper_id = shopper.id
    WHERE phone = ${identifier} OR lower(email) = ${identifier}`);
}

export interface OpenLogin {
  readonly shopperId: string | null;
  readonly identifier: string;
  readonly state: string;
  readonly expiresAt: Date;
}

export async function keepLogin(session: Session, login: OpenLogin): Promise<string> {
  const id = randomUUID();
  await session.execute(sql`
    INSERT INTO password_login (id, shopper_id, identifier, state, expires_at)
    VALUES (${id}, ${login.shopperId}, ${login.identifier}, ${login.state}, ${login.expiresAt})`);
  return id;
}

interface LoginRow {
  shopper_id: string | null;
  identifier: string;
  state: string;
}

/** Takes a pending sign-in; each can be used once. */
export async function takeLogin(session: Session, id: string, now: Date): Promise<LoginRow | undefined> {
  return session.maybeOne<LoginRow & { [column: string]: unknown }>(sql`
    DELETE FROM password_login WHERE id = ${id} AND expires_at > ${now}
    RETURNING shopper_id, identifier, state`);
}

export async function removeOldLogins(session: Session, now: Date): Promise<void> {
  await session.execute(sql`DELETE FROM password_login WHERE expires_at <= ${now}`);
}

interface NewPassword {
  readonly shopperId: string;
  readonly credential: string;
  readonly record: string;
  readonly now: Date;
}

/** Saves a password record; true if it replaced one. */
export async function keepPassword(session: Session, password: NewPassword): Promise<boolean> {
  const { shopperId, credential, record, now } = password;
  const { is_new: isNew } = await session.one<{ is_new: boolean }>(sql`
    INSERT INTO password (shopper_id, credential, record, set_at)
    VALUES (${shopperId}, ${credential}, ${record}, ${now})
    ON CONFLICT (shopper_id) DO UPDATE SET
      credential = EXCLUDED.credential, record = EXCLUDED.record, set_at = EXCLUDED.set_at
    RETURNING xmax = 0 AS is_new`);
  return !isNew;
}

/** Sets the names if the person has none yet. */
export async function fillNames(
  session: Session,
  { shopperId, firstName, lastName }: { shopperId: string; firstName: string; lastName: string | null },
): Promise<void> {
  await session.execute(sql`
    UPDATE shopper SET first_name = ${firstName}, last_name = ${lastName}
    WHERE id = ${shopperId} AND first_name IS NULL AND last_name IS NULL`);
}
