import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Delivery } from '../../../src/contract/catalogue/delivery.calls.ts';
import type { SavedAddress } from '../../../src/contract/account/address.calls.ts';
import { goodAddress, newPhone, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = (token: string, body: unknown) => server.call('POST', '/v1/user/address', { token, body });
const list = async (token: string) =>
  ((await server.call('GET', '/v1/user/address', { token })).body as { addresses: SavedAddress[] }).addresses;
const delivery = async (pincode: string) => (await server.call('GET', `/v1/delivery/${pincode}`)).body as Delivery;

test('CHK-03 an address is kept trimmed; the first is the default and comes first', async () => {
  const token = await server.signIn(newPhone());
  const first = await create(token, { ...goodAddress, name: ' Asha Rao ', city: 'Bengaluru ' });
  const { id } = first.body as SavedAddress;
  expect({ status: first.status, body: first.body }).toEqual({
    status: 201,
    body: { id, ...goodAddress, isDefault: true },
  });
  server.pass(1000);
  const second = (await create(token, { ...goodAddress, line1: '7, Lake Road' })).body as SavedAddress;
  expect(second.isDefault).toBe(false);
  expect((await list(token)).map((address) => address.id)).toEqual([id, second.id]);
});

test('CHK-03 each invalid field is named, and nothing is saved', async () => {
  const token = await server.signIn(newPhone());
  for (const [field, value] of [
    ['phone', '9876543210'],
    ['phone', '+915876543210'],
    ['pincode', '056006'],
    ['pincode', '5600'],
    ['state', 'Bangalore'],
    ['name', 'A'],
    ['line1', ' '],
    ['city', ''],
    ['line2', 'x'.repeat(121)],
  ] as const) {
    const got = await create(token, { ...goodAddress, [field]: value });
    expect({ field, status: got.status, fields: [...new Set(refusedFields(got))] }).toEqual({
      field,
      status: 422,
      fields: [field],
    });
  }
  expect(await list(token)).toEqual([]);
});

test('CHK-03 up to twenty addresses are saved, one of them the default, also when they arrive at once', async () => {
  const token = await server.signIn(newPhone());
  const answers = await Promise.all(
    Array.from({ length: 25 }, async () => (await create(token, goodAddress)).status),
  );
  expect(answers.toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 20 }, () => 201),
    ...Array.from({ length: 5 }, () => 409),
  ]);
  expect((await list(token)).filter(({ isDefault }) => isDefault).length).toBe(1);
});

test('CHK-03 nobody sees the addresses of another', async () => {
  const [one, other] = [await server.signIn(newPhone()), await server.signIn(newPhone())];
  await create(one, goodAddress);
  expect(await list(other)).toEqual([]);
});

test('CHK-08 a pincode tells the place, the days and the cash', async () => {
  // Saturday 21 November 2026, 10:00 in India.
  expect(await delivery('560066')).toEqual({
    pincode: '560066',
    city: 'Bengaluru',
    state: 'Karnataka',
    deliverable: true,
    cashOnDelivery: true,
    earliest: '2026-11-23',
    latest: '2026-11-24',
    fee: 49,
    freeFrom: 499,
  });
  expect(await delivery('110001')).toMatchObject({
    city: 'New Delhi',
    state: 'Delhi',
    earliest: '2026-11-24',
    latest: '2026-11-25',
  });
  expect(await delivery('797001')).toMatchObject({
    city: 'Kohima',
    state: 'Nagaland',
    deliverable: true,
    cashOnDelivery: false,
  });
});

test('CHK-08 the islands have no delivery; an unknown pincode stays open', async () => {
  const none = { deliverable: false, cashOnDelivery: false, earliest: null, latest: null };
  expect(await delivery('744101')).toMatchObject({ ...none, state: 'Andaman and Nicobar Islands' });
  expect(await delivery('682555')).toMatchObject({ ...none, state: 'Lakshadweep' });
  expect(await delivery('682001')).toMatchObject({ city: 'Kochi', state: 'Kerala', deliverable: true });
  expect(await delivery('246701')).toMatchObject({ city: null, state: null, deliverable: true });
  expect(await delivery('999999')).toMatchObject({ ...none, city: null, state: null });
});
