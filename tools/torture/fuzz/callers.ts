import type { Pool } from 'pg';
import type { Call } from '../../../src/contract/call.ts';
import type { Chance } from '../chance.ts';
import { newPeople, type Person } from '../people.ts';

/** Who calls, as the matrix of roles has them. */
export const callerRoles = ['nobody', 'customer', 'member', 'prescriber', 'admin', 'expired', 'revoked'] as const;
export type CallerRole = (typeof callerRoles)[number];

export type Callers = Readonly<Record<Exclude<CallerRole, 'nobody'>, readonly Person[]>>;

/** Some people of every role. `owners` are customers who have things already. */
export async function openCallers(pool: Pool, owners: readonly Person[]): Promise<Callers> {
  return {
    customer: [...owners, ...(await newPeople(pool, 6, { wallet: 50_000 }))],
    member: await newPeople(pool, 6, { isMember: true, wallet: 50_000 }),
    prescriber: await newPeople(pool, 6, { role: 'prescriber' }),
    admin: await newPeople(pool, 6, { role: 'admin' }),
    expired: await newPeople(pool, 2, { session: 'expired' }),
    revoked: await newPeople(pool, 2, { session: 'revoked' }),
  };
}

/** A role for this call: mostly one that is let in. */
export function roleFor({ access }: Call, chance: Chance): CallerRole {
  if (!chance.happens(0.7)) return chance.pick(callerRoles);
  if (access === 'public' || access === 'signed-in') {
    return chance.pick(['customer', 'customer', 'member', 'prescriber', 'admin'] as const);
  }
  return chance.pick(access);
}

/** A person of a role; nobody has no token. */
export function personOf(callers: Callers, role: CallerRole, chance: Chance): Person | null {
  return role === 'nobody' ? null : chance.pick(callers[role]);
}
