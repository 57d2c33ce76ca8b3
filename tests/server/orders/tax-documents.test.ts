import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TaxDocument } from '../../../server/orders/invoice/document.ts';
import { drawPdf } from '../../../server/platform/pdf/pdf-thread.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { delivered, say } from '../../support/admin/admin-moves.ts';
import { address, type Buyer, line, type OrderShop, orderOf, place } from '../../support/orders/order-shop.ts';
import { openStaffedShop } from '../../support/orders/own-shop.ts';
import { buy, club } from '../../support/orders/club-orders.ts';
import { tell } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let buyer: Buyer;
let admin: Buyer;
beforeEach(async () => {
  ({ shop, buyer, admin } = await openStaffedShop());
});
afterEach(() => shop.close());

async function read(orderId: string): Promise<OrderAnswer> {
  return (await shop.call('GET', `/v1/order/${orderId}`, { token: buyer.token })).json<OrderAnswer>();
}

async function documents(): Promise<TaxDocument[]> {
  const rows = await shop.context.database.query<{ document: TaxDocument }>(
    sql`SELECT document FROM tax_document ORDER BY kind DESC, number`,
  );
  return rows.map(({ document }) => document);
}

test('MNY-12 an invoice names seller, GSTIN, HSN, place of supply and the tax of each line, as they were that day', async () => {
  const lines = [line('sleep-mantra'), line('calm-mantra')];
  const { order, payment } = await place(shop, buyer, orderOf(lines, 900));
  await tell(shop, payment);
  await shop.context.database.execute(sql`UPDATE product SET gst_rate = 28, hsn = '9999'`);
  const [invoice] = await documents();
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: 'I26-27/000001',
    orderNumber: order.number,
    seller: { gstin: '29AAACM0000A1ZI' },
    placeOfSupply: 'Karnataka (29)',
    isLocal: true,
    rows: [
      {
        name: 'Sleep Mantra',
        hsn: '3004',
        gstRate: 12,
        paid: 60_000,
        taxable: 53_572,
        cgst: 3214,
        sgst: 3214,
        igst: 0,
      },
      {
        name: 'Calm Mantra',
        hsn: '3004',
        gstRate: 5,
        paid: 30_000,
        taxable: 28_572,
        cgst: 714,
        sgst: 714,
        igst: 0,
      },
    ],
  });
  const page = await shop.call('GET', (await read(order.id)).order.invoiceUrl ?? '');
  for (const word of [
    'Tax invoice I26-27/000001',
    '29AAACM0000A1ZI',
    'CGST',
    'SGST',
    '₹535.72',
    '₹32.14',
    '₹900.00',
  ]) {
    expect(page.body).toContain(word);
  }
});

test('MNY-12 sold to another state it has IGST alone', async () => {
  const away = { ...address, city: 'Mumbai', state: 'Maharashtra', pincode: '400001' };
  const { payment } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600, { address: away }));
  await tell(shop, payment);
  const [invoice] = await documents();
  expect(invoice).toMatchObject({
    isLocal: false,
    placeOfSupply: 'Maharashtra (27)',
    rows: [{ igst: 6429, cgst: 0 }],
  });
});

test('MNY-12 the PDF is behind a signed link that ends, and draws in a thread of its own', async () => {
  const { order, payment } = await place(
    shop,
    buyer,
    orderOf([line('sleep-mantra')], 600, { address: { ...address, name: 'आशा Rao' } }),
  );
  await tell(shop, payment);
  const [paper] = (await read(order.id)).order.documents;
  const pdf = await shop.call('GET', paper?.url ?? '');
  expect([pdf.status, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(pdf.headers['content-disposition']).toBe('inline; filename="invoice-I26-27-000001.pdf"');
  const url = paper?.url ?? '';
  // The last character of a signature has bits that say nothing; this one has none.
  const forged = `${url.slice(0, -9)}${url.at(-9) === 'A' ? 'B' : 'A'}${url.slice(-8)}`;
  expect((await shop.call('GET', forged)).status).toBe(404);
  shop.pass(2 * 86_400_000);
  expect((await shop.call('GET', paper?.url ?? '')).status).toBe(404);

  const [document] = await documents();
  if (!document) throw new Error('There is no invoice');
  const turns = { count: 0, isDrawing: true };
  const long = { ...document, rows: Array.from({ length: 120 }, () => document.rows).flat() };
  const drawn = drawPdf({ kind: 'tax-document', document: long, language: 'hi', shopName: 'Mantra' }).finally(
    () => {
      turns.isDrawing = false;
    },
  );
  while (turns.isDrawing) {
    await new Promise((resolve) => setImmediate(resolve));
    turns.count += 1;
  }
  expect((await drawn).length).toBeGreaterThan(10_000);
  expect(turns.count).toBeGreaterThan(50);
});

test('MNY-12 a cash order has a summary until it is packed, then its number; one that is called off before has none', async () => {
  const cash = orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' });
  const { order } = await place(shop, buyer, cash);
  const url = order.invoiceUrl ?? '';
  expect((await shop.call('GET', url)).body).toContain('Order summary');
  const { order: other } = await place(shop, buyer, cash);
  await say(shop, admin, other.id, 'cancel');
  await say(shop, admin, order.id, 'pack');
  expect((await shop.call('GET', url)).body).toContain('Tax invoice I26-27/000001');
  expect((await documents()).map(({ number }) => number)).toEqual(['I26-27/000001']);
});

test('MNY-12 what is called off after its invoice is credited whole, in a series of its own', async () => {
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra'), line('calm-mantra')], 900));
  await tell(shop, payment);
  await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token });
  await shop.context.database.execute(sql`
    UPDATE sandbox_payment SET state = 'paid', provider_payment_id = 'p'`);
  await shop.runJobs();
  const [invoice, note] = await documents();
  expect(note).toMatchObject({ kind: 'credit-note', number: 'C26-27/000001', invoiceNumber: 'I26-27/000001' });
  expect(note?.rows.map(({ place: _, ...row }) => row)).toEqual(invoice?.rows);
});

test('MNY-12 a new financial year of India begins its series anew', async () => {
  const buy = async () => tell(shop, (await place(shop, buyer, orderOf([line('sleep-mantra')], 600))).payment);
  await buy();
  shop.pass(Date.parse('2027-03-31T18:30:00Z') - shop.context.clock().getTime());
  const { id, token } = await shop.buyer();
  buyer = { id, token };
  await buy();
  expect((await documents()).map(({ number }) => number)).toEqual(['I26-27/000001', 'I27-28/000001']);
});

test('ORD-05 the tracking link shows the steps, a first name and a city, and nothing else of its shopper', async () => {
  const { order } = await delivered(shop, { buyer, admin });
  const page = await shop.call('GET', new URL(order.trackUrl).pathname);
  expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'private, no-store',
  ]);
  for (const word of [
    'Payment received',
    'Packed',
    'On its way',
    'Delivered',
    'Asha, Bengaluru',
    'EU123456789IN',
  ]) {
    expect(page.body).toContain(word);
  }
  for (const secret of ['Rao', address.phone, address.line1, address.pincode, 'Sleep Mantra', '1200', '1,200']) {
    expect(page.body).not.toContain(secret);
  }
  expect(page.body).not.toContain('<script');
});

test('ORD-05 MEM-07 the tracking page of a membership alone waits for no parcel and names no address', async () => {
  const { order } = await read(await buy({ shop }, buyer, [club]));
  const { body } = await shop.call('GET', new URL(order.trackUrl).pathname);
  for (const word of ['Order placed', 'Payment received', 'Your membership is active.']) {
    expect(body).toContain(word);
  }
  for (const word of ['Packed', 'On its way', 'Delivered', address.city]) expect(body).not.toContain(word);
});

test('ORD-05 a tracking link ends, opens no other order, and cannot be made up', async () => {
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  const path = new URL(order.trackUrl).pathname;
  const token = path.slice('/track/'.length);
  const forged = Buffer.from(token, 'base64url');
  forged[17] = ((forged[17] ?? 0) + 1) % 256;
  for (const wrong of [forged.toString('base64url'), token.slice(0, -1), `${token}A`, 'x', randomUUID()]) {
    expect((await shop.call('GET', `/track/${wrong}`)).status).toBe(404);
  }
  expect((await shop.call('GET', path)).status).toBe(200);
  shop.pass(45 * 86_400_000);
  expect((await shop.call('GET', path)).status).toBe(404);
});

test('ORD-05 who follows a tracking link that has ended reads what to do, in their language, signed in or not', async () => {
  const read = async (language: string, link = '/track/gone', method: 'GET' | 'POST' = 'GET') => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': language };
    const { status, body, headers: answered } = await shop.call(method, link, { headers });
    const ways = [...body.matchAll(/<p><a [^>]*href="(.*?)"/gu)].map(([, href]) => href);
    return [
      status,
      answered['content-type'],
      answered['cache-control'],
      /<h1>(.*?)<\/h1>/u.exec(body)?.[1],
      ways.join(' '),
    ];
  };
  const type = 'text/html; charset=utf-8';
  const english = ['This link has expired or is incomplete', '/dashboard/orders /contact /shop'];
  expect(await read('en-IN')).toEqual([404, type, 'private, no-store', ...english]);
  const hindi = ['यह लिंक पुराना या अधूरा है', '/hi/dashboard/orders /hi/contact /hi/shop'];
  expect(await read('hi')).toEqual([404, type, 'private, no-store', ...hindi]);
  // What messages are about is in the profile; a form that is sent after its link has ended is answered like the link.
  const profile = ['This link has expired or is incomplete', '/dashboard/profile /contact /shop'];
  expect(await read('en-IN', '/email/confirm/gone')).toEqual([404, type, 'private, no-store', ...profile]);
  expect(await read('en-IN', '/reminders/off/gone')).toEqual([404, type, 'private, no-store', ...profile]);
  expect(await read('en-IN', '/email/confirm/gone', 'POST')).toEqual([404, type, 'private, no-store', ...profile]);
});

test('ORD-05 each step of an order and of its return is told with the link that follows it', async () => {
  const { order } = await delivered(shop, { buyer, admin });
  await shop.call('POST', `/v1/order/${order.id}/return`, {
    token: buyer.token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      lines: [{ line: 0, quantity: 1 }],
      reason: 'not-wanted',
      note: '',
      refundTo: 'wallet',
      photoIds: [],
      expectedTotal: 600,
    },
  });
  const told = await shop.context.database.query<{ body: string }>(
    sql`SELECT body FROM message WHERE channel = 'sms' ORDER BY sent_at, serial`,
  );
  const texts = told.map(({ body }) => body).join('\n');
  for (const word of ['received for order', 'is packed', 'with India Post', 'is delivered', 'return request']) {
    expect(texts).toContain(word);
  }
  expect(told.filter(({ body }) => body.includes('/track/')).length).toBeGreaterThanOrEqual(5);
});

test('ORD-02 of 10,000 orders of one person the list answers any page within 200 ms, and the open ones', async () => {
  const { database } = shop.context;
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  await database.execute(sql`
    INSERT INTO shop_order (id, number, shopper_id, status, payment_method, total, parts, lines, address, holds_stock,
      placed_at, club_saving)
    SELECT gen_random_uuid(), 'T' || place, shopper_id, 'delivered', payment_method, total, parts, lines, address, false,
      placed_at - make_interval(mins => place), 0
    FROM shop_order, generate_series(1, 9999) AS place WHERE id = ${order.id}`);
  await database.execute(sql`
    INSERT INTO order_event (order_id, event, status, actor, at)
    SELECT id, 'order.deliver', 'delivered', 'system', placed_at FROM shop_order`);
  await database.execute(sql`ANALYZE shop_order, order_event`);
  const ask = async (query: string) => {
    const began = performance.now();
    const answer = await shop.call('GET', `/v1/order${query}`, { token: buyer.token });
    const { total, orders } = answer.json<{ total: number; orders: { number: string }[] }>();
    return { total, numbers: orders.map(({ number }) => number), took: performance.now() - began };
  };
  await ask('?limit=10');
  const pages = [await ask('?limit=10'), await ask('?limit=10&offset=5000'), await ask('?limit=10&offset=9990')];
  expect(pages.map(({ total, numbers }) => [total, numbers.length])).toEqual([
    [10_000, 10],
    [10_000, 10],
    [10_000, 10],
  ]);
  expect(pages[1]?.numbers[0]).toBe('T5000');
  const open = await ask('?show=open&limit=10');
  expect([open.total, open.numbers]).toEqual([1, [order.number]]);
  expect(Math.max(...[...pages, open].map(({ took }) => took))).toBeLessThan(200);
  expect((await shop.call('GET', '/v1/order?limit=0', { token: buyer.token })).status).toBe(422);
  expect((await shop.call('GET', '/v1/order?sort=x', { token: buyer.token })).status).toBe(422);
});
