import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { readQueue } from '../jobs/jobs.ts';
import { breakerStates } from '../outgoing/circuit-breaker.ts';
import { smsUseOf } from '../outgoing/sms-budget.ts';
import { registerCounters } from '../telemetry/counters.ts';
import type { ShopContext } from './context.ts';

/** What Node says of the process: watched once, however many shops there are in it. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** The metrics of this process (PRF-05). While the database is down, those from it keep their last values. */
export function openMetrics({
  database,
  settings,
  clock,
  outgoing,
}: Pick<ShopContext, 'database' | 'settings' | 'clock' | 'outgoing'>): Registry {
  const register = new Registry();
  for (const { name } of ofProcess.getMetricsAsArray()) {
    const metric = ofProcess.getSingleMetric(name);
    if (metric) register.registerMetric(metric);
  }
  registerCounters(register);
  const gauge = <const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (this: Gauge<Label>) => void | Promise<void>,
  ) => new Gauge({ name, help, labelNames, registers: [register], collect });

  gauge('database_connections', 'Database connections of this process', ['state'], function () {
    this.set({ state: 'idle' }, database.pool.idleCount);
    this.set({ state: 'busy' }, database.pool.totalCount - database.pool.idleCount);
    this.set({ state: 'waited-for' }, database.pool.waitingCount);
  });
  gauge('text_messages_today', 'Text messages sent today, and the daily limit', ['state'], async function () {
    const use = await smsUseOf(database, settings, clock()).catch(() => null);
    if (use === null) return;
    this.set({ state: 'sent' }, use.sent);
    this.set({ state: 'limit' }, use.limit);
  });
  gauge('database_answering', '1 if the database answered the last heartbeat, else 0', [], function () {
    this.set(database.isAnswering ? 1 : 0);
  });
  gauge(
    'circuit_breaker_state',
    'Circuit breaker by service: 0 closed, 1 half-open, 2 open',
    ['service'],
    function () {
      for (const { name, breaker } of Object.values(outgoing)) {
        this.set({ service: name }, breakerStates.indexOf(breaker.state));
      }
    },
  );
  // Both gauges are collected at the same time, and share one reading.
  let reading: ReturnType<typeof readQueue> | null = null;
  const readOnce = () =>
    (reading ??= readQueue(database).finally(() => {
      reading = null;
    }));
  gauge('jobs_waiting', 'Jobs by state, for all processes together', ['state'], async function () {
    const queue = await readOnce();
    if (queue === null) return;
    this.set({ state: 'due' }, queue.due);
    this.set({ state: 'later' }, queue.later);
    this.set({ state: 'failed' }, queue.failed);
  });
  gauge(
    'jobs_oldest_waiting_seconds',
    'Age of the oldest waiting job, for all processes together',
    [],
    async function () {
      const queue = await readOnce();
      if (queue !== null) this.set(queue.oldest);
    },
  );
  return register;
}
