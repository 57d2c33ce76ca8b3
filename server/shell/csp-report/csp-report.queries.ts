import sql from 'sql-template-tag';
import type { Violation } from '../../../src/contract/shell/csp-report.calls.ts';
import type { ListSource } from '../../platform/list/list.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Refusal } from './read-reports.ts';

/** Maximum kinds of violations stored; more can't be genuine. */
const maxKinds = 500;
const keptDays = 30;

/** Counts a violation; a new kind is stored only while there is room. */
export async function countRefusal(
  session: Session,
  { directive, blocked, page }: Refusal,
  now: Date,
): Promise<void> {
  await session.execute(sql`
    INSERT INTO csp_report (directive, blocked, page, count, first_seen, last_seen)
    SELECT ${directive}, ${blocked}, ${page}, 1, ${now}, ${now}
    WHERE (SELECT count(*) FROM csp_report) < ${maxKinds}
      OR EXISTS (SELECT FROM csp_report WHERE directive = ${directive} AND blocked = ${blocked} AND page = ${page})
    ON CONFLICT (directive, blocked, page) DO UPDATE SET
      count = csp_report.count + 1, last_seen = greatest(csp_report.last_seen, EXCLUDED.last_seen)`);
}

/** Deletes kinds last seen more than 30 days ago; for the cleanup job. */
export async function removeOldRefusals(session: Session, now: Date): Promise<void> {
  await session.execute(
    sql`DELETE FROM csp_report WHERE last_seen < ${now}::timestamptz - make_interval(days => ${keptDays})`,
  );
}

interface RefusalRow {
  id: number;
  directive: string;
  blocked: string;
  page: string;
  count: number;
  first_seen: Date;
  last_seen: Date;
}

/** Violations as an admin list. */
export const refusals: ListSource<RefusalRow & { [column: string]: unknown }, Violation, 'lastSeen' | 'count'> = {
  from: sql`csp_report`,
  columns: sql`id, directive, blocked, page, count, first_seen, last_seen`,
  key: sql`csp_report.id`,
  sorts: { lastSeen: sql`last_seen`, count: sql`count` },
  usual: '-lastSeen',
  searched: [sql`directive`, sql`blocked`, sql`page`],
  itemOf: ({ id, first_seen: firstSeen, last_seen: lastSeen, ...row }) => ({
    ...row,
    id: String(id),
    firstSeenAt: firstSeen.toISOString(),
    lastSeenAt: lastSeen.toISOString(),
  }),
};
