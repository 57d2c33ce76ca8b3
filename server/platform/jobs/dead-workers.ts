import type { WorkerEvents } from 'graphile-worker';
import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';

/** The first half of the advisory locks that living workers hold; the second is a hash of the worker's id. */
const space = 4066;

/** Has each worker hold a lock on the connection that it listens on, for as long as its process lives. */
export function markLiving(events: WorkerEvents): void {
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // A connection that breaks is replaced by the queue, which then marks the new one.
    client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [space, workerPool.id]).catch(() => undefined);
  });
}

/**
 * Frees the jobs and lanes that killed processes had taken, which the queue itself does after four hours. Returns how many
 * workers were dead. What was taken in the last minute stays: its worker may be reconnecting, or of a version without locks.
 */
export async function releaseDeadWorkers(session: Session): Promise<number> {
  const { dead } = await session.one<{ dead: number }>(sql`
    WITH dead AS (
      SELECT locked_by FROM (
        SELECT locked_by, locked_at FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
        UNION SELECT locked_by, locked_at FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL
      ) AS taken
      WHERE NOT EXISTS (
        SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE locktype = 'advisory' AND datname = current_database() AND granted
          AND classid = ${space}::integer AND objid::bigint = hashtext(locked_by)::bigint & 4294967295)
      GROUP BY locked_by HAVING max(locked_at) < now() - interval '1 minute'
    )
    SELECT count(*)::integer AS dead, graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM dead`);
  return dead;
}
