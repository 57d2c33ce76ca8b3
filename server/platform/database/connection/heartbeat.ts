import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { plainConfig } from './connection.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { DatabaseLog } from '../log.ts';

export interface Heartbeat {
  /** False while the database accepts connections but doesn't respond: it hangs, or the network does. */
  readonly isAnswering: boolean;
  /** Starts the heartbeat; does nothing when it is running. */
  start(): void;
  /** How many times the database has stopped responding. Connections from before the last time can't be trusted. */
  readonly silences: number;
  /**
   * Resolves with the result of `work`; rejects with DatabaseUnavailable as soon as the database stops responding,
   * or at once when it already has.
   */
  unlessSilent<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export interface HeartbeatOptions {
  readonly url: string;
  readonly log: DatabaseLog;
  /** Called each time the database stops responding. */
  readonly onSilence: () => void;
}

/** Milliseconds between two beats, and the timeout of one. Together well below a second (RUN-03). */
const pause = 200;
const patience = 600;
/** Milliseconds for a new connection. */
const connectPatience = 1_000;

/**
 * Pings the database on its own connection a few times a second. A slow statement doesn't count as a hang, because
 * the heartbeat still gets its answer. Neither does a refused connection: then every call fails at once anyway.
 */
export function createHeartbeat({ url, log, onSilence }: HeartbeatOptions): Heartbeat {
  const stopping = new AbortController();
  const waiting = new Set<(error: DatabaseUnavailable) => void>();
  let isAnswering = true;
  let silences = 0;
  let beating: Promise<void> | undefined;
  let current: Client | undefined;

  const set = (answers: boolean): void => {
    if (isAnswering === answers) return;
    isAnswering = answers;
    if (answers) {
      log.info({}, 'the database answers again');
      return;
    }
    silences += 1;
    log.warn({}, 'the database is silent; calls are refused until it answers');
    for (const reject of waiting) reject(silent());
    onSilence();
  };

  const beat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = new Client({
        ...plainConfig(url),
        application_name: 'heartbeat',
        connectionTimeoutMillis: connectPatience,
      });
      current = client;
      client.on('error', () => undefined);
      try {
        await client.connect();
        await beatOn(client);
      } catch (error) {
        // A refused connection is an answer too.
        if (!stopping.signal.aborted) set(!isTimeout(error));
      } finally {
        // Don't wait for a connection that hangs.
        client.connection.stream.destroy();
      }
      await rest();
    }
  };
  const beatOn = async (client: Client): Promise<void> => {
    while (!stopping.signal.aborted) {
      await inTime(client.query('SELECT 1'));
      set(true);
      await rest();
    }
  };
  const rest = async (): Promise<void> => {
    await delay(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  };

  return {
    get isAnswering() {
      return isAnswering;
    },
    get silences() {
      return silences;
    },
    start() {
      beating ??= beat();
    },
    async unlessSilent(work) {
      if (!isAnswering) throw silent();
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      try {
        return await Promise.race([work(), promise]);
      } finally {
        waiting.delete(reject);
      }
    },
    async stop() {
      stopping.abort();
      current?.connection.stream.destroy();
      await beating;
    },
  };
}

class Silence extends Error {
  override readonly name = 'Silence';
}

/** Rejects with Silence when the answer is late. */
async function inTime(answer: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const alarm = async (): Promise<never> => {
    await delay(patience, undefined, { signal: late.signal });
    // This process may have been blocked itself: read what has arrived meanwhile first.
    await turn();
    await turn();
    if (late.signal.aborted) return new Promise(() => undefined);
    throw new Silence('The database gave no sign of life');
  };
  try {
    await Promise.race([answer, alarm()]);
  } finally {
    late.abort();
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Silence || (error instanceof Error && /^timeout expired|ETIMEDOUT/u.test(error.message));
}

function silent(): DatabaseUnavailable {
  return new DatabaseUnavailable(new Silence('The database gives no sign of life'));
}
