import { Client, escapeIdentifier } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { patientConnectionConfig } from './connection.ts';
import { asDatabaseError, codeOf } from './database-unavailable.ts';
import type { DatabaseLog } from '../log.ts';

/**
 * A message on the channel, or a gap: the connection was lost and messages may have been missed, so caches that
 * depend on them must be cleared.
 */
export type Notice = { kind: 'message'; payload: string } | { kind: 'gap' };
export type NoticeHandler = (notice: Notice) => void;

export interface Listener {
  listen(channel: string, handler: NoticeHandler): Promise<() => Promise<void>>;
  /** Tells this process alone, at once. Its handlers hear the same again from the database. */
  tell(channel: string, payload: string): void;
  /** Drops the current connection, which may be dead without noticing, and reconnects. */
  renew(): void;
  close(): Promise<void>;
}

/** Milliseconds between two attempts to reconnect. */
const firstWait = 50;
const longestWait = 1_000;

/** Listens to any number of channels on one connection, opened on first use and reopened after a loss. */
export function createListener(url: string, log: DatabaseLog): Listener {
  const handlers = new Map<string, Set<NoticeHandler>>();
  const closing = new AbortController();
  let connection: Promise<Client> | undefined;
  let connected: Client | undefined;

  const connect = async (): Promise<Client> => {
    // Those who begin to listen at the same time don't wait for each other.
    const client = new Client({ ...patientConnectionConfig(url), pipeline: true });
    connected = client;
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => tell(channel, { kind: 'message', payload }));
    try {
      await client.connect();
      for (const channel of handlers.keys()) await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw asDatabaseError(error);
    }
    client.once('end', () => {
      connection = closing.signal.aborted ? undefined : keep(reconnect());
    });
    return client;
  };

  const reconnect = async (): Promise<Client> => {
    for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
      await delay(wait, undefined, { signal: closing.signal });
      try {
        const client = await connect();
        for (const channel of handlers.keys()) tell(channel, { kind: 'gap' });
        return client;
      } catch (error) {
        log.warn({ code: codeOf(error) }, 'the database cannot be listened to; trying again');
      }
    }
  };

  const keep = (attempt: Promise<Client>): Promise<Client> => {
    attempt.catch(() => {
      connection = undefined;
    });
    return attempt;
  };

  const tell = (channel: string, notice: Notice): void => {
    for (const handler of handlers.get(channel) ?? []) handler(notice);
  };

  const forget = async (channel: string, handler: NoticeHandler): Promise<void> => {
    const others = handlers.get(channel);
    others?.delete(handler);
    if (others?.size !== 0) return;
    handlers.delete(channel);
    const client = await connection?.catch(() => undefined);
    await client?.query(`UNLISTEN ${escapeIdentifier(channel)}`).catch(() => undefined);
  };

  return {
    async listen(channel, handler) {
      const others = handlers.get(channel) ?? new Set();
      handlers.set(channel, others.add(handler));
      try {
        connection ??= keep(connect());
        const client = await connection;
        await client.query(`LISTEN ${escapeIdentifier(channel)}`);
      } catch (error) {
        await forget(channel, handler);
        throw asDatabaseError(error);
      }
      return () => forget(channel, handler);
    },
    tell(channel, payload) {
      tell(channel, { kind: 'message', payload });
    },
    renew() {
      connected?.connection.stream.destroy();
    },
    async close() {
      closing.abort();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
