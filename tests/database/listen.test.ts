import sql from 'sql-template-tag';
import { expect, test, vi } from 'vitest';
import type { Notice } from '../../server/platform/database/connection/listener.ts';
import { usedDataDir, start } from './support/data-dir.ts';
import { open, ownDatabase } from './support/own-database.ts';

const endListening = sql`
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND query LIKE 'LISTEN%'`;

test('RUN-03 what one instance tells, every instance hears', async () => {
  const database = await ownDatabase();
  const other = open(database.url);
  const heard: Record<'here' | 'there', Notice[]> = { here: [], there: [] };
  await database.listen('product', (notice) => heard.here.push(notice));
  await other.listen('product', (notice) => heard.there.push(notice));
  await database.notify('product', 'brahmi-oil');
  const notices = [{ kind: 'message', payload: 'brahmi-oil' }];
  await vi.waitFor(() => expect(heard).toEqual({ here: [...notices, ...notices], there: notices }));
});

test('RUN-03 whoever changes something reads it as soon as the change is answered', async () => {
  const database = await ownDatabase();
  const heard: Notice[] = [];
  await database.listen('product', (notice) => heard.push(notice));
  // Even while the connection that listens is away.
  await database.query(endListening);
  await database.transaction((session) => session.notify('product', 'dearer'));
  expect(heard).toContainEqual({ kind: 'message', payload: 'dearer' });
});

test('RUN-03 what a transaction tells is heard when it commits, and never when it does not', async () => {
  const database = await ownDatabase();
  const heard: Notice[] = [];
  await database.listen('product', (notice) => heard.push(notice));
  const refused = database.transaction(async (session) => {
    await session.notify('product', 'refused');
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await database.transaction((session) => session.notify('product', 'kept'));
  const kept = { kind: 'message', payload: 'kept' };
  await vi.waitFor(() => expect(heard).toEqual([kept, kept]));
});

test('RUN-03 who stops hearing hears nothing more', async () => {
  const database = await ownDatabase();
  const heard: Notice[] = [];
  const stop = await database.listen('product', (notice) => heard.push({ ...notice }));
  const others: Notice[] = [];
  await database.listen('coupon', (notice) => others.push(notice));
  await stop();
  await database.notify('product', 'unheard');
  await database.notify('coupon', 'heard');
  const notice = { kind: 'message', payload: 'heard' };
  await vi.waitFor(() => expect(others).toEqual([notice, notice]));
  expect(heard).toEqual([]);
});

// The driver warns of a statement that waits behind another once in a process: at a second try it would say nothing.
test(
  'RUN-03 those who begin to listen at the same time all hear, and the driver has nothing to warn of',
  { retry: 0 },
  async () => {
    const database = await ownDatabase();
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    const heard = new Set<string>();
    const channels = ['product', 'coupon', 'banner'];
    await Promise.all(channels.map(async (channel) => database.listen(channel, () => heard.add(channel))));
    for (const channel of channels) await database.notify(channel, '');
    await vi.waitFor(() => expect(heard.size).toBe(3));
    process.off('warning', note);
    expect(warnings).toEqual([]);
  },
);

test('RUN-03 after a lost connection a listener is told of the gap and hears again', async () => {
  const database = await ownDatabase();
  const heard: Notice[] = [];
  await database.listen('product', (notice) => heard.push(notice));
  await database.query(endListening);
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'gap' }]));
  await database.notify('product', 'again');
  const again = { kind: 'message', payload: 'again' };
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'gap' }, again, again]));
});

test('RUN-03 while the server is stopped everything says unavailable; after its start all comes back', async () => {
  const dataDir = await usedDataDir();
  const server = await start(dataDir);
  const database = open(server.url);
  const heard: Notice[] = [];
  await database.listen('product', (notice) => heard.push(notice));
  await database.execute(sql`CREATE TABLE kept AS SELECT 7 AS n`);
  await server.stop();
  const refusals = await Promise.allSettled([
    database.query(sql`SELECT 1`),
    database.transaction((session) => session.query(sql`SELECT 1`)),
    database.notify('product', 'lost'),
    open(server.url).listen('product', () => undefined),
  ]);
  const unavailable: unknown = expect.objectContaining({ name: 'DatabaseUnavailable' });
  expect(refusals).toEqual(refusals.map(() => ({ status: 'rejected', reason: unavailable })));
  await start(dataDir);
  expect(await database.query(sql`SELECT n FROM kept`)).toEqual([{ n: 7 }]);
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'gap' }]), { timeout: 30_000 });
  await database.notify('product', 'again');
  const again = { kind: 'message', payload: 'again' };
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'gap' }, again, again]));
});
