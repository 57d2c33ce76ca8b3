import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';

/** Advisory lock space, with one lock per number or address. */
const lockSpace = 29;

/** Serialises code requests for this recipient, so that counting and creating are atomic. */
export async function lockRecipient(tx: Session, recipient: string): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${lockSpace}, hashtext(${recipient}))`);
}

interface Counted {
  readonly last_sent: Date | null;
  readonly sent_in_hour: number;
  readonly first_in_hour: Date | null;
  readonly known_tries: number;
  readonly known_sends: number;
  readonly stranger_tries: number;
  readonly stranger_sends: number;
  readonly long_sends: number;
}

/** Challenges for one recipient since `from`: this caller's in the last hour, and everybody's. */
export async function countChallenges(
  tx: Session,
  query: {
    readonly recipient: string;
    readonly caller: string;
    readonly now: Date;
    readonly from: Date;
    readonly hourAgo: Date;
  },
): Promise<Counted> {
  const { recipient, caller, now, from, hourAgo } = query;
  return tx.one<Counted & { [column: string]: unknown }>(sql`
    SELECT max(sent_at) FILTER (WHERE is_mine) AS last_sent,
      count(*) FILTER (WHERE is_mine AND sent_at > ${hourAgo}) AS sent_in_hour,
      min(sent_at) FILTER (WHERE is_mine AND sent_at > ${hourAgo}) AS first_in_hour,
      coalesce(sum(taken) FILTER (WHERE is_short AND is_known AND is_mine), 0)::integer AS known_tries,
      count(*) FILTER (WHERE is_short AND is_known AND is_mine) AS known_sends,
      coalesce(sum(taken) FILTER (WHERE is_short AND NOT is_known), 0)::integer AS stranger_tries,
      count(*) FILTER (WHERE is_short AND NOT is_known) AS stranger_sends,
      count(*) FILTER (WHERE NOT is_short) AS long_sends
    FROM (SELECT sent_at, is_known, caller = ${caller} AS is_mine, digits = 6 AS is_short,
        CASE WHEN expires_at > ${now} THEN tries ELSE tries - tries_left END AS taken
      FROM code_challenge WHERE recipient = ${recipient} AND sent_at > ${from}) AS asked`);
}

export interface NewChallenge {
  readonly recipient: string;
  readonly binding: string;
  readonly caller: string;
  readonly isKnown: boolean;
  readonly digits: number;
  readonly hash: Buffer;
  readonly tries: number;
  readonly sentAt: Date;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Saves a challenge; an older one with the same binding expires. */
export async function keepChallenge(tx: Session, one: NewChallenge): Promise<void> {
  await tx.execute(sql`
    UPDATE code_challenge SET expires_at = ${one.sentAt}
    WHERE recipient = ${one.recipient} AND binding = ${one.binding} AND expires_at > ${one.sentAt}`);
  await tx.execute(sql`
    INSERT INTO code_challenge (id, recipient, binding, caller, is_known, digits, code_hash, tries, tries_left,
      sent_at, issued_at, expires_at)
    VALUES (${randomUUID()}, ${one.recipient}, ${one.binding}, ${one.caller}, ${one.isKnown}, ${one.digits}, ${one.hash},
      ${one.tries}, ${one.tries}, ${one.sentAt}, ${one.issuedAt}, ${one.expiresAt})`);
}

interface LongCode {
  readonly code_hash: Buffer;
  readonly issued_at: Date;
}

/** The latest long code sent to this recipient after `issuedAfter`. */
export async function findLongCode(
  tx: Session,
  { recipient, digits, issuedAfter, now }: { recipient: string; digits: number; issuedAfter: Date; now: Date },
): Promise<LongCode | undefined> {
  return tx.maybeOne<LongCode & { [column: string]: unknown }>(sql`
    SELECT code_hash, issued_at FROM code_challenge
    WHERE recipient = ${recipient} AND digits = ${digits} AND issued_at > ${issuedAfter} AND expires_at > ${now}
    ORDER BY issued_at DESC LIMIT 1`);
}

interface RecentCode {
  readonly digits: number;
  readonly sent_at: Date;
  readonly issued_at: Date;
  readonly expires_at: Date;
}

/** The newest code with this binding that was sent after `sentAfter` and can still be answered. */
export async function findRecentCode(
  tx: Session,
  { recipient, binding, sentAfter, now }: { recipient: string; binding: string; sentAfter: Date; now: Date },
): Promise<RecentCode | undefined> {
  return tx.maybeOne<RecentCode & { [column: string]: unknown }>(sql`
    SELECT digits, sent_at, issued_at, expires_at FROM code_challenge
    WHERE recipient = ${recipient} AND binding = ${binding} AND sent_at > ${sentAfter}
      AND tries_left > 0 AND expires_at > ${now}
    ORDER BY sent_at DESC LIMIT 1`);
}

interface OpenChallenge {
  readonly id: string;
  readonly digits: number;
}

/** The newest challenge that one of these bindings can answer. */
export async function findChallenge(
  session: Session,
  { recipient, bindings, now }: { recipient: string; bindings: readonly string[]; now: Date },
): Promise<OpenChallenge | undefined> {
  return session.maybeOne<OpenChallenge & { [column: string]: unknown }>(sql`
    SELECT id, digits FROM code_challenge
    WHERE recipient = ${recipient} AND binding = ANY(${bindings}) AND tries_left > 0 AND expires_at > ${now}
    ORDER BY sent_at DESC LIMIT 1`);
}

/** Uses one try; undefined if none is left or the challenge expired. */
export async function takeTry(session: Session, id: string, now: Date) {
  return session.maybeOne<{ code_hash: Buffer; tries_left: number }>(sql`
    UPDATE code_challenge SET tries_left = tries_left - 1
    WHERE id = ${id} AND tries_left > 0 AND expires_at > ${now}
    RETURNING code_hash, tries_left`);
}

/**
 * Uses up the challenge; false if it was already used. The caller may ask again at once, and a shared code expires
 * for everybody.
 */
export async function spendChallenge(tx: Session, id: string, now: Date): Promise<boolean> {
  const spent = await tx.maybeOne<{ recipient: string; caller: string; code_hash: Buffer }>(sql`
    DELETE FROM code_challenge WHERE id = ${id} RETURNING recipient, caller, code_hash`);
  if (!spent) return false;
  const { recipient, caller, code_hash: hash } = spent;
  await tx.execute(sql`
    UPDATE code_challenge SET caller = '' WHERE recipient = ${recipient} AND caller = ${caller}`);
  await tx.execute(sql`
    UPDATE code_challenge SET expires_at = ${now}
    WHERE recipient = ${recipient} AND code_hash = ${hash} AND expires_at > ${now}`);
  return true;
}

/** Deletes challenges that are no longer counted; for the cleanup job. */
export async function removeOldChallenges(session: Session, before: Date, now: Date): Promise<void> {
  await session.execute(sql`DELETE FROM code_challenge WHERE sent_at < ${before}`);
  // Codes created before `code_challenge` existed.
  await session.execute(sql`DELETE FROM otp WHERE expires_at < ${now}`);
}
