import sql from 'sql-template-tag';
import type { CountDevice, CountedName, StepCount } from '../../../src/domain/shell/flow-count.ts';
import type { Device } from '../../../src/domain/shell/device.ts';
import type { Session } from '../../platform/database/session.ts';

interface CountedVisit {
  /** A day in India: '2026-11-21'. */
  readonly day: string;
  readonly device: Device;
  /** Each name once. */
  readonly counts: readonly StepCount[];
}

/** Adds what one visit reported. Rows are updated in a fixed order, so that concurrent visits can't deadlock. */
export async function countSteps(session: Session, { day, device, counts }: CountedVisit): Promise<void> {
  await session.execute(sql`
    INSERT INTO flow_count (chart, day, device, kind, name, times, visits)
    SELECT step.chart, ${day}::date, ${device}, step.kind, step.name, step.times, step."isNew"::integer
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      AS step (chart text, kind text, name text, times integer, "isNew" boolean)
    ORDER BY step.chart, step.kind, step.name
    ON CONFLICT (chart, day, device, kind, name) DO UPDATE
    SET times = flow_count.times + EXCLUDED.times, visits = flow_count.visits + EXCLUDED.visits`);
}

interface Asked {
  readonly chart: string;
  /** Days in India, both included. */
  readonly from: string;
  readonly until: string;
  readonly device: CountDevice;
}

/** What was counted of a chart in a period, by name. */
export async function readCounts(
  session: Session,
  { chart, from, until, device }: Asked,
): Promise<readonly CountedName[]> {
  const rows = await session.query<Pick<CountedName, 'kind' | 'name'> & { times: string; visits: string }>(sql`
    SELECT kind, name, sum(times)::text AS times, sum(visits)::text AS visits
    FROM flow_count
    WHERE chart = ${chart} AND day BETWEEN ${from}::date AND ${until}::date AND ${device} IN ('all', device)
    GROUP BY kind, name
    ORDER BY kind, name`);
  return rows.map(({ kind, name, times, visits }) => ({
    kind,
    name,
    times: Number(times),
    visits: Number(visits),
  }));
}

/** Deletes counts after 13 months. */
export async function removeOldFlowCounts(session: Session, now: Date): Promise<void> {
  await session.execute(sql`DELETE FROM flow_count WHERE day < (${now}::timestamptz - interval '13 months')::date`);
}
