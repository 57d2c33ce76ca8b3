import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { ShopContext } from '../../start/context.ts';
import { requireAccount } from '../guard/account-lock.ts';
import { codeOf, DatabaseUnavailable } from '../../database/connection/database-unavailable.ts';
import type { Session } from '../../database/session.ts';
import type { SignedIn } from '../guard/auth.ts';
import { problem } from '../problem.ts';

export interface IdempotentRequest {
  readonly shopper: Pick<SignedIn, 'id'>;
  /** The call, such as 'POST /v1/order': keys are separate for each call. */
  readonly route: string;
  /** The caller's Idempotency-Key. */
  readonly key: string;
  /** The validated body; another body under the same key is refused. */
  readonly body: unknown;
  /** A lock that the work needs first, as a SELECT expression: taken right after the account's. */
  readonly lock?: Sql;
  /** What the work will answer, if known: saved with the key, so that the locks of the work are freed earlier. */
  readonly answer?: object;
}

interface KeptRow<Answer> {
  body_hash: Buffer;
  answer: Answer | null;
}

/** Milliseconds a duplicate in another process waits for the first request before it is told to retry. */
const patience = 2_500;

/** Requests in progress in this process, so that duplicates wait here and don't hold database connections. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs `work` once per key and shopper, even for repeated or concurrent requests (CHK-06). The key, the effect and
 * the response are saved in one transaction: a failure saves nothing and can be retried. Throws
 * 'idempotency-mismatch' for another body and 'request-in-progress' when the first request takes too long.
 */
export async function withIdempotency<Answer extends object>(
  context: Pick<ShopContext, 'database' | 'clock'>,
  request: IdempotentRequest,
  work: (tx: Session) => Promise<Answer>,
): Promise<Answer> {
  const name = JSON.stringify([context.database.url, request.shopper.id, request.route, request.key]);
  for (let first = underWay.get(name); first; first = underWay.get(name)) await first.catch(() => undefined);
  const attempt = once(context, request, work);
  underWay.set(name, attempt);
  try {
    return await attempt;
  } finally {
    if (underWay.get(name) === attempt) underWay.delete(name);
  }
}

async function once<Answer extends object>(
  { database, clock }: Pick<ShopContext, 'database' | 'clock'>,
  { shopper, route, key, body, lock, answer: known }: IdempotentRequest,
  work: (tx: Session) => Promise<Answer>,
): Promise<Answer> {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  try {
    const inTime = { lockTimeout: patience };
    return await database.transaction(async (tx) => {
      const [, isFirst] = await Promise.all([
        requireAccount(tx, shopper.id, lock),
        tx.execute(sql`
          INSERT INTO idempotency (shopper_id, route, key, body_hash, created_at, answer)
          VALUES (${shopper.id}, ${route}, ${key}, ${hash}, ${clock()}, ${known ? JSON.stringify(known) : null}::jsonb)
          ON CONFLICT DO NOTHING`),
      ]);
      if (isFirst === 0) return keptAnswer<Answer>(tx, { shopper, route, key, hash });
      const answer = await work(tx);
      if (known) return answer;
      await tx.execute(sql`
        UPDATE idempotency SET answer = ${JSON.stringify(answer)}::jsonb
        WHERE shopper_id = ${shopper.id} AND route = ${route} AND key = ${key}`);
      return answer;
    }, inTime);
  } catch (error) {
    if (error instanceof DatabaseUnavailable && codeOf(error) === lockTimeout) {
      throw problem('request-in-progress', { headers: { 'retry-after': '1' } });
    }
    throw error;
  }
}

const lockTimeout = '55P03';

interface Kept {
  readonly shopper: Pick<SignedIn, 'id'>;
  readonly route: string;
  readonly key: string;
  readonly hash: Buffer;
}

async function keptAnswer<Answer>(tx: Session, { shopper, route, key, hash }: Kept): Promise<Answer> {
  const kept = await tx.maybeOne<KeptRow<Answer>>(sql`
    SELECT body_hash, answer FROM idempotency
    WHERE shopper_id = ${shopper.id} AND route = ${route} AND key = ${key}`);
  if (!kept?.answer) throw problem('request-in-progress', { headers: { 'retry-after': '1' } });
  if (!kept.body_hash.equals(hash)) throw problem('idempotency-mismatch');
  return kept.answer;
}
