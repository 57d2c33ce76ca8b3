import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

test('BND-02 FLS-01 bundles that are off and a popup that was changed stay so where a newer version of the shop added a setting', async () => {
  const saveBundles = async (body: object) => server.call('POST', '/v1/bundle/settings', { token: admin, body });
  const off = { enabled: false, visibleCount: 3 };
  expect((await saveBundles(off)).status).toBe(200);
  const popup = (await server.call('GET', '/v1/admin/popup-settings', { token: admin })).body as object;
  await server.database.execute(sql`
    UPDATE setting SET value = value || '{"shape": "round"}' WHERE key = 'bundles'`);
  await server.database.execute(sql`
    INSERT INTO setting (key, value, updated_at) VALUES ('popup', '{"maxShowsPerSession": 4, "isActive": "on Mondays", "shape": "round"}', now())
    ON CONFLICT (key) DO UPDATE SET value = setting.value || EXCLUDED.value`);
  expect((await server.call('GET', '/v1/bundle/settings', { token: admin })).body).toEqual(off);
  expect((await server.call('GET', '/v1/admin/popup-settings', { token: admin })).body).toMatchObject({
    ...popup,
    maxShowsPerSession: 4,
  });
  expect((await saveBundles({ ...off, visibleCount: 2 })).status).toBe(200);
  const stored = await server.database.one<{ value: object }>(sql`SELECT value FROM setting WHERE key = 'bundles'`);
  expect(stored.value).toEqual({ enabled: false, visibleCount: 2, shape: 'round' });
  expect((await saveBundles({ ...off, shape: 'round' })).status).toBe(422);
});
