import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EmbeddedServer } from '../../../server/platform/database/embedded/embedded.ts';
import { start, usedDataDir } from './data-dir.ts';

/** Stops what a replica does with what it receives; the pause begins a moment after it was asked for. */
export const pauseReplay = `DO $$ BEGIN
  PERFORM pg_wal_replay_pause();
  WHILE pg_get_wal_replay_pause_state() <> 'paused' LOOP PERFORM pg_sleep(0.01); END LOOP;
END $$`;

/** A server and its streaming replica. */
export interface Replicated {
  readonly primary: EmbeddedServer;
  readonly replica: EmbeddedServer;
  /** Runs a command on the replica as its superuser. */
  readonly onReplica: (command: string) => Promise<void>;
}

/** Both begin as copies of one stopped server; the replica follows over the primary's socket. */
export async function startReplicated(): Promise<Replicated> {
  const [dataDir, copyDir] = await Promise.all([usedDataDir(), usedDataDir()]);
  const primary = await start(dataDir);
  const address = new URL(primary.adminUrl);
  const from = `host=${address.searchParams.get('host')} user=postgres`;
  await writeFile(join(copyDir, 'postgres/standby.signal'), '');
  await appendFile(join(copyDir, 'postgres/postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  const replica = await start(copyDir);
  return {
    primary,
    replica,
    async onReplica(command) {
      const admin = new Client(replica.adminUrl);
      await admin.connect();
      try {
        await admin.query(command);
      } finally {
        await admin.end();
      }
    },
  };
}
