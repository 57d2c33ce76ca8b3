import sql from 'sql-template-tag';
import type { Database } from '../database.ts';
import type { DatabaseLog } from '../log.ts';

/**
 * Through a transaction pooler a connection can't carry a time limit, so the role has to have it. Logs a warning with what
 * to run when it has none.
 */
export async function warnOfUnlimitedStatements(
  database: Pick<Database, 'one' | 'url' | 'sessionUrl'>,
  log: DatabaseLog,
): Promise<void> {
  if (database.url === database.sessionUrl) return;
  const { limit, role } = await database.one<{ limit: string; role: string }>(
    sql`SELECT current_setting('statement_timeout') AS limit, current_user AS role`,
  );
  if (limit !== '0') return;
  const command = `ALTER ROLE "${role}" SET statement_timeout = '3s'`;
  log.warn({ command }, 'statements through the pooler of DATABASE_URL have no time limit');
}
