import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '../../../src/contract/platform/audit.calls.ts';
import { cashOrder } from '../../support/admin/admin-writes-orders.ts';
import { type AuditedShop, openAuditedShop } from '../../support/admin/audited-shop.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let desk: AuditedShop;
beforeAll(async () => {
  server = await startTestServer();
  desk = await openAuditedShop(server);
});
afterAll(() => server.close());

async function found(query: string) {
  const { items } = await desk.done<{ items: AuditEntry[] }>('GET', `/v1/admin/audit?${query}`);
  return items.map(({ resource, action, subject }) => [resource, action, subject]);
}

async function walletMoved(id: string) {
  await desk.done('POST', `/v1/admin/wallet/${id}`, { kind: 'credit', amount: 250, note: 'Late parcel' });
}

test('ADM-10 a line says whose account or wallet it is about, by a number that is looked up and never kept', async () => {
  const { id, phone } = await desk.person();
  await desk.done('POST', `/v1/admin/accounts/${id}/notes`, { words: 'Calls before noon' });
  await walletMoved(id);
  const lines = [
    ['wallet', 'credited', phone],
    ['account', 'noted', phone],
  ];
  expect(await found(`recordId=${id}`)).toEqual(lines);
  expect(await found(`q=${encodeURIComponent(phone)}`)).toEqual(lines);
  expect(await found(`q=${phone.slice(-4)}`)).toEqual(expect.arrayContaining(lines));
  const { text } = await desk.call('GET', `/v1/admin/audit/export?recordId=${id}`);
  expect(text).toContain(`wallet,${id},'${phone},Late parcel`);
  const { kept } = await server.database.one<{ kept: number }>(sql`
    SELECT count(*) AS kept FROM audit_entry WHERE audit_entry::text LIKE ${`%${phone.slice(3)}%`}`);
  expect(kept).toBe(0);

  // As an account is left when its owner has it deleted.
  await server.database.execute(sql`
    UPDATE shopper SET deleted_at = ${server.context.clock()}, phone = NULL WHERE id = ${id}`);
  expect(await found(`recordId=${id}`)).toEqual(lines.map(([resource, action]) => [resource, action, '']));
  expect(await found(`q=${encodeURIComponent(phone)}`)).toEqual([]);
});

test('ADM-10 a line says which order it is about, and is found by its number', async () => {
  const { id, number } = await cashOrder(desk, await desk.person());
  await desk.done('POST', `/v1/admin/order/${id}/note`, { text: 'Ring twice' });
  await desk.done('POST', `/v1/admin/order/${id}/pack`);
  const lines = [
    ['order', 'packed', number],
    ['order', 'noted', number],
  ];
  expect(await found(`recordId=${id}`)).toEqual(lines);
  expect(await found(`q=${number.toLowerCase()}`)).toEqual(lines);
});

test('ADM-10 a line of goods and offers says their name or code, also when only a part of them was changed', async () => {
  const coupon = { name: 'Neem week', type: 'amount', value: 50, expiresAt: '2027-01-01T00:00:00Z' };
  await desk.done('POST', '/v1/coupon', { ...coupon, code: 'SUBJECT50' });
  expect(await found('limit=1')).toEqual([['coupon', 'created', 'SUBJECT50']]);
  await desk.done('POST', '/v1/admin/product/bulk', { ids: ['sleep-mantra'], action: 'stock', stock: 9 });
  const { name } = await server.database.one<{ name: string }>(sql`
    SELECT name FROM product WHERE sku = 'sleep-mantra'`);
  expect(await found('limit=1')).toEqual([['product', 'stocked', name]]);
});
