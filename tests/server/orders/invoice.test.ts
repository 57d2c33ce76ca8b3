import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TaxDocument, withChoiceNames } from '../../../server/orders/invoice/document.ts';
import { writtenIn } from '../../../server/platform/http/words.ts';
import { drawPdf } from '../../../server/platform/pdf/pdf-thread.ts';
import { emptyLabel } from '../../../src/domain/catalogue/product/label.ts';
import { invoiceRows } from '../../../src/domain/orders/invoice/invoice.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { readPdf } from '../../support/files/pdf-text.ts';
import { address, line, openOrderShop, type OrderShop, orderOf, place } from '../../support/orders/order-shop.ts';
import { tell } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let invoice: string;

beforeAll(async () => {
  shop = await openOrderShop();
  const buyer = await shop.buyer();
  const body = orderOf([line('sleep-mantra'), line('calm-mantra')], 900, {
    address: { ...address, name: '<b>Asha</b>' },
  });
  const { order, payment } = await place(shop, buyer, body);
  await tell(shop, payment);
  const answer = await shop.call('GET', `/v1/order/${order.id}`, { token: buyer.token });
  invoice = answer.json<OrderAnswer>().order.invoiceUrl ?? '';
});

afterAll(() => shop.close());

test('CHK-07 the signed link shows the invoice without signing in, with its tax and nothing executable', async () => {
  const page = await shop.call('GET', invoice);
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const text of [
    '₹535.72',
    'CGST',
    'SGST',
    '₹285.72',
    'Total ₹900',
    '&lt;b&gt;Asha&lt;/b&gt;',
    '3004',
    'Mantra Herbals (sandbox)',
  ]) {
    expect(page.body).toContain(text);
  }
  expect(page.body).not.toContain('<script');
  // Like the other pages behind a link, it begins with the shop's own sign.
  expect(page.body).toContain('<main class="wide"><a class="shop" href="/"><img src="/favicon.svg" alt="">');
});

test('CHK-07 a link that is changed, of another order or over leads nowhere', async () => {
  const [path = '', query = ''] = invoice.split('?');
  const status = async (url: string) => (await shop.call('GET', url)).status;
  const later = query.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 1}`);
  const flipped = `${query.slice(0, -1)}${query.endsWith('A') ? 'Q' : 'A'}`;
  expect(await status(`${path}?${later}`)).toBe(404);
  expect(await status(`${path}?${flipped}`)).toBe(404);
  expect(await status(path)).toBe(404);
  expect(await status(`/v1/order/00000000-0000-4000-8000-000000000000/invoice?${query}`)).toBe(404);
  shop.pass(24 * 3_600_000);
  expect(await status(invoice)).toBe(200);
  shop.pass(24 * 3_600_000);
  expect(await status(invoice)).toBe(404);
});

test('LNG-01, TRU-01 an invoice is in its person’s language, keeps the terms of the law in English, and says what the pack says', async () => {
  const { database } = shop.context;
  const buyer = await shop.buyer();
  const read = async (id: string) =>
    (await shop.call('GET', `/v1/order/${id}`, { token: buyer.token })).json<OrderAnswer>().order;
  const label = { ...emptyLabel, mrp: 699, netAmount: 30, batch: 'SM-2411' };
  await database.execute(sql`UPDATE product SET label = ${JSON.stringify(label)} WHERE sku = 'sleep-mantra'`);
  await database.execute(
    sql`UPDATE shopper SET language = 'hi', language_chosen_at = now() WHERE id = ${buyer.id}`,
  );
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  await tell(shop, payment);
  await database.execute(sql`UPDATE product SET label = ${JSON.stringify(emptyLabel)}`);
  const { document } = await database.one<{ document: TaxDocument }>(sql`
    SELECT document FROM tax_document WHERE order_id = ${order.id}`);
  expect(document.rows.map((row) => row.label)).toEqual([{ mrp: 699, net: '30 ml', batch: 'SM-2411' }]);
  const page = await shop.call('GET', (await read(order.id)).invoiceUrl ?? '');
  for (const words of [
    '<html lang="hi-IN"',
    `टैक्स बिल (Tax invoice) ${document.number}`,
    'Sleep Mantra<br><small>MRP ₹699 · 30 मिली · बैच SM-2411</small>',
    'टैक्स योग्य मूल्य (Taxable value)',
    'GSTIN 29AAACM0000A1ZI',
    'सप्लाई की जगह (Place of supply): Karnataka (29)',
    'Rupees Six Hundred Only',
  ]) {
    expect(page.body).toContain(words);
  }
  const cash = await place(shop, buyer, orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }));
  const preview = await shop.call('GET', (await read(cash.order.id)).invoiceUrl ?? '');
  expect(preview.body).toContain('<td>कैश ऑन डिलीवरी का शुल्क</td>');
  expect(preview.body).not.toContain('Cash on delivery fee');
  const [paper] = (await read(order.id)).documents;
  const pdf = await shop.call('GET', paper?.url ?? '');
  expect([pdf.status, /\/Lang \(hi-IN\)/u.test(pdf.body)]).toEqual([200, true]);
  const drawn = await drawPdf({ kind: 'tax-document', document, language: 'hi', shopName: 'Mantra' });
  const [text = ''] = readPdf(drawn).pages;
  expect(text.replaceAll(/\s+/gu, ' ')).toContain('सप्लाई की जगह (Place of supply) Karnataka (29)');
  await database.execute(sql`UPDATE shopper SET language = 'en' WHERE id = ${buyer.id}`);
  expect((await shop.call('GET', (await read(order.id)).invoiceUrl ?? '')).body).toContain(
    `Tax invoice ${document.number}`,
  );
});

test('LNG-01 VAR-01 an invoice calls flavour and size as its person’s language does; older ones stay as issued', () => {
  const sold = { ...line('neem-oil'), name: 'Neem oil', variant: '30 ml', flavour: 'Rose', code: 'neem-30' };
  const rows = invoiceRows({
    lines: [{ ...sold, hsn: '3004', gstRate: 5, lineTotal: 100, isPremiumMembership: false }],
    parts: [],
    isLocal: true,
  });
  const name = 'Neem oil, Rose, 30 ml (neem-30)';
  const option = { name: 'Neem oil', flavour: 'Rose', variant: '30 ml', code: 'neem-30' };
  expect(rows).toMatchObject([{ name, option }]);
  const names = { Rose: 'गुलाब' };
  const namesOf = (all: Pick<TaxDocument, 'rows'>) => all.rows.map((row) => row.name);
  expect(writtenIn('hi', () => namesOf(withChoiceNames({ rows }, names)))).toEqual([
    'Neem oil, गुलाब, 30 मिली (neem-30)',
  ]);
  expect(writtenIn('en', () => namesOf(withChoiceNames({ rows }, {})))).toEqual([name]);
  const older = { rows: rows.map(({ option: _, ...row }) => row) };
  expect(writtenIn('hi', () => namesOf(withChoiceNames(older, names)))).toEqual([name]);
});

test('CRT-08 MNY-12 the invoice and its PDF say which lines belong to a bundle', async () => {
  await shop.context.database.execute(sql`UPDATE stock SET units = 10 WHERE sku = 'calm-mantra'`);
  const buyer = await shop.buyer();
  const bundleInfo = {
    bundleId: 'b1',
    bundleType: 'dynamic',
    discountPercentage: 5,
    originalPrice: 0,
    bundleSize: 2,
    bundleLabel: '<i>Mine</i>',
    createdAt: '',
  } as const;
  const bundled = (sku: string) => line(sku, 1, { packageType: 'comboDiscount', bundleInfo });
  const lines = [bundled('sleep-mantra'), bundled('calm-mantra'), line('calm-mantra')];
  const { order, payment } = await place(shop, buyer, orderOf(lines, 1155));
  await tell(shop, payment);
  const answer = await shop.call('GET', `/v1/order/${order.id}`, { token: buyer.token });
  const page = await shop.call('GET', answer.json<OrderAnswer>().order.invoiceUrl ?? '');
  const note = '<br><small>In bundle “Sleep Mantra + Calm Mantra”</small>';
  expect(page.body.match(/<td>[^<]+ Mantra.*?<\/td>/gu)).toEqual([
    `<td>Sleep Mantra${note}</td>`,
    `<td>Calm Mantra${note}</td>`,
    '<td>Calm Mantra</td>',
  ]);
  const { document } = await shop.context.database.one<{ document: TaxDocument }>(sql`
    SELECT document FROM tax_document WHERE order_id = ${order.id}`);
  const drawn = await drawPdf({ kind: 'tax-document', document, language: 'en', shopName: 'Mantra' });
  const words = readPdf(drawn).pages.join(' ').replaceAll(/\s+/gu, ' ');
  expect(words.match(/In bundle “Sleep Mantra \+ Calm Mantra”/gu)).toHaveLength(2);
});
