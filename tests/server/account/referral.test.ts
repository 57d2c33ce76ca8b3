import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rewardReferrer, takeRewardBack } from '../../../server/account/referral/reward.ts';
import { walletBalance } from '../../../server/account/wallet/wallet.queries.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Referral } from '../../../src/contract/account/referral/referral.calls.ts';
import {
  address,
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
} from '../../support/orders/order-shop.ts';
import { choose, tell } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let referrer: Buyer;

beforeEach(async () => {
  shop = await openOrderShop();
  referrer = await shop.buyer();
});
afterEach(() => shop.close());

async function referral(who: Buyer = referrer): Promise<Referral> {
  return (await shop.call('GET', '/v1/user/referral', { token: who.token })).json<Referral>();
}

/** An account that was opened just now, on a device that came by the code. */
async function friend(code: string, name = ['Ravi', 'Kumar']): Promise<Buyer> {
  const made = await shop.buyer();
  await shop.context.database.execute(sql`
    UPDATE shopper SET created_at = ${shop.context.clock()}, first_name = ${name[0]}, last_name = ${name[1]}
    WHERE id = ${made.id}`);
  await arrive(made, code);
  return made;
}

async function arrive({ token }: Buyer, code: string) {
  return shop.call('GET', '/v1/user', { token, headers: { cookie: `scheme=dark; ref=${code}` } });
}

const elsewhere = {
  ...address,
  phone: '+919812345670',
  line1: '7 Hill Road',
  pincode: '400050',
  state: 'Maharashtra',
};

async function buy(who: Buyer, to: object = elsewhere): Promise<OrderAnswer> {
  const placed = await place(shop, who, orderOf([line('sleep-mantra')], 600, { address: to }));
  await choose(shop, placed.payment, 'pay');
  await shop.runJobs();
  return placed;
}

async function statusOf({ id }: Buyer): Promise<string> {
  const row = await shop.context.database.one<{ status: string }>(sql`
    SELECT status FROM referral WHERE friend_id = ${id}`);
  return row.status;
}

async function balance(): Promise<number> {
  return walletBalance(shop.context.database, referrer.id);
}

test('ACC-04 everybody has a code and a link of their own, which stay the same', async () => {
  const mine = await referral();
  expect(mine).toEqual({
    code: mine.code,
    link: `${shop.context.origin()}/?ref=${mine.code}`,
    reward: 100,
    earned: 0,
    friends: [],
  });
  expect(mine.code).toMatch(/^[A-Z2-9]{8}$/u);
  expect(await referral()).toEqual(mine);
  expect((await referral(await shop.buyer())).code).not.toBe(mine.code);
});

test('ACC-04 a friend’s first paid order rewards once; only a first name and an initial are shown', async () => {
  const { code } = await referral();
  const ravi = await friend(code);
  expect((await referral()).friends).toMatchObject([{ name: 'Ravi K.', status: 'waiting' }]);
  expect(await balance()).toBe(0);
  await buy(ravi);
  expect([await balance(), (await referral()).earned]).toEqual([100, 100]);
  await buy(ravi);
  expect(await balance()).toBe(100);
  const told = await shop.context.database.query(sql`SELECT body FROM message WHERE template = 'referral-reward'`);
  expect(told).toHaveLength(1);
});

test('ACC-04 an order that cost nothing rewards nobody', async () => {
  const ravi = await friend((await referral()).code);
  const { order } = await place(shop, ravi, orderOf([line('sleep-mantra')], 600, { address: elsewhere }));
  const paid = async (total: number) =>
    shop.context.database.transaction((tx) =>
      rewardReferrer(
        { tx, context: shop.context },
        { id: order.id, shopper_id: ravi.id, total, address: elsewhere },
      ),
    );
  await paid(0);
  expect([await statusOf(ravi), await balance()]).toEqual(['waiting', 0]);
  await paid(600);
  expect(await balance()).toBe(100);
});

test('ACC-04 nobody brings themselves, an old account, one that has ordered, or one that another brought', async () => {
  const { code } = await referral();
  await shop.context.database.execute(sql`UPDATE shopper SET created_at = ${shop.context.clock()}`);
  await arrive(referrer, code);
  const other = await shop.buyer();
  const brought = await friend((await referral(other)).code);
  await arrive(brought, code);
  const old = await shop.buyer();
  await shop.context.database.execute(sql`UPDATE shopper SET created_at = '2026-11-01' WHERE id = ${old.id}`);
  await arrive(old, code);
  const buyer = await friend('ZZZZZZZZ');
  await buy(buyer);
  await arrive(buyer, code);
  expect((await referral()).friends).toEqual([]);
  expect((await referral(other)).friends).toHaveLength(1);
});

test('ACC-04 a friend whose parcel comes to the number of the referrer’s account brings nothing', async () => {
  const { code } = await referral();
  await shop.context.database.execute(sql`UPDATE shopper SET phone = '+919812345671' WHERE id = ${referrer.id}`);
  const made = await friend(code);
  await buy(made, { ...elsewhere, phone: '+919812345671' });
  expect([await statusOf(made), await balance()]).toEqual(['refused', 0]);
});

test('ACC-04 one household brings itself nothing: the same phone or the same door', async () => {
  const { code } = await referral();
  await buy(referrer, elsewhere);
  await buy(await friend(code), { ...address, phone: elsewhere.phone });
  await buy(await friend(code), { ...elsewhere, phone: '+919812345679', line1: '7, HILL ROAD' });
  expect(await balance()).toBe(0);
  expect((await referral()).friends.map(({ status }) => status)).toEqual(['refused', 'refused']);
});

test('ACC-04 an order that is called off takes its reward back, and what was spent meanwhile is never earned twice', async () => {
  const { code } = await referral();
  const ravi = await friend(code);
  const cancel = async ({ order }: OrderAnswer) =>
    shop.call('POST', `/v1/order/${order.id}/cancel`, { token: ravi.token });
  await cancel(await buy(ravi));
  expect(await balance()).toBe(0);
  const second = await buy(ravi);
  expect(await balance()).toBe(100);
  await shop.context.database.execute(sql`UPDATE wallet SET balance = 30 WHERE shopper_id = ${referrer.id}`);
  await cancel(second);
  expect(await balance()).toBe(0);
  await buy(ravi);
  expect(await balance()).toBe(0);
});

test('ACC-04 an order that is undone twice takes its reward once, whatever the wallet holds by then', async () => {
  const { database } = shop.context;
  const { code } = await referral();
  const ravi = await friend(code);
  const { order } = await buy(ravi);
  const undo = async () =>
    database.transaction(async (tx) => takeRewardBack({ tx, context: shop.context }, { id: order.id }));
  await database.execute(sql`UPDATE wallet SET balance = 30 WHERE shopper_id = ${referrer.id}`);
  await undo();
  expect([await balance(), await statusOf(ravi)]).toEqual([0, 'spent']);
  await database.execute(sql`UPDATE wallet SET balance = 500 WHERE shopper_id = ${referrer.id}`);
  await undo();
  expect([await balance(), await statusOf(ravi)]).toEqual([500, 'spent']);
  expect((await referral()).friends).toMatchObject([{ status: 'rewarded' }]);
  const admin = await shop.buyer({ isAdmin: true });
  const given = await shop.call('GET', '/v1/admin/referrals?status=rewarded', { token: admin.token });
  expect(given.json<{ total: number }>().total).toBe(1);
});

test('ACC-04 two orders paid and undone at the same moment leave the referrer with nothing, or with one reward', async () => {
  const { database } = shop.context;
  const { code } = await referral();
  const ravi = await friend(code);
  const body = orderOf([line('sleep-mantra')], 600, { address: elsewhere });
  const [one, other] = [await place(shop, ravi, body, randomUUID()), await place(shop, ravi, body, randomUUID())];
  const undo = async () =>
    database.transaction(async (tx) => takeRewardBack({ tx, context: shop.context }, { id: one.order.id }));
  await Promise.all([tell(shop, one.payment), tell(shop, other.payment), undo(), undo()]);
  await undo();
  const given = await database.query(sql`
    SELECT reason, count(*)::integer AS times FROM wallet_entry WHERE shopper_id = ${referrer.id} GROUP BY reason`);
  const times = (reason: string) => Number(given.find((row) => row['reason'] === reason)?.['times'] ?? 0);
  const left = times('referral') - times('referral-returned');
  expect([left * 100, left === 1 ? 'rewarded' : 'waiting']).toEqual([await balance(), await statusOf(ravi)]);
  expect(times('referral')).toBeGreaterThan(0);
});

test('ACC-04 the friends who joined are listed with the newest on top', async () => {
  const { code } = await referral();
  await friend(code, ['Ravi', 'Kumar']);
  shop.pass(60_000);
  await friend(code, ['Meera', 'Iyer']);
  expect((await referral()).friends.map(({ name }) => name.split(' ')[0])).toEqual(['Meera', 'Ravi']);
});

test('ACC-04 a version that doesn’t know of the status yet leaves the right one', async () => {
  const { database } = shop.context;
  const { code } = await referral();
  const ravi = await friend(code);
  const { order } = await buy(ravi, { ...address, line1: '9 Lake View' });
  const now = shop.context.clock();
  const statuses = [];
  for (const written of [
    sql`reward = 0, order_id = NULL`,
    sql`held_at = ${now}, claim_order_id = ${order.id}`,
    sql`held_at = NULL, refused_at = ${now}`,
    sql`refused_at = NULL, claim_order_id = NULL, reward = 100, order_id = ${order.id}`,
  ]) {
    await database.execute(sql`UPDATE referral SET ${written} WHERE friend_id = ${ravi.id}`);
    statuses.push(await statusOf(ravi));
  }
  expect(statuses).toEqual(['waiting', 'held', 'refused', 'rewarded']);
});

test('ACC-04 a link leaves its code on the device, and the account that it became of clears it', async () => {
  const { code } = await referral();
  const seen = await shop.call('GET', `/nowhere?ref=${code.toLowerCase()}`);
  expect(seen.headers['set-cookie']).toBe(`ref=${code}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
  expect(seen.headers['cache-control']).toBe('private, no-store');
  for (const bad of ['', 'a', '%0d%0aset-cookie:x', 'IIIIIIII', `${code}&ref=${code}`]) {
    expect((await shop.call('GET', `/nowhere?ref=${bad}`)).headers['set-cookie']).toBe(undefined);
  }
  const cleared = await arrive(await friend(code), code);
  expect(cleared.headers['set-cookie']).toBe('ref=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test('ACC-04 ten first orders of one friend, paid at the same moment, reward once', async () => {
  const { code } = await referral();
  const ravi = await friend(code);
  const body = orderOf([line('sleep-mantra')], 600, { address: elsewhere });
  const placed = [];
  for (let count = 0; count < 10; count += 1) placed.push(await place(shop, ravi, body, randomUUID()));
  await Promise.all(placed.map(async ({ payment }) => tell(shop, payment)));
  expect(await balance()).toBe(100);
  const { entries } = await shop.context.database.one<{ entries: number }>(sql`
    SELECT count(*) AS entries FROM wallet_entry WHERE reason = 'referral'`);
  expect(entries).toBe(1);
});
