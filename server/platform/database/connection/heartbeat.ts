import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { patientConnectionConfig } from './connection.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { DatabaseLog } from '../log.ts';

export interface Heartbeat {
  /** False while the database accepts connections but says nothing: it hangs, or the way to it does. */
  readonly isAnswering: boolean;
  /** Begins to beat; does nothing where it beats already. */
  start(): void;
  /** How often the database has fallen silent: what was begun before may not go on after it. */
  readonly silences: number;
  /** The result of `work`, or DatabaseUnavailable as soon as the database is silent, at once where it is already. */
  unlessSilent<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export interface HeartbeatOptions {
  readonly url: string;
  readonly log: DatabaseLog;
  /** Called each time the database falls silent. */
  readonly onSilence: () => void;
}

/** Milliseconds between two beats, and that one may take. Both together are well below a second (RUN-03). */
const pause = 200;
const patience = 600;
/** Milliseconds for a new connection. */
const connectPatience = 1_000;

/**
 * Asks the database for a sign of life on a connection of its own, a few times a second. A statement that takes long
 * is no silence: the database answers the heartbeat meanwhile. A database that refuses connections is none either:
 * then each call learns at once that it is away.
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
        ...patientConnectionConfig(url),
        application_name: 'heartbeat',
        connectionTimeoutMillis: connectPatience,
      });
      current = client;
      client.on('error', () => undefined);
      try {
        await client.connect();
        await beatOn(client);
      } catch (error) {
        // A refusal is an answer too.
        if (!stopping.signal.aborted) set(!isTimeout(error));
      } finally {
        // A connection that hangs is not waited for.
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
    // This process may have been busy itself: what has arrived meanwhile is read first.
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
