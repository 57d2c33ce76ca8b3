import type { QueryResult, QueryResultRow } from 'pg';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openReplica } from '../../server/platform/database/connection/replica.ts';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { startHangingDatabase } from '../support/platform/hanging-proxy.ts';
import { silentLog } from '../support/platform/silent-log.ts';
import { open, ownDatabase } from './support/own-database.ts';
import { pauseReplay, startReplicated } from './support/replicated.ts';

const patient = { timeout: 30_000, interval: 20 };

function withReplica(url: string, replicaUrl: string): Database {
  const database = openDatabase({ url, replicaUrl, log: silentLog, poolSize: 4 });
  onTestFinished(() => database.close());
  return database;
}

async function answersFrom(database: Database): Promise<'replica' | 'primary'> {
  const { copied } = await database.replica.one<{ copied: boolean }>(sql`SELECT pg_is_in_recovery() AS copied`);
  return copied ? 'replica' : 'primary';
}

const names = sql`SELECT name FROM shelf ORDER BY name`;

test('PRF-04 lists come from the replica; after a change from the primary, until the replica has it too', async () => {
  const { primary, replica, onReplica } = await startReplicated();
  const database = withReplica(primary.url, replica.url);
  await database.execute(sql`CREATE TABLE shelf (name text)`);
  await expect.poll(() => answersFrom(database), patient).toBe('replica');
  expect([await answersFrom({ ...database, replica: database }), database.isReplicaUsed]).toEqual([
    'primary',
    true,
  ]);

  await onReplica(pauseReplay);
  const told = Promise.withResolvers<void>();
  await database.listen('catalogue', () => told.resolve());
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO shelf VALUES ('brahmi')`);
    await tx.notify('catalogue');
  });
  await told.promise;
  expect(await database.replica.query(names)).toEqual([{ name: 'brahmi' }]);
  expect([await answersFrom(database), database.isReplicaUsed]).toEqual(['primary', false]);
  await onReplica('SELECT pg_wal_replay_resume()');
  await expect.poll(() => answersFrom(database), patient).toBe('replica');
  expect(await database.replica.query(names)).toEqual([{ name: 'brahmi' }]);
});

test('PRF-04 a replica more than two seconds behind isn’t read until it has caught up', async () => {
  const { primary, replica, onReplica } = await startReplicated();
  const database = withReplica(primary.url, replica.url);
  await database.execute(sql`CREATE TABLE shelf (name text)`);
  // Only a replica that has the table can show that it lags behind its rows.
  const state = sql`SELECT pg_is_in_recovery() AS copied, to_regclass('shelf') IS NOT NULL AS there`;
  await expect.poll(() => database.replica.query(state), patient).toEqual([{ copied: true, there: true }]);
  await onReplica(pauseReplay);
  await database.execute(sql`INSERT INTO shelf VALUES ('tulsi')`);
  expect([await answersFrom(database), await database.replica.query(names)]).toEqual(['replica', []]);
  await expect.poll(() => database.replica.query(names), patient).toEqual([{ name: 'tulsi' }]);
  expect(await answersFrom(database)).toBe('primary');
  await onReplica('SELECT pg_wal_replay_resume()');
  await expect.poll(() => answersFrom(database), patient).toBe('replica');
});

test('PRF-04, RUN-03 a replica that hangs, goes away or is promoted costs nobody an answer', async () => {
  const { primary, replica, onReplica } = await startReplicated();
  const way = await startHangingDatabase(replica.url);
  onTestFinished(() => way.close());
  const database = withReplica(primary.url, way.url);
  await expect.poll(() => answersFrom(database), patient).toBe('replica');

  way.hang();
  const began = performance.now();
  expect(await answersFrom(database)).toBe('primary');
  expect(performance.now() - began).toBeLessThan(1_500);
  way.resume();
  await expect.poll(() => answersFrom(database), patient).toBe('replica');

  way.cut();
  expect(await answersFrom(database)).toBe('primary');
  way.resume();
  await expect.poll(() => answersFrom(database), patient).toBe('replica');

  await onReplica('SELECT pg_promote()');
  await expect.poll(() => database.isReplicaUsed, patient).toBe(false);
  expect(await answersFrom(database)).toBe('primary');
});

test('PRF-04 another database is no replica, and without an address lists come from the primary', async () => {
  const { url } = await ownDatabase();
  const warn = vi.fn();
  const other = openDatabase({ url, replicaUrl: url, log: { ...silentLog, warn }, poolSize: 4 });
  onTestFinished(() => other.close());
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith({}, 'the replica is unavailable or behind; lists are read from the primary'),
  );
  expect([await answersFrom(other), other.isReplicaUsed]).toEqual(['primary', false]);
  const alone = open(url);
  expect([await answersFrom(alone), alone.isReplicaUsed]).toEqual(['primary', null]);
});

const copied = { system: '1', is_replica: true, position: 7 };

/** Whether a replica is used after two looks at it in its new state; null is one that doesn't answer. */
async function isUsedAs(state: QueryResultRow | null): Promise<boolean> {
  let now: QueryResultRow | null = copied;
  let looks = 0;
  const answer = async <Row extends QueryResultRow>(row: QueryResultRow | null): Promise<QueryResult<Row>> => {
    if (row === null) throw new Error('away');
    return { rows: [row as Row], rowCount: 1, command: 'SELECT', oid: 0, fields: [] };
  };
  const replica = openReplica({
    primary: { run: () => answer({ system: '1', position: 7 }) },
    replica: {
      run: () => {
        looks += 1;
        return answer(now);
      },
    },
    log: silentLog,
  });
  onTestFinished(() => replica.close());
  await vi.waitFor(() => expect(replica.isUsed).toBe(true), patient);
  now = state;
  const before = looks;
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 2), patient);
  return replica.isUsed;
}

test('PRF-04 a server that was promoted, copies another database or stopped answering is read no longer', async () => {
  const states = [copied, { ...copied, is_replica: false }, { ...copied, system: '2' }, null];
  expect(await Promise.all(states.map(isUsedAs))).toEqual([true, false, false, false]);
});
