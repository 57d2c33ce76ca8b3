import { t } from '../../../../src/domain/kit/text/text.ts';
import { createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import type { RateLimit } from '../../../../src/contract/call.ts';
import type { Session } from '../../database/session.ts';
import { problem } from '../problem.ts';

export interface Hit {
  /** What is limited and for whom, such as 'otp-phone:+91…'; stored as a keyed hash. */
  readonly key: string;
  readonly limit: RateLimit;
  readonly secret: string;
  readonly now: Date;
}

/**
 * Counts a hit and returns the count; above the limit throws 'rate-limited' with Retry-After. A single statement,
 * so it works across instances.
 */
export async function countHit(session: Session, { key, limit, secret, now }: Hit): Promise<number> {
  const resetsAt = new Date(now.getTime() + limit.perSeconds * 1000);
  const row = await session.one<{ hits: number; resets_at: Date }>(sql`
    INSERT INTO rate_limit (key, hits, resets_at) VALUES (${hashedKey(key, secret)}, 1, ${resetsAt})
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN rate_limit.resets_at <= ${now} THEN 1 ELSE rate_limit.hits + 1 END,
      resets_at = CASE WHEN rate_limit.resets_at <= ${now} THEN EXCLUDED.resets_at ELSE rate_limit.resets_at END
    RETURNING hits, resets_at`);
  if (row.hits > limit.max) throw tooSoon(row.resets_at, now);
  return row.hits;
}

/** Throws 'rate-limited' if another hit would exceed the limit; doesn't count. */
export async function refuseSpent(session: Session, { key, limit, secret, now }: Hit): Promise<void> {
  const row = await session.maybeOne<{ hits: number; resets_at: Date }>(sql`
    SELECT hits, resets_at FROM rate_limit WHERE key = ${hashedKey(key, secret)} AND resets_at > ${now}`);
  if (row && row.hits >= limit.max) throw tooSoon(row.resets_at, now);
}

/** Resets the count of a key. */
export async function forgetHits(session: Session, key: string, secret: string): Promise<void> {
  await session.execute(sql`DELETE FROM rate_limit WHERE key = ${hashedKey(key, secret)}`);
}

/** Deletes expired counters; for the cleanup job. */
export async function removeSpentHits(session: Session, now: Date): Promise<number> {
  return session.execute(sql`DELETE FROM rate_limit WHERE resets_at <= ${now}`);
}

/** The problem to throw before `until`, with Retry-After. */
export function tooSoon(until: Date, now: Date, slug: 'rate-limited' | 'code-just-sent' = 'rate-limited') {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return problem(slug, {
    detail: seconds === 1 ? t`Try again in 1 second` : t`Try again in ${seconds} seconds`,
    headers: { 'retry-after': String(seconds) },
  });
}

function hashedKey(key: string, secret: string): string {
  const [scope = ''] = key.split(':');
  return `${scope}:${createHmac('sha256', secret).update(key).digest('base64url')}`;
}
