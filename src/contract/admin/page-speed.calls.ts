import * as z from 'zod/mini';
import { pageKinds, speedMetrics, speedPeriods } from '../../domain/admin/page-speed.ts';
import { devices } from '../../domain/shell/device.ts';
import { defineCall } from '../call.ts';

const tag = 'Page speed';
const count = z.int().check(z.gte(0));
const share = z.nullable(z.number().check(z.gte(0), z.lte(1)));
const value = z.number().check(z.gte(0), z.lte(600_000));

export const reportSpeed = defineCall({
  method: 'POST',
  path: '/v1/page-speed',
  summary: 'Reports how fast a page was in one browser; counted without any visitor data',
  tag,
  access: 'public',
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({
    page: z.enum(pageKinds),
    device: z.enum(devices),
    /** Milliseconds; thousandths for CLS. At most one value per metric. */
    values: z.strictObject({
      LCP: z.optional(value),
      INP: z.optional(value),
      CLS: z.optional(value),
      FCP: z.optional(value),
      TTFB: z.optional(value),
    }),
  }),
  status: 204,
  problems: [],
});

const figure = z.strictObject({
  metric: z.enum(speedMetrics),
  visits: count,
  /** The 75th percentile. */
  threeQuarters: z.nullable(z.number()),
  /** Share of visits with a good value. */
  good: share,
});

export const readSpeed = defineCall({
  method: 'GET',
  path: '/v1/admin/page-speed',
  summary: 'How fast pages are for visitors: all together, by day, by page and by device',
  tag,
  access: ['admin'],
  /** Number of days up to today, in India. */
  query: z.strictObject({ days: z._default(z.optional(z.enum(speedPeriods)), '30') }),
  status: 200,
  answer: z.strictObject({
    metrics: z.array(figure),
    days: z.array(z.strictObject({ day: z.string(), metrics: z.array(figure) })),
    pages: z.array(z.strictObject({ page: z.enum(pageKinds), device: z.enum(devices), metrics: z.array(figure) })),
  }),
  problems: [],
});
