import { createHash, randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../../../server/platform/database/session.ts';
import { signedIn } from '../../../tests/support/account/people.ts';
import { type Ask, type Click, opened } from './clicks.ts';
import type { OpenShop } from './measure.ts';

const address = {
  name: 'Bench Buyer',
  phone: '+919876543210',
  line1: '12 Lake Road',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
};

/** The id of the nth person, order, coupon or whatever else of a filled shop. */
export function idOf(kind: string, n: number): string {
  const hex = createHash('md5').update(`${kind} ${n}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

/** A published product with more than ten units that needs no prescription. */
const skuOf = (turn: number) => `large-${11 + ((turn * 10) % 80)}`;

/** How many people of a filled shop have a session: one for each try. */
const shoppers = 16;
/** The orders of whoever orders a lot. */
const regularOrders = 60;

/** Sessions for everybody who clicks, in a filled shop. */
export async function signedInPeople(database: Session, adminToken: string): Promise<OpenShop['tokens']> {
  const now = new Date();
  const prescriber = await signedIn(database, { isAdmin: false, now });
  await database.execute(sql`UPDATE shopper SET is_doctor = true WHERE id = ${prescriber.id}`);
  const regular = await signedIn(database, { isAdmin: false, now });
  const orders = Array.from({ length: regularOrders }, (_, at) => idOf('order', 1 + at));
  await database.execute(sql`UPDATE shop_order SET shopper_id = ${regular.id} WHERE id = ANY(${orders})`);
  const some = await Promise.all(
    Array.from({ length: shoppers }, () => signedIn(database, { isAdmin: false, now })),
  );
  return {
    anyone: [],
    shopper: some.map(({ token }) => token),
    regular: [regular.token],
    prescriber: [prescriber.token],
    admin: [adminToken],
  };
}

async function linesOf(ask: Ask, ...skus: readonly string[]) {
  return Promise.all(
    skus.map(async (sku) => {
      const { flavours } = (await (await ask({ path: `/v1/product/${sku}` })).json()) as { flavours: string[] };
      return { sku, flavour: flavours[0] ?? '', variant: '', quantity: 1, packageType: 'trial' };
    }),
  );
}

/** What shoppers do with a cart, and the pages of their account. */
export function basketClicks(): Click[] {
  const does = (name: string, sent: Click['sent']): Click => ({ name, sent, caller: 'shopper', isPage: true });
  const own = (name: string, path: (turn: number) => string) =>
    opened(`account: ${name}`, path, { caller: 'regular' });
  return [
    does('cart write', async (turn, ask) => ({
      path: '/v1/user/cart',
      method: 'PUT',
      body: await linesOf(ask, skuOf(turn), skuOf(turn + 1)),
    })),
    does('quote', async (turn, ask) => ({
      path: '/v1/order/quote',
      method: 'POST',
      body: {
        lines: await linesOf(ask, skuOf(turn), skuOf(turn + 1), skuOf(turn + 2)),
        couponCode: `LARGE${1 + turn}`,
        paymentMethod: 'upi',
      },
    })),
    does('coupon', async (turn, ask) => ({
      path: '/v1/coupon/verify',
      method: 'POST',
      body: { code: `LARGE${20 + turn}`, lines: await linesOf(ask, skuOf(turn)) },
    })),
    does('offers for a product', (turn) => ({
      path: '/api/bundles/pdp-suggestions',
      method: 'POST',
      body: {
        currentProduct: skuOf(turn),
        userContext: { cart: [{ sku: skuOf(turn + 1), quantity: 1 }], cartValue: 500 },
        deviceType: 'mobile',
        requestSource: 'pdp',
      },
    })),
    does('order', async (turn, ask) => {
      const asked = { lines: await linesOf(ask, skuOf(turn)), paymentMethod: 'cod' };
      const quote = await ask({
        path: '/v1/order/quote',
        method: 'POST',
        body: { ...asked, pincode: address.pincode },
      });
      const { total } = (await quote.json()) as { total: number };
      return {
        path: '/v1/order',
        method: 'POST',
        headers: { 'idempotency-key': randomUUID() },
        body: { ...asked, address, expectedTotal: total },
      };
    }),
    own('orders', (turn) => `/v1/order?limit=10&offset=${turn}`),
    own('open orders', (turn) => `/v1/order?show=open&limit=${5 + turn}`),
    own('one order', (turn) => `/v1/order/${idOf('order', 1 + turn)}`),
    own('itself', () => '/v1/user'),
    own('wallet', () => '/v1/user/wallet'),
    own('prescriptions', () => '/v1/prescription'),
    own('subscriptions', () => '/v1/user/subscription'),
    own('referrals', () => '/v1/user/referral'),
  ];
}

/** What staff open and change beside the lists: single records, a product, and the prescribers' own lists. */
export function staffClicks(rows: number): Click[] {
  const someone = (turn: number) => 1 + ((turn * 7919) % rows);
  const record = (name: string, path: (turn: number) => string) =>
    opened(`record: ${name}`, path, { caller: 'admin' });
  const prescriber = (name: string, path: (turn: number) => string) =>
    opened(`prescriber: ${name}`, path, { caller: 'prescriber' });
  return [
    record('order', (turn) => `/v1/admin/order/${idOf('order', someone(turn))}`),
    record('notes of an order', (turn) => `/v1/admin/order/${idOf('order', someone(turn))}/desk`),
    record('account', (turn) => `/v1/admin/accounts/${idOf('person', someone(turn))}`),
    record('wallet', (turn) => `/v1/admin/wallet/${idOf('person', someone(turn))}`),
    record('product', (turn) => `/v1/admin/product/large-${someone(turn)}`),
    record('coupon', (turn) => `/v1/admin/coupons/${idOf('coupon', 1 + turn)}`),
    {
      name: 'change of a product',
      caller: 'admin',
      isPage: true,
      sent: (turn, ask) => changedProduct(ask, turn),
    },
    {
      name: 'list after a change of a product',
      caller: 'admin',
      isPage: true,
      async sent(turn, ask) {
        await ask(await changedProduct(ask, 20 + turn));
        return { path: `/v1/product?limit=${20 + turn}` };
      },
    },
    prescriber('list', (turn) => `/v1/prescription/desk?limit=${20 + turn}`),
    prescriber(
      'deep page',
      (turn) => `/v1/prescription/desk?offset=${Math.max(0, Math.min(rows, 9_900) - 25 * turn)}`,
    ),
    {
      name: 'prescriber: patient',
      caller: 'prescriber',
      isPage: true,
      sent: (turn) => ({
        path: '/v1/prescription/patient',
        method: 'POST',
        body: { phone: `+91${7_000_000_000 + someone(turn)}` },
      }),
    },
    prescriber(
      'earlier of a patient',
      (turn) => `/v1/prescription/patient/${idOf('person', someone(turn))}/earlier`,
    ),
  ];
}

async function changedProduct(ask: Ask, turn: number) {
  const path = `/v1/admin/product/${skuOf(turn)}`;
  const {
    sku,
    version: _v,
    createdAt: _c,
    updatedAt: _u,
    ...product
  } = (await (await ask({ path })).json()) as {
    sku: string;
    price: number;
  } & Record<string, unknown>;
  return {
    path: `/v1/product/${sku}`,
    method: 'PUT',
    body: { ...product, hsn: '30049011', gstRate: 12, price: product.price + 1 },
  } as const;
}
