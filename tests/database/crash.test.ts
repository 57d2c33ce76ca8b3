import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signalTo } from '../support/platform/shop-process.ts';
import { newDataDir, serverOf, start, usedDataDir } from './support/data-dir.ts';
import { startProgram } from './support/programs.ts';
import { open } from './support/own-database.ts';

test('RUN-04 the server of a killed shop is taken over with every acknowledged row', async () => {
  const dataDir = await usedDataDir();
  const shop = startProgram('shop', [dataDir]);
  await shop.printed(100);
  shop.process.kill('SIGKILL');
  await shop.ended;
  const left = await serverOf(dataDir);
  expect(left).toBeGreaterThan(0);
  const server = await start(dataDir, { fsync: true });
  expect(await serverOf(dataDir)).toBe(left);
  expect(await missingRows(server.url, shop.lines)).toEqual([]);
});

test('RUN-04 after the server was killed too, the next start finds every acknowledged row', async () => {
  const dataDir = await usedDataDir();
  const shop = startProgram('shop', [dataDir]);
  await shop.printed(100);
  const left = (await serverOf(dataDir)) ?? 0;
  process.kill(left, 'SIGKILL');
  shop.process.kill('SIGKILL');
  await shop.ended;
  const server = await start(dataDir, { fsync: true });
  expect(await serverOf(dataDir)).not.toBe(left);
  expect(await missingRows(server.url, shop.lines)).toEqual([]);
});

test('RUN-04 a start that was killed while it made the database is followed by a clean one', async () => {
  const dataDir = await newDataDir();
  const shop = startProgram('shop', [dataDir]);
  await vi.waitUntil(async () => (await readdir(dataDir)).some((name) => name.startsWith('postgres.new-')), {
    interval: 5,
    timeout: 30_000,
  });
  shop.process.kill('SIGKILL');
  await shop.ended;
  const server = await start(dataDir);
  expect(await open(server.url).query(sql`SELECT 1 AS n`)).toEqual([{ n: 1 }]);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('RUN-04 a stale record whose process id now belongs to another program does not stop the start', async () => {
  const dataDir = await usedDataDir();
  await (await start(dataDir)).stop();
  const record = [process.pid, join(dataDir, 'postgres'), 1_700_000_000, 5432, '.', '', '1 1', 'ready'];
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${record.join('\n')}\n`);
  const server = await start(dataDir);
  expect(await open(server.url).query(sql`SELECT 1 AS n`)).toEqual([{ n: 1 }]);
});

test('RUN-04 the server of a killed shop that ran with other settings is started anew', async () => {
  const dataDir = await usedDataDir();
  const shop = startProgram('shop', [dataDir]);
  await shop.printed(1);
  shop.process.kill('SIGKILL');
  await shop.ended;
  const left = await serverOf(dataDir);
  const server = await start(dataDir, { fsync: false });
  expect(await serverOf(dataDir)).not.toBe(left);
  expect(await open(server.url).query(sql`SHOW fsync`)).toEqual([{ fsync: 'off' }]);
});

test('RUN-03 a server that ends by itself is started again, and the open database comes back', async () => {
  const dataDir = await usedDataDir();
  const server = await start(dataDir, { fsync: true });
  const database = open(server.url);
  await database.execute(sql`CREATE TABLE kept AS SELECT 7 AS n`);
  const killed = (await serverOf(dataDir)) ?? 0;
  process.kill(killed, 'SIGQUIT');
  const held = sql`SELECT FROM pg_locks WHERE locktype = 'advisory'`;
  const admin = open(server.adminUrl);
  await vi.waitFor(
    async () => {
      expect(await serverOf(dataDir)).not.toBe(killed);
      expect(await admin.query(held)).toHaveLength(1);
    },
    { interval: 20, timeout: 30_000 },
  );
  expect(await database.query(sql`SELECT n FROM kept`)).toEqual([{ n: 7 }]);
  await expect(start(dataDir)).rejects.toMatchObject({ reason: 'directory-in-use' });
});

test.runIf(process.platform === 'linux')(
  'RUN-03 a server whose processes are all stopped is refused within a second, and answers when they go on',
  async () => {
    const dataDir = await usedDataDir();
    const server = await start(dataDir);
    const database = open(server.url);
    const answers = async () => database.query(sql`SELECT 1 AS n`).catch(({ name }: Error) => name);
    expect(await answers()).toEqual([{ n: 1 }]);
    const all = await familyOf((await serverOf(dataDir)) ?? 0);
    const tell = (signal: NodeJS.Signals) => all.forEach((pid) => signalTo(pid, signal));
    let isStopped = true;
    onTestFinished(() => {
      if (isStopped) tell('SIGCONT');
    });
    tell('SIGSTOP');
    const began = performance.now();
    expect(await answers()).toBe('DatabaseUnavailable');
    expect(performance.now() - began).toBeLessThan(1_500);
    tell('SIGCONT');
    isStopped = false;
    await expect.poll(answers, { timeout: 30_000, interval: 20 }).toEqual([{ n: 1 }]);
  },
);

/** A process and its children. */
async function familyOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
    }),
  );
  return [parent, ...pids.filter((_, index) => parents[index] === parent)];
}

async function missingRows(url: string, lines: readonly string[]): Promise<number[]> {
  const rows = await open(url).query<{ n: number }>(sql`SELECT n FROM row`);
  const present = new Set(rows.map(({ n }) => n));
  return lines
    .filter((line) => line !== 'ready')
    .map(Number)
    .filter((n) => !present.has(n));
}
