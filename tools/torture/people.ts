import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { hashOf, sessionEnd } from '../../server/platform/http/guard/auth.ts';

export interface Person {
  readonly id: string;
  readonly phone: string;
  readonly token: string;
}

export interface PeopleOptions {
  readonly role?: 'customer' | 'prescriber' | 'admin';
  readonly isMember?: boolean;
  /** Whole rupees in each one's wallet. */
  readonly wallet?: number;
  readonly session?: 'open' | 'expired' | 'revoked';
}

/** New people who are signed in, without a code being sent: two statements for any number of them. */
export async function newPeople(pool: Pool, count: number, options: PeopleOptions = {}): Promise<Person[]> {
  const { role = 'customer', isMember = false, wallet = 0, session = 'open' } = options;
  const people = Array.from({ length: count }, () => ({
    id: randomUUID(),
    phone: `+918${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
    token: randomBytes(32).toString('base64url'),
  }));
  const ids = people.map(({ id }) => id);
  const now = new Date();
  await pool.query(
    `INSERT INTO shopper (id, phone, first_name, is_admin, is_doctor, premium_until, created_at)
     SELECT id, phone, 'Asha', $3, $4, $5, $6 FROM unnest($1::uuid[], $2::text[]) AS new (id, phone)`,
    [
      ids,
      people.map(({ phone }) => phone),
      role === 'admin',
      role === 'prescriber',
      isMember ? new Date(now.getTime() + 300 * 86_400_000) : null,
      now,
    ],
  );
  await pool.query(
    `INSERT INTO session (token_hash, shopper_id, expires_at, revoked_at)
     SELECT hash, id, $3, $4 FROM unnest($1::bytea[], $2::uuid[]) AS new (hash, id)`,
    [
      people.map(({ token }) => hashOf(token)),
      ids,
      session === 'expired' ? new Date(now.getTime() - 1000) : sessionEnd(now),
      session === 'revoked' ? now : null,
    ],
  );
  if (wallet > 0) await fillWallets(pool, ids, wallet);
  return people;
}

/** Somebody new; as newPeople. */
export async function newPerson(pool: Pool, options?: PeopleOptions): Promise<Person> {
  const [person] = await newPeople(pool, 1, options);
  if (!person) throw new Error('Nobody came');
  return person;
}

async function fillWallets(pool: Pool, ids: readonly string[], amount: number): Promise<void> {
  await pool.query('INSERT INTO wallet (shopper_id, balance) SELECT id, $2 FROM unnest($1::uuid[]) AS new (id)', [
    ids,
    amount,
  ]);
  await pool.query(
    `INSERT INTO wallet_entry (shopper_id, amount, balance_after, reason, reference, at)
     SELECT id, $2, $2, 'refund', 'begun', now() FROM unnest($1::uuid[]) AS new (id)`,
    [ids, amount],
  );
}
