import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ShopContext } from '../start/context.ts';
import { breakerStates } from '../outgoing/circuit-breaker.ts';
import { problem } from '../http/problem.ts';
import { smsUseOf } from '../outgoing/sms-budget.ts';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** /metrics for Prometheus. Route labels come from the contract only, which keeps their number small. */
export function metricsRoutes(app: FastifyInstance, { database, settings, clock, outgoing }: ShopContext): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the end of an answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [register],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      connections.set({ state: 'idle' }, database.pool.idleCount);
      connections.set({ state: 'busy' }, database.pool.totalCount - database.pool.idleCount);
      connections.set({ state: 'waited-for' }, database.pool.waitingCount);
    },
  });

  const textMessages = new Gauge({
    name: 'text_messages_today',
    help: 'Text messages that the shop has sent today, and may send',
    labelNames: ['state'] as const,
    registers: [register],
    async collect() {
      // While the database is down, keep the last values.
      const use = await smsUseOf(database, settings, clock()).catch(() => null);
      if (use === null) return;
      textMessages.set({ state: 'sent' }, use.sent);
      textMessages.set({ state: 'limit' }, use.limit);
    },
  });
  const answering = new Gauge({
    name: 'database_answering',
    help: '1 while the database answers the heartbeat, 0 while it is silent',
    registers: [register],
    collect() {
      answering.set(database.isAnswering ? 1 : 0);
    },
  });
  const breakers = new Gauge({
    name: 'circuit_breaker_state',
    help: 'Circuit breaker of an external service: 0 closed, 1 half-open, 2 open',
    labelNames: ['service'] as const,
    registers: [register],
    collect() {
      for (const { name, breaker } of Object.values(outgoing)) {
        breakers.set({ service: name }, breakerStates.indexOf(breaker.state));
      }
    },
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
      .type(register.contentType)
      .send(await register.metrics());
  });
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
