import { afterAll, beforeAll, expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { DatabaseUnavailable } from '../../../server/platform/database/connection/database-unavailable.ts';
import { type HangingProxy, startHangingDatabase } from '../../support/platform/hanging-proxy.ts';
import { slowness } from '../../support/platform/timing.ts';
import { newPhone, problemOf, startTestServer, type TestServer } from '../../support/server.ts';

let way: HangingProxy;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    async through(url) {
      const proxy = await startHangingDatabase(url);
      way = proxy;
      return proxy.url;
    },
  });
});
afterAll(async () => {
  way.resume();
  await server.close();
  await way.close();
});

/** Hangs the database while `work` is done; afterwards it has answered again. */
async function whileHung(work: () => Promise<void>): Promise<void> {
  way.hang();
  try {
    await work();
  } finally {
    way.resume();
    const answers = async () => (await server.call('GET', '/readyz')).status;
    await expect.poll(answers, { timeout: 30_000, interval: 20 }).toBe(200);
  }
}

async function timed<Result>(work: Promise<Result>): Promise<{ readonly result: Result; readonly ms: number }> {
  const began = performance.now();
  const result = await work;
  return { result, ms: performance.now() - began };
}

test('RUN-03 a database that hangs is refused within a second, by what was under way and by what comes, and comes back by itself', async () => {
  const token = await server.signIn(newPhone());
  expect((await server.call('GET', '/v1/user/cart', { token })).status).toBe(200);
  // What the shop promises is a second; a machine that does other work as well adds its own.
  const soon = 1000 + 500 * (await slowness());
  await whileHung(async () => {
    const first = await Promise.all(
      Array.from({ length: 30 }, async () => timed(server.call('GET', '/v1/user/cart', { token }))),
    );
    for (const { result, ms } of first) {
      expect(problemOf(result).type).toBe('/problems/temporarily-unavailable');
      expect(Number(result.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(ms).toBeLessThan(soon);
    }
    // Now it is known: nobody waits any more.
    const later = await Promise.all(
      Array.from({ length: 30 }, async () => timed(server.call('GET', '/v1/user/cart', { token }))),
    );
    for (const { result, ms } of later) expect([result.status, ms < 500]).toEqual([503, true]);
    expect((await timed(server.call('GET', '/healthz'))).ms).toBeLessThan(500);
    expect((await timed(server.call('GET', '/readyz'))).result.status).toBe(503);
    expect((await server.call('GET', '/metrics')).text).toContain('database_answering 0');
    expect(server.logged()).toContain('the database is unavailable');
  });
  expect((await server.call('GET', '/v1/user/cart', { token })).status).toBe(200);
  expect((await server.call('GET', '/metrics')).text).toContain('database_answering 1');
});

test('RUN-03 what was refused while the database hung is not done afterwards, unless it had reached the database', async () => {
  const { database } = server.context;
  await database.execute(sql`CREATE TABLE IF NOT EXISTS note (n int)`);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const transaction = database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO note VALUES (1)`);
    begun.resolve();
    await goOn.promise;
    await tx.execute(sql`INSERT INTO note VALUES (2)`);
  });
  await begun.promise;
  await whileHung(async () => {
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(database.execute(sql`INSERT INTO note VALUES (3)`)).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
  goOn.resolve();
  expect(await database.query(sql`SELECT n FROM note`)).toEqual([]);
});

test('RUN-03 statements that take their time are no silence, and messages are heard again after one', async () => {
  const { database } = server.context;
  const heard: string[] = [];
  await database.listen('after-silence', (notice) => heard.push(notice.kind));
  await database.query(sql`SELECT pg_sleep(1.5)`);
  expect(heard).toEqual([]);
  await whileHung(async () => {
    await expect(database.query(sql`SELECT 1`)).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['gap']);
  await database.notify('after-silence');
  // Once at once from this process, and once from the connection that is back.
  await expect.poll(() => heard).toEqual(['gap', 'message', 'message']);
});
