import { Agent, request } from 'node:http';
import { workerData, isMainThread, parentPort, Worker } from 'node:worker_threads';
import { setTimeout as delay } from 'node:timers/promises';

export interface Flooded {
  /** How many answers came with each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Milliseconds that the answers took. */
  readonly times: readonly number[];
}

export interface Flood {
  /** Ends it and says what was answered. */
  stop(): Promise<Flooded>;
}

interface FloodTask {
  /** To which a number is added that comes once. */
  readonly url: string;
  readonly connections: number;
}

/** Asks for pages that nobody has asked for, on so many connections, from a thread of its own. */
export function startFlood(task: FloodTask): Flood {
  const worker = new Worker(new URL(import.meta.url), { workerData: task });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage('stop');
      }),
  };
}

export interface Timed {
  readonly status: number;
  readonly ms: number;
}

/** One GET on a kept connection. */
export async function timedGet(url: string, agent: Agent): Promise<Timed> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
    })
      .on('error', reject)
      .end();
  });
}

/** The time in milliseconds that so much of all answers (0 to 1) kept to. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Asks one address again and again for a while, and gives the times in milliseconds. */
export async function probe(url: string, milliseconds: number, pauseMs = 10): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const { status, ms } = await timedGet(url, agent);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    times.push(ms);
    await delay(pauseMs);
  }
  agent.destroy();
  return times;
}

if (!isMainThread && typeof workerData === 'object' && workerData !== null && 'connections' in workerData) {
  const { url, connections } = workerData as FloodTask;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  const over = new AbortController();
  let count = 0;
  parentPort?.once('message', () => over.abort());
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!over.signal.aborted) {
        count += 1;
        const { status, ms } = await timedGet(`${url}${count}`, agent).catch(() => ({ status: 0, ms: 0 }));
        times.push(ms);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  parentPort?.postMessage({ statuses, times });
}
