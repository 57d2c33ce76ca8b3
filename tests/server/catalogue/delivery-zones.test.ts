import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnedZone } from '../../../src/contract/catalogue/delivery-zone.calls.ts';
import type { Quote } from '../../../src/domain/cart/pricing/quote.ts';
import {
  accounts,
  goodAddress,
  newPhone,
  problemOf,
  refusedFields,
  startTestServer,
  type TestServer,
} from '../../support/server.ts';

const path = '/v1/admin/delivery-zones';
const sku = 'zone-drops';

const product = {
  sku,
  name: 'Zone Drops',
  category: 'Everyday',
  price: 199,
  stock: 500,
  variants: ['30 ml', '100 ml'],
  description: 'For the tests of delivery.',
  published: true,
  hsn: '3004',
  gstRate: 12,
  weights: [
    { variant: '30 ml', grams: 300 },
    { variant: '100 ml', grams: 900 },
  ],
};

let server: TestServer;
let admin: string;
let shopper: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
  shopper = await server.signIn(newPhone());
  const added = await server.call('POST', '/v1/product', { token: admin, body: product });
  expect([added.status, added.text]).toEqual([200, added.text]);
});
afterAll(() => server.close());

const zone = (change: Partial<OwnedZone> = {}) => ({
  name: `Zone ${randomUUID()}`,
  places: ['Goa'],
  isServed: true,
  cashOnDelivery: true,
  slabs: [],
  perKg: 0,
  freeFrom: null,
  daysFrom: null,
  daysTo: null,
  ...change,
});
const save = async (body: unknown) => server.call('POST', path, { token: admin, body });
const line = (quantity: number, variant = '30 ml') => ({
  sku,
  flavour: '',
  variant,
  quantity,
  packageType: 'trial',
});

async function quote(lines: readonly unknown[], more: object): Promise<Quote> {
  const got = await server.call('POST', '/v1/order/quote', { token: shopper, body: { lines, ...more } });
  expect([got.status, got.text]).toEqual([200, got.text]);
  return got.body as Quote;
}

async function order(pincode: string, expectedTotal: number, paymentMethod = 'upi') {
  return server.call('POST', '/v1/order', {
    token: shopper,
    headers: { 'idempotency-key': randomUUID() },
    body: { lines: [line(1)], address: { ...goodAddress, pincode }, paymentMethod, expectedTotal },
  });
}

async function withZone<Result>(change: Partial<OwnedZone>, act: (id: string) => Promise<Result>): Promise<Result> {
  const { status, body } = await save(zone(change));
  expect(status).toBe(201);
  const { id } = body as OwnedZone;
  try {
    return await act(id);
  } finally {
    expect((await server.call('DELETE', `${path}/${id}`, { token: admin })).status).toBe(204);
  }
}

test.for([
  // ₹199 a bottle, ₹49 below ₹499, ₹40 for cash.
  ['560066', 1, undefined, 248],
  ['560066', 2, undefined, 447],
  ['560066', 3, undefined, 597],
  ['560066', 1, 'cod', 288],
  ['110001', 2, 'upi', 447],
  ['797001', 1, undefined, 248],
  ['797001', 3, undefined, 597],
] as const)(
  'SHP-01 a shop that changed nothing charges what it charged: to %s, %d bottles, paid by %s, ₹%d',
  async ([pincode, quantity, paymentMethod, total]) => {
    const asked = { pincode, ...(paymentMethod ? { paymentMethod } : {}) };
    expect((await quote([line(quantity)], asked)).total).toBe(total);
    expect((await quote([line(quantity, '100 ml')], asked)).total).toBe(total);
  },
);

test('SHP-01 a quote follows zone and weight, and so does the order; what the client says of a fee counts nothing', async () => {
  const slabs = [
    { upTo: 500, fee: 70 },
    { upTo: 1_000, fee: 110 },
  ];
  await withZone({ places: ['403'], slabs, perKg: 30, freeFrom: 900 }, async () => {
    // 199 + 70 for 300 g; 398 + 110 for 600 g; 597 + 110 for 900 g; 199 + 199 + 140 for 1,200 g.
    expect((await quote([line(1)], { pincode: '403001' })).total).toBe(269);
    expect((await quote([line(2)], { pincode: '403001' })).total).toBe(508);
    expect((await quote([line(3)], { pincode: '403001' })).total).toBe(707);
    expect((await quote([line(1), line(1, '100 ml')], { pincode: '403001' })).total).toBe(538);
    // 995 is above the zone's 900.
    expect((await quote([line(5)], { pincode: '403001' })).total).toBe(995);
    // Another place keeps the shop's own fee, and so does a cart that goes nowhere yet.
    expect((await quote([line(1)], { pincode: '560066' })).total).toBe(248);
    expect((await quote([line(1)], {})).total).toBe(248);

    const cheaper = await order('403001', 248);
    expect(problemOf(cheaper)).toMatchObject({ type: '/problems/quote-changed', quote: { total: 269 } });
    const placed = await order('403001', 269);
    expect(placed.status).toBe(201);
    expect((placed.body as { order: { parts: unknown } }).order.parts).toContainEqual({
      kind: 'delivery',
      label: 'Delivery',
      amount: 70,
    });

    const estimate = async (query: string) => (await server.call('GET', `/v1/delivery/403001${query}`)).body;
    expect(await estimate('')).toMatchObject({ fee: 70, isByWeight: true, freeFrom: 900 });
    const heavy = await estimate(`?sku=${sku}&variant=100+ml`);
    expect(heavy).toMatchObject({ fee: 110 });
    expect(heavy).not.toHaveProperty('isByWeight');
  });
});

test('SHP-01 what is sold out weighs nothing: it won’t be in the parcel', async () => {
  const gone = { ...product, sku: 'zone-stone', name: 'Zone Stone', stock: 0 };
  expect((await server.call('POST', '/v1/product', { token: admin, body: gone })).status).toBe(200);
  const slabs = [
    { upTo: 500, fee: 70 },
    { upTo: 1_000, fee: 110 },
  ];
  await withZone({ places: ['403'], slabs, freeFrom: 900 }, async () => {
    const { total } = await quote([line(1), { ...line(1, '100 ml'), sku: 'zone-stone' }], { pincode: '403001' });
    expect(total).toBe(269);
  });
});

test('SHP-01 a zone’s days are in the estimate and in the order’s expected date; without them they are what they were', async () => {
  const pincode = '403001';
  const estimate = async () => {
    const { body } = await server.call('GET', `/v1/delivery/${pincode}`);
    const { earliest, latest } = body as { earliest: string; latest: string };
    return [earliest, latest];
  };
  const usual = await estimate();
  expect(await withZone({}, estimate)).toEqual(usual);
  const [dates, placed] = await withZone({ daysFrom: 12, daysTo: 20 }, async () => {
    const { total } = await quote([line(1)], { pincode });
    return [await estimate(), await order(pincode, total)];
  });
  // Twelve working days are two weeks: each has one Sunday, which doesn't count.
  const { earliest: promised, latest } = (placed.body as { order: { earliest: string; latest: string } }).order;
  expect([promised, latest]).toEqual(dates);
  const daysLater = (from: string | undefined, to: string | undefined) =>
    (Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000;
  expect(daysLater(dates[0], dates[1])).toBeGreaterThanOrEqual(9);
  expect(daysLater(usual[1], dates[0])).toBeGreaterThan(7);
});

test('SHP-01 the fee never depends on what a client sends beside lines and place', async () => {
  await withZone({ places: ['403'], slabs: [{ upTo: 5_000, fee: 70 }] }, async () => {
    for (const price of [0, 1, 10_000_000]) {
      expect((await quote([{ ...line(1), price }], { pincode: '403001' })).total).toBe(269);
    }
    for (const member of ['deliveryFee', 'freeDeliveryFrom', 'grams', 'weight', 'zoneId']) {
      const body = { lines: [line(1)], pincode: '403001', [member]: 0 };
      expect((await server.call('POST', '/v1/order/quote', { token: shopper, body })).status).toBe(422);
      const heavy = { lines: [{ ...line(1), [member]: 0 }], pincode: '403001' };
      expect((await server.call('POST', '/v1/order/quote', { token: shopper, body: heavy })).status).toBe(422);
    }
  });
});

test('SHP-01 a saved address decides the fee, whatever pincode is sent beside it', async () => {
  const saved = await server.call('POST', '/v1/user/address', { token: shopper, body: goodAddress });
  const { id: addressId } = saved.body as { id: string };
  await withZone({ places: ['403001'], slabs: [{ upTo: 5_000, fee: 5 }] }, async () => {
    expect((await quote([line(1)], { addressId, pincode: '403001' })).total).toBe(248);
  });
});

test('SHP-01 a place without delivery is refused at its field, and nothing is stored', async () => {
  await withZone({ places: ['403001'], isServed: false }, async () => {
    expect((await server.call('GET', '/v1/delivery/403001')).body).toMatchObject({
      deliverable: false,
      cashOnDelivery: false,
    });
    expect((await server.call('GET', '/v1/delivery/403002')).body).toMatchObject({ deliverable: true });
    expect(refusedFields(await order('403001', 248))).toEqual(['address.pincode']);
  });
});

test('SHP-01 cash on delivery is offered by zone: without it, such an order is refused at its field', async () => {
  await withZone({ places: ['403'], cashOnDelivery: false }, async () => {
    expect((await server.call('GET', '/v1/delivery/403001')).body).toMatchObject({
      deliverable: true,
      cashOnDelivery: false,
    });
    expect(refusedFields(await order('403001', 288, 'cod'))).toEqual(['paymentMethod']);
  });
  expect((await order('403001', 288, 'cod')).status).toBe(201);
});

test('SHP-01 the digits that an admin names are delivered to, even where the shop knows no state', async () => {
  expect((await server.call('GET', '/v1/delivery/999999')).body).toMatchObject({ deliverable: false });
  await withZone({ places: ['India'] }, async () => {
    expect((await server.call('GET', '/v1/delivery/999999')).body).toMatchObject({ deliverable: false });
  });
  await withZone({ places: ['999'] }, async () => {
    expect((await server.call('GET', '/v1/delivery/999999')).body).toMatchObject({ deliverable: true });
  });
});

test('SHP-01 a zone that contradicts itself or another one is refused at its field', async () => {
  const twice = zone({ places: ['Kerala'] });
  await withZone(twice, async () => {
    expect(refusedFields(await save(zone({ places: ['671', 'Kerala'] })))).toEqual(['places']);
    expect(refusedFields(await save({ ...zone({ places: ['672'] }), name: twice.name.toUpperCase() }))).toEqual([
      'name',
    ]);
  });
  expect(refusedFields(await save(zone({ places: [] })))).toEqual(['places']);
  expect(refusedFields(await save(zone({ places: ['Atlantis'] })))).toEqual(['places']);
  expect(
    refusedFields(
      await save(
        zone({
          slabs: [
            { upTo: 500, fee: 60 },
            { upTo: 400, fee: 90 },
          ],
        }),
      ),
    ),
  ).toEqual(['slabs.1.upTo']);
});

test('SHP-01 of two admins who name the same place at once, one has it', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => save(zone({ places: ['Punjab', '144'] }))));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 422, 422, 422, 422, 422,
  ]);
});

test('SHP-01 who saves a zone that somebody else has changed meanwhile is told', async () => {
  await withZone({ places: ['Haryana'] }, async (id) => {
    const put = async (freeFrom: number) =>
      server.call('PUT', `${path}/${id}`, {
        token: admin,
        headers: { 'if-match': '"1"' },
        body: zone({ places: ['Haryana'], freeFrom }),
      });
    expect((await put(700)).status).toBe(200);
    const late = await put(800);
    expect(problemOf(late)).toMatchObject({
      type: '/problems/version-conflict',
      record: { freeFrom: 700, version: 2 },
    });
  });
});
