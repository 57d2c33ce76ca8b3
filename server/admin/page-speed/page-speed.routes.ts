import type { FastifyInstance } from 'fastify';
import { readSpeed, reportSpeed } from '../../../src/contract/admin/page-speed.calls.ts';
import { bucketOf, countIn, goodShare, speedMetrics, threeQuarters } from '../../../src/domain/admin/page-speed.ts';
import { indianDay } from '../../platform/list/indian-day.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { countVisit, readGroups, type SpeedGroup } from './page-speed.queries.ts';

const dayLength = 86_400_000;

/** Page speed measured by visitors' browsers, stored only as counts. */
export function pageSpeedRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, reportSpeed, async ({ body: { page, device, values } }) => {
    const buckets = speedMetrics.flatMap((metric) => {
      const value = values[metric];
      return value === undefined ? [] : [{ metric, bucket: bucketOf(metric, value) }];
    });
    if (buckets.length > 0) await countVisit(database, { day: indianDay(clock()), page, device, buckets });
  });

  route(app, context, readSpeed, async ({ query: { days } }) => {
    const since = indianDay(new Date(clock().getTime() - (Number(days) - 1) * dayLength));
    const groups = await readGroups(database, since);
    const all = groups.find(({ day, page }) => day === null && page === null);
    return {
      metrics: all ? figuresOf(all) : [],
      days: groups.flatMap((group) => (group.day === null ? [] : [{ day: group.day, metrics: figuresOf(group) }])),
      pages: groups.flatMap((group) => {
        const { page, device } = group;
        return page === null || device === null ? [] : [{ page, device, metrics: figuresOf(group) }];
      }),
    };
  });
}

function figuresOf({ histograms }: SpeedGroup) {
  return speedMetrics.flatMap((metric) => {
    const histogram = histograms.get(metric);
    if (!histogram) return [];
    const figures = { threeQuarters: threeQuarters(metric, histogram), good: goodShare(metric, histogram) };
    return [{ metric, visits: countIn(histogram), ...figures }];
  });
}
