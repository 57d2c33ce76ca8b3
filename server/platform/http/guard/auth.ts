import { hash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Call } from '../../../../src/contract/call.ts';
import { type Granted, may, type Permission, permissions } from '../../../../src/domain/account/permission.ts';
import type { Role } from '../../../../src/domain/kit/role.ts';
import type { ShopContext } from '../../start/context.ts';
import { type FactorStanding, standingOf } from './standing.ts';
import { problem } from '../problem.ts';
import { neededOf } from './needed.ts';

/** The owner of a valid token. */
export interface SignedIn {
  readonly id: string;
  readonly role: Role;
  readonly isAdmin: boolean;
  readonly isDoctor: boolean;
  /** What they may do as an admin (STF-01). */
  readonly granted: Granted;
  readonly phone: string | null;
  readonly premiumUntil: Date | null;
  /** Identifies the session, for signing out. */
  readonly tokenHash: Buffer;
  /** The state of the session's second factor. */
  readonly secondFactor: FactorStanding;
  readonly provenAt: Date | null;
}

export interface SessionRow {
  id: string;
  is_admin: boolean;
  is_doctor: boolean;
  /** Of the staff role; null without one. */
  permissions: readonly Permission[] | null;
  phone: string | null;
  premium_until: Date | null;
  expires_at: Date;
  created_at: Date;
  proven_at: Date | null;
  has_factor: boolean;
}

/** How long a session lasts after its last use, and at most after sign-in (SEC-06). */
const sessionDays = 30;
const sessionDaysInAll = 90;
const day = 86_400_000;

export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * day);
}

/** Sessions started before this are expired, however recently they were used (SEC-06). */
export function oldestSessionStart(now: Date): Date {
  return new Date(now.getTime() - sessionDaysInAll * day);
}

/** When a session with this end was last used, to the day. */
export function sessionStart(end: Date): Date {
  return new Date(end.getTime() - sessionDays * day);
}

export interface WhoCallsOptions {
  /** Accepts a cached session; only for calls that don't depend on a role. */
  readonly isRecentEnough?: boolean;
}

/**
 * The caller (SES-07): null without a token, 'unusable' for one that is unknown, expired or revoked. Extends the
 * session at most once a day.
 */
export async function authenticate(
  { database, sessions, settings }: Pick<ShopContext, 'database' | 'sessions' | 'settings'>,
  authorization: string | undefined,
  now: Date,
  { isRecentEnough = false }: WhoCallsOptions = {},
): Promise<SignedIn | 'unusable' | null> {
  if (authorization === undefined) return null;
  const token = /^Bearer ([\w-]{43})$/iu.exec(authorization)?.[1];
  if (token === undefined) return 'unusable';
  return callerOfSession({ database, sessions, settings }, hashOf(token), now, { isRecentEnough });
}

/** The owner of a session by the hash of its token; 'unusable' for one that is unknown, expired or revoked. */
export async function callerOfSession(
  { database, sessions, settings }: Pick<ShopContext, 'database' | 'sessions' | 'settings'>,
  tokenHash: Buffer,
  now: Date,
  { isRecentEnough = false }: WhoCallsOptions = {},
): Promise<SignedIn | 'unusable'> {
  const known = isRecentEnough ? sessions.find(tokenHash) : undefined;
  const row = known ?? (await readSession({ database, sessions }, tokenHash));
  if (!row || row.expires_at <= now || row.created_at <= oldestSessionStart(now)) return 'unusable';
  if (row.expires_at.getTime() < sessionEnd(now).getTime() - day) {
    await database.execute(sql`
      UPDATE session SET expires_at = ${sessionEnd(now)} WHERE token_hash = ${tokenHash} AND revoked_at IS NULL`);
  }
  return {
    id: row.id,
    role: roleOf(row.is_admin, row.is_doctor),
    isAdmin: row.is_admin,
    isDoctor: row.is_doctor,
    granted: grantedOf(row.is_admin, row.permissions),
    phone: row.phone,
    premiumUntil: row.premium_until,
    tokenHash,
    secondFactor: standingOf(row, settings, now),
    provenAt: row.proven_at,
  };
}

async function readSession(
  { database, sessions }: Pick<ShopContext, 'database' | 'sessions'>,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const readAt = sessions.generation();
  const row = await database.maybeOne<SessionRow>(sql`
    SELECT shopper.id, is_admin, is_doctor, staff_role.permissions, phone, premium_until, expires_at, session.created_at, proven_at,
      (is_admin OR is_doctor) AND EXISTS (SELECT FROM second_factor WHERE second_factor.shopper_id = shopper.id)
        AS has_factor
    FROM session JOIN shopper ON shopper.id = session.shopper_id
      LEFT JOIN staff_role ON staff_role.id = staff_role_id
    WHERE token_hash = ${tokenHash} AND revoked_at IS NULL AND deleted_at IS NULL`);
  if (row) sessions.keep(tokenHash, row, readAt);
  return row;
}

/** Admin if isAdmin, prescriber if isDoctor, else customer (SES-06). */
export function roleOf(isAdmin: boolean, isDoctor: boolean): Role {
  if (isAdmin) return 'admin';
  return isDoctor ? 'prescriber' : 'customer';
}

/** What an account may do on the dashboard: an admin without a role is an owner (STF-01). */
export function grantedOf(isAdmin: boolean, ofRole: readonly Permission[] | null): Granted {
  if (!isAdmin) return { isOwner: false, permissions: [] };
  return ofRole === null ? { isOwner: true, permissions } : { isOwner: false, permissions: ofRole };
}

/** Whether the caller is an admin who may make this call, one that serves others as well (STF-01). */
export function isAdminFor(call: Call, { isAdmin, granted }: Pick<SignedIn, 'isAdmin' | 'granted'>): boolean {
  return isAdmin && may(granted, neededOf(call));
}

/**
 * The caller, if the call is open to them; throws 401, 426 or 403 (SES-07). Public calls treat an expired token as
 * none.
 */
export function allowed(call: Call, caller: SignedIn | 'unusable' | null): SignedIn | null {
  const { access } = call;
  if (access === 'public') return caller === 'unusable' ? null : caller;
  if (caller === null) throw problem('not-signed-in');
  if (caller === 'unusable') throw problem('session-expired');
  if (access !== 'signed-in' && !access.some((role) => holds(caller, role, call))) throw problem('not-allowed');
  return caller;
}

function holds(caller: SignedIn, role: Role, call: Call): boolean {
  if (role === 'admin') return isAdminFor(call, caller);
  return role === 'prescriber' ? caller.isDoctor : caller.role === 'customer';
}
