import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { ShopContext } from '../start/context.ts';
import { problem } from './problem.ts';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** /metrics for Prometheus. Route labels come from the contract only, which keeps their number small. */
export function metricsRoutes(app: FastifyInstance, { settings, metrics }: ShopContext): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [metrics],
  });

  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'unknown';
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = settings;
    if (metricsToken !== null && !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      throw problem('not-signed-in');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
