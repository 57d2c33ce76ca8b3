import sql from 'sql-template-tag';
import type { Histogram, PageKind, SpeedMetric } from '../../../src/domain/admin/page-speed.ts';
import type { Device } from '../../../src/domain/shell/device.ts';
import type { Session } from '../../platform/database/session.ts';

interface CountedVisit {
  /** A day in India: '2026-11-21'. */
  readonly day: string;
  readonly page: PageKind;
  readonly device: Device;
  readonly buckets: readonly { readonly metric: SpeedMetric; readonly bucket: number }[];
}

/** Counts one visit. Rows are updated in a fixed order, so that concurrent visits can't deadlock. */
export async function countVisit(session: Session, { day, page, device, buckets }: CountedVisit): Promise<void> {
  await session.execute(sql`
    INSERT INTO page_speed (day, page, device, metric, bucket, count)
    SELECT ${day}::date, ${page}, ${device}, hit.metric, hit.bucket, 1
    FROM jsonb_to_recordset(${JSON.stringify(buckets)}::jsonb) AS hit (metric text, bucket smallint)
    ORDER BY hit.metric
    ON CONFLICT (day, page, device, metric, bucket) DO UPDATE SET count = page_speed.count + 1`);
}

/** Totals for a group of visits: all, one day, or one page on one device. */
interface CountRow {
  readonly day: string | null;
  readonly page: PageKind | null;
  readonly device: Device | null;
  readonly metric: SpeedMetric;
  readonly bucket: number;
  readonly count: string;
}

export interface SpeedGroup extends Pick<CountRow, 'day' | 'page' | 'device'> {
  readonly histograms: ReadonlyMap<SpeedMetric, Histogram>;
}

interface Counting extends Pick<CountRow, 'day' | 'page' | 'device'> {
  readonly histograms: Map<SpeedMetric, Map<number, number>>;
}

/** The totals since a day, all three groupings in one query. */
export async function readGroups(session: Session, since: string): Promise<readonly SpeedGroup[]> {
  const rows = await session.query<CountRow>(sql`
    SELECT day::text, page, device, metric, bucket, sum(count)::text AS count
    FROM page_speed WHERE day >= ${since}::date
    GROUP BY GROUPING SETS ((metric, bucket), (day, metric, bucket), (page, device, metric, bucket))
    ORDER BY day, page, device, metric, bucket`);
  const groups = new Map<string, Counting>();
  for (const { day, page, device, metric, bucket, count } of rows) {
    const key = `${day} ${page} ${device}`;
    const group = groups.get(key) ?? { day, page, device, histograms: new Map<SpeedMetric, Map<number, number>>() };
    const histogram = group.histograms.get(metric) ?? new Map<number, number>();
    histogram.set(bucket, Number(count));
    group.histograms.set(metric, histogram);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Deletes counts after 400 days. */
export async function removeOldSpeed(session: Session, now: Date): Promise<void> {
  await session.execute(sql`DELETE FROM page_speed WHERE day < (${now}::timestamptz - interval '400 days')::date`);
}
