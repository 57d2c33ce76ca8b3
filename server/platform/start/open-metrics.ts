import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { readQueue } from '../jobs/jobs.ts';
import { breakerStates } from '../outgoing/circuit-breaker.ts';
import { smsUseOf } from '../outgoing/sms-budget.ts';
import { registerCounters } from '../telemetry/counters.ts';
import type { ShopContext } from './context.ts';

/** The metrics of this process (PRF-05). While the database is down, those from it keep their last values. */
export function openMetrics({
  database,
  settings,
  clock,
  outgoing,
}: Pick<ShopContext, 'database' | 'settings' | 'clock' | 'outgoing'>): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  registerCounters(register);
  const gauge = <const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (this: Gauge<Label>) => void | Promise<void>,
  ) => new Gauge({ name, help, labelNames, registers: [register], collect });

  gauge('database_connections', 'Connections of this process to the database', ['state'], function () {
    this.set({ state: 'idle' }, database.pool.idleCount);
    this.set({ state: 'busy' }, database.pool.totalCount - database.pool.idleCount);
    this.set({ state: 'waited-for' }, database.pool.waitingCount);
  });
  gauge(
    'text_messages_today',
    'Text messages that the shop has sent today, and may send',
    ['state'],
    async function () {
      const use = await smsUseOf(database, settings, clock()).catch(() => null);
      if (use === null) return;
      this.set({ state: 'sent' }, use.sent);
      this.set({ state: 'limit' }, use.limit);
    },
  );
  gauge('database_answering', '1 while the database answers the heartbeat, 0 while it is silent', [], function () {
    this.set(database.isAnswering ? 1 : 0);
  });
  gauge(
    'circuit_breaker_state',
    'Circuit breaker of an external service: 0 closed, 1 half-open, 2 open',
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
  gauge('jobs_waiting', 'Jobs of the whole shop by state; the same in every process', ['state'], async function () {
    const queue = await readOnce();
    if (queue === null) return;
    this.set({ state: 'due' }, queue.due);
    this.set({ state: 'later' }, queue.later);
    this.set({ state: 'failed' }, queue.failed);
  });
  gauge(
    'jobs_oldest_waiting_seconds',
    'How long the oldest due job of the shop has waited; the same in every process',
    [],
    async function () {
      const queue = await readOnce();
      if (queue !== null) this.set(queue.oldest);
    },
  );
  return register;
}
