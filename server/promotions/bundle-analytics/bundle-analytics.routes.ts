import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  bundleAnalytics,
  touchRecommendation,
  trackBundleEvents,
  viewRecommendation,
} from '../../../src/contract/promotions/bundle/bundle-analytics.calls.ts';
import { bundleMetrics } from '../../../src/contract/promotions/bundle/suggestion.calls.ts';
import { bundleConstants } from '../../../src/domain/kit/constants.ts';
import { indianDay, midnightInIndia } from '../../platform/list/indian-day.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { readAnalytics, readMetrics } from './bundle-figures.queries.ts';
import { insertEvents, insertRecommendationEvent, type Witness } from './bundle-event.queries.ts';

const dayLength = 86_400_000;
const usualDays = 30;
const maxDays = 400;

/** Bundle events from browsers, their totals for admins, and each bundle’s own figures. */
export function bundleAnalyticsRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const witness = (shopper: SignedIn | null, ip: string): Witness => {
    const at = clock();
    const caller = `${indianDay(at)}:${shopper?.id ?? ip}`;
    return {
      caller: createHmac('sha256', context.settings.secret).update(caller).digest('base64url'),
      shopperId: shopper?.id ?? null,
      at,
    };
  };

  route(app, context, bundleMetrics, async ({ params: { id } }, reply) => {
    const metrics = await readMetrics(database, id, clock());
    if (!metrics) throw problem('not-found', { detail: 'We couldn’t find this bundle' });
    reply.header('cache-control', `public, max-age=${bundleConstants.metricsMaxAgeSeconds}`);
    return metrics;
  });

  route(app, context, trackBundleEvents, async ({ body: { batchId, events }, shopper, ip }) => {
    await insertEvents(database, { batchId, events }, witness(shopper, ip));
  });

  route(app, context, viewRecommendation, async ({ body: { recommendationId, context: data }, shopper, ip }) => {
    const seen = { recommendationId, action: 'view', data };
    await insertRecommendationEvent(database, seen, witness(shopper, ip));
  });

  route(app, context, touchRecommendation, async ({ body, shopper, ip }) => {
    await insertRecommendationEvent(database, body, witness(shopper, ip));
  });

  route(app, context, bundleAnalytics, async ({ query }) => {
    const to = query.to ?? indianDay(clock());
    const until = new Date(midnightInIndia(to).getTime() + dayLength);
    const from = query.from ?? indianDay(new Date(until.getTime() - usualDays * dayLength));
    const days = (until.getTime() - midnightInIndia(from).getTime()) / dayLength;
    if (days < 1) throw refusedField('from', 'The first day can’t be after the last');
    if (days > maxDays) throw refusedField('from', `Choose up to ${maxDays} days`);
    return { from, to, ...(await readAnalytics(database, { from: midnightInIndia(from), until })) };
  });
}
