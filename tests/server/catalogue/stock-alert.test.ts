import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeProduct } from '../../../server/catalogue/product/store-product.ts';
import { tellBackInStock } from '../../../server/catalogue/wish/tell-back.ts';
import { tidy } from '../../../server/platform/jobs/shop-tasks.ts';
import { productUpsertSchema } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { openOrderShop, type Buyer, type CallOptions, type OrderShop } from '../../support/orders/order-shop.ts';

let shop: OrderShop;
let admin: Buyer;
beforeEach(async () => {
  shop = await openOrderShop();
  admin = await shop.buyer({ isAdmin: true });
  const options = [
    { variant: '30 ml', flavour: '', price: 400, stock: 0 },
    { variant: '100 ml', flavour: '', price: 1000, stock: 3 },
  ];
  const product = { sku: 'neem-oil', name: 'Neem oil', category: 'Skin', price: 1, published: true, hsn: '3004' };
  const body = productUpsertSchema.parse({ ...product, description: 'Pressed cold.', options });
  await storeProduct(shop.context, body, { actorId: admin.id, now: shop.context.clock() });
});
afterEach(() => shop.close());

const small = { variant: '30 ml', flavour: '' };
const phone = '+919876543210';
const day = 86_400_000;

const ask = async (options: CallOptions, sku = 'neem-oil') =>
  shop.call('POST', `/v1/product/${sku}/stock-alert`, {
    ...options,
    body: { ...small, ...(options.body as object) },
  });
const levels = async (query = '') =>
  (await shop.call('GET', `/v1/admin/stock${query}`, { token: admin.token })).json<{
    items: { id: string; code: string; variant: string; waiting: number; units: number }[];
  }>().items;
async function bring(units: number): Promise<void> {
  const row = (await levels()).find(({ variant }) => variant === '30 ml');
  const body = { reason: units > 0 ? 'purchase' : 'adjustment', units, note: '', lowAt: 0 };
  const answer = await shop.call('POST', `/v1/admin/stock/${row?.id}/move`, { token: admin.token, body });
  if (answer.status !== 200) throw new Error(answer.body);
}
const sent = async () =>
  shop.context.database.query<{ recipient: string; channel: string; body: string }>(sql`
    SELECT recipient, channel, body FROM message WHERE template = 'back-in-stock' ORDER BY recipient`);

test('WSH-01 one message, once, when stock comes back, whichever process looks, and its link opens the size', async () => {
  const buyer = await shop.buyer();
  expect((await ask({ body: { phone } })).json()).toEqual({ to: '•••• 3210' });
  expect((await ask({ body: { email: 'Asha@Example.com ' } })).json()).toEqual({ to: 'a•••@example.com' });
  expect((await ask({ token: buyer.token, body: {} })).status).toBe(200);
  await tellBackInStock(shop.context);
  expect(await sent()).toEqual([]);
  await bring(2);
  await Promise.all(Array.from({ length: 6 }, async () => tellBackInStock(shop.context)));
  const messages = await sent();
  expect(await levels('?waiting=true')).toEqual([]);
  expect(messages.map(({ recipient, channel }) => [recipient, channel])).toEqual([
    ['+919100000002', 'sms'],
    [phone, 'sms'],
    ['asha@example.com', 'email'],
  ]);
  for (const { body } of messages) expect(body).toContain('/shop/neem-oil?variant=30+ml');
  await bring(-2);
  await bring(5);
  await tellBackInStock(shop.context);
  expect(await sent()).toHaveLength(3);
});

test('WSH-01 one person who waits with their account, its number and its address gets one message', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()];
  const email = 'Asha.Rao@example.in';
  await shop.context.database.execute(sql`UPDATE shopper SET email = ${email} WHERE id = ${buyer.id}`);
  await ask({ body: { email } });
  shop.pass(1000);
  await ask({ token: buyer.token, body: {} });
  await ask({ body: { phone: '+919100000002' } });
  await ask({ token: other.token, body: {} });
  await ask({ body: { email: 'somebody.else@example.in' } });
  await bring(2);
  await Promise.all(Array.from({ length: 4 }, async () => tellBackInStock(shop.context)));
  // By the way that they asked for first.
  expect((await sent()).map(({ recipient }) => recipient)).toEqual([
    '+919100000003',
    email.toLowerCase(),
    'somebody.else@example.in',
  ]);
  expect(await levels('?waiting=true')).toEqual([]);
});

test('WSH-01 whoever asks ten times is told once, and a stop by the account holds', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()];
  const path = '/v1/product/neem-oil/stock-alert';
  const answers = await Promise.all(Array.from({ length: 10 }, async () => ask({ token: buyer.token, body: {} })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await ask({ token: other.token, body: {} });
  expect((await shop.call('GET', path, { token: buyer.token })).json()).toEqual({
    to: '•••• 0002',
    waiting: [small],
  });
  const stopped = await shop.call('DELETE', `${path}?variant=30%20ml&flavour=`, { token: other.token });
  expect(stopped.status).toBe(204);
  await bring(1);
  await tellBackInStock(shop.context);
  expect((await sent()).map(({ recipient }) => recipient)).toEqual(['+919100000002']);
});

test('WSH-01 what is in stock, unknown or withdrawn can’t be waited for', async () => {
  expect((await ask({ body: { phone, variant: '100 ml' } })).status).toBe(409);
  expect((await ask({ body: { phone, variant: '5 l' } })).status).toBe(404);
  expect((await ask({ body: { phone, variant: '' } }, 'bliss-club')).status).toBe(404);
  await shop.context.database.execute(sql`UPDATE product SET published = false WHERE sku = 'neem-oil'`);
  expect((await ask({ body: { phone } })).status).toBe(404);
});

test('WSH-01 what was withdrawn meanwhile is not told of', async () => {
  await ask({ body: { phone } });
  await bring(2);
  await shop.context.database.execute(sql`UPDATE product SET published = false WHERE sku = 'neem-oil'`);
  await tellBackInStock(shop.context);
  expect(await sent()).toEqual([]);
});

test('LNG-01 WSH-01 a message in Hindi calls size and flavour as Hindi does, and leads to the same ones', async () => {
  await ask({ headers: { 'accept-language': 'hi' }, body: { phone } });
  await bring(1);
  await tellBackInStock(shop.context);
  const [message] = await sent();
  expect(message?.body).toContain('Neem oil, 30 मिली फिर से आ गया है');
  expect(message?.body).toContain('/hi/shop/neem-oil?variant=30+ml');
});

test('WSH-01 SEC-03 a stranger can’t have somebody else’s number flooded, and its owner can refuse for good', async () => {
  const other = { body: { phone: '+919876543299' } };
  for (let count = 0; count < 5; count += 1) expect((await ask(other)).status).toBe(200);
  const refused = await ask(other);
  expect([refused.status, refused.json<Problem>().type]).toEqual([429, expect.stringContaining('rate-limited')]);
  await bring(1);
  await tellBackInStock(shop.context);
  const [message] = await sent();
  const path = /\/stock-alerts\/off\/[\w-]+/u.exec(message?.body ?? '')?.[0] ?? '';
  expect((await shop.call('GET', path)).status).toBe(200);
  expect(
    (await shop.call('POST', path, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' }))
      .status,
  ).toBe(200);
  await bring(-1);
  shop.pass(2 * day);
  // The same answer as to anybody, and nothing is kept.
  expect((await ask(other)).json()).toEqual({ to: '•••• 3299' });
  expect(await levels('?waiting=true')).toEqual([]);
  expect((await shop.call('POST', `${path.slice(0, -2)}AA`)).status).toBe(404);
});

test('WSH-01 bad input names the field, and nothing is stored', async () => {
  const field = async (body: object) => (await ask({ body })).json<Problem>().errors?.[0]?.field;
  expect(await field({})).toBe('phone');
  expect(await field({ phone: '12345' })).toBe('phone');
  expect(await field({ email: 'nobody' })).toBe('email');
  expect(await levels('?waiting=true')).toEqual([]);
});

test('WSH-01 the admin sees how many wait for what, and a wish ends after half a year', async () => {
  await ask({ body: { phone } });
  await ask({ body: { email: 'asha@example.com' } });
  expect((await levels('?waiting=true')).map(({ variant, waiting }) => [variant, waiting])).toEqual([['30 ml', 2]]);
  expect((await levels('?waiting=false')).every(({ waiting }) => waiting === 0)).toBe(true);
  shop.pass(181 * day);
  await tidy(shop.context);
  expect(await shop.context.database.query(sql`SELECT FROM stock_alert`)).toEqual([]);
});
