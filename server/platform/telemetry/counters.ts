import { Counter, type Registry } from 'prom-client';

/**
 * What this process has done since it started. A registry shows them; nobody else reads them. Labels have few values:
 * never an id, a name or an address.
 */
const counter = <const Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  new Counter({ name, help, labelNames, registers: [] });

/** Counts are made after the transaction has committed. */
export const ordersPlaced = counter('orders_placed_total', 'Orders placed', ['method']);
export const paymentsMoved = counter('payments_total', 'Payments by gateway and outcome', ['gateway', 'outcome']);
export const jobsEnded = counter('jobs_total', 'Background jobs run', ['task', 'outcome']);
export const browserErrors = counter('browser_errors_total', 'Browser errors reported', ['kind']);

/** How often a cache had what was asked for. Plain numbers, because some are asked thousands of times a second. */
export interface CacheUse {
  hits: number;
  misses: number;
}

const caches = new Map<string, CacheUse>();

/** The counts of a cache; caches with the same name share them. */
export function cacheUse(name: string): CacheUse {
  const use = caches.get(name) ?? { hits: 0, misses: 0 };
  caches.set(name, use);
  return use;
}

const cacheRequests = new Counter({
  name: 'cache_requests_total',
  help: 'Cache hits and misses in this process',
  labelNames: ['cache', 'result'] as const,
  registers: [],
  collect() {
    this.reset();
    for (const [cache, { hits, misses }] of caches) {
      this.inc({ cache, result: 'hit' }, hits);
      this.inc({ cache, result: 'miss' }, misses);
    }
  },
});

/** Shows the counts in a registry. */
export function registerCounters(registry: Registry): void {
  registry.registerMetric(ordersPlaced);
  registry.registerMetric(paymentsMoved);
  registry.registerMetric(jobsEnded);
  registry.registerMetric(browserErrors);
  registry.registerMetric(cacheRequests);
}
