import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundRecord } from '../../../src/contract/admin/palette.calls.ts';
import { newStaff } from '../../support/account/second-factor.ts';
import { accounts, newPhone, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

async function find(q: string, token = owner): Promise<readonly FoundRecord[]> {
  const { status, body } = await server.call('GET', `/v1/admin/find?q=${encodeURIComponent(q)}`, { token });
  expect(status).toBe(200);
  return (body as { items: FoundRecord[] }).items;
}

test('ADM-50 people, products and coupons are found by what is typed, up to five of each', async () => {
  const phone = newPhone();
  await server.signIn(phone);
  await server.database.execute(sql`UPDATE shopper SET first_name = 'Sleepara' WHERE phone = ${phone}`);
  const found = await find('sleep');
  expect(found).toContainEqual({
    kind: 'product',
    id: 'sleep-mantra',
    label: 'Sleep Mantra',
    detail: 'sleep-mantra',
  });
  expect(found).toContainEqual(expect.objectContaining({ kind: 'account', label: 'Sleepara', detail: phone }));
  for (const kind of ['order', 'account', 'product', 'coupon']) {
    expect(found.filter((each) => each.kind === kind).length).toBeLessThanOrEqual(5);
  }
});

test('ADM-50, STF-01 what a person may not open is not found for them', async () => {
  const { id, token } = await newStaff(server);
  const { body } = await server.call('POST', '/v1/admin/staff-roles', {
    token: owner,
    body: { name: 'Shelf', permissions: ['catalogue'] },
  });
  const staffRoleId = (body as { id: string }).id;
  await server.call('POST', `/v1/admin/accounts/${id}/role`, {
    token: owner,
    body: { role: 'admin', staffRoleId },
  });
  const kinds = new Set((await find('sleep', token)).map(({ kind }) => kind));
  expect([...kinds]).toEqual(['product']);
});
