import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../../../server/platform/database/session.ts';
import { hashOf, sessionEnd } from '../../../server/platform/http/guard/auth.ts';

export interface Person {
  readonly id: string;
  readonly phone: string;
  readonly token: string;
}

/** Somebody new with a session, without a code being sent. */
export async function signedIn(
  database: Session,
  { isAdmin, now }: { readonly isAdmin: boolean; readonly now: Date },
): Promise<Person> {
  const phone = `+918${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  const person = { id: randomUUID(), phone, token: randomBytes(32).toString('base64url') };
  await database.execute(sql`
    INSERT INTO shopper (id, phone, is_admin, created_at) VALUES (${person.id}, ${phone}, ${isAdmin}, ${now})`);
  await database.execute(sql`
    INSERT INTO session (token_hash, shopper_id, created_at, expires_at)
    VALUES (${hashOf(person.token)}, ${person.id}, ${now}, ${sessionEnd(now)})`);
  return person;
}
