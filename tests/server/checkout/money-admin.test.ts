import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { walletBalance } from '../../../server/account/wallet/wallet.queries.ts';
import type { Referral } from '../../../src/contract/account/referral/referral.calls.ts';
import type { ReferralRow } from '../../../src/contract/account/referral/referral-admin.calls.ts';
import { address, type Buyer, line, orderOf, place } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';
import { choose } from '../../support/checkout/sandbox-bank.ts';

const shop = await ownShop();
const admin = await shop.buyer({ isAdmin: true });

interface Page<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

async function list<Item>(path: string): Promise<Page<Item>> {
  const got = await shop.call('GET', path, { token: admin.token });
  expect([got.status, got.body]).toEqual([200, got.body]);
  return got.json<Page<Item>>();
}

async function act(path: string, body: object) {
  return shop.call('POST', path, { token: admin.token, body, headers: { 'idempotency-key': randomUUID() } });
}

/** A friend of this person who has ordered to this door, and paid. */
async function friendOf(referrer: Buyer, door: string, phone: string) {
  const { code } = (await shop.call('GET', '/v1/user/referral', { token: referrer.token })).json<Referral>();
  const friend = await shop.buyer();
  await shop.context.database.execute(sql`
    UPDATE shopper SET created_at = ${shop.context.clock()}, first_name = 'Ravi' WHERE id = ${friend.id}`);
  await shop.call('GET', '/v1/user', { token: friend.token, headers: { cookie: `ref=${code}` } });
  const to = { ...address, phone, line1: door };
  const placed = await place(shop, friend, orderOf([line('sleep-mantra')], 600, { address: to }));
  await choose(shop, placed.payment, 'pay');
  await shop.runJobs();
  return { ...friend, orderId: placed.order.id };
}

const statusOf = async ({ id }: Buyer) =>
  (await list<ReferralRow>('/v1/admin/referrals?limit=100')).items.find((row) => row.id === id);
/** What a referrer reads of their friends, the latest first. */
const readBy = async ({ token }: Buyer) =>
  (await shop.call('GET', '/v1/user/referral', { token })).json<Referral>().friends.map(({ status }) => status);
const balanceOf = async ({ id }: Buyer) => walletBalance(shop.context.database, id);

test('ACC-04 a friend at another friend’s door is held; given by an admin it is rewarded once', async () => {
  const referrer = await shop.buyer();
  await friendOf(referrer, '1 Hill Road', '+919812300001');
  const second = await friendOf(referrer, '1, HILL ROAD', '+919812300002');
  expect([await balanceOf(referrer), await statusOf(second)]).toMatchObject([
    100,
    { status: 'held', suspicion: 'friends-share-door', reward: 0 },
  ]);
  expect((await list<ReferralRow>('/v1/admin/referrals?status=held')).items.map(({ id }) => id)).toEqual([
    second.id,
  ]);
  expect((await readBy(referrer)).toSorted()).toEqual(['held', 'rewarded']);
  const path = `/v1/admin/referrals/${second.id}/release`;
  const answers = await Promise.all([act(path, { reason: 'Sisters' }), act(path, { reason: 'Sisters' })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([await balanceOf(referrer), (await statusOf(second))?.status]).toEqual([200, 'rewarded']);
  expect((await act(`/v1/admin/referrals/${second.id}/refuse`, { reason: 'Late' })).status).toBe(409);
});

test('ACC-04 the sixth friend of a day is held, and an order that goes back leaves nothing to give', async () => {
  const referrer = await shop.buyer();
  for (const place of [1, 2, 3, 4, 5]) await friendOf(referrer, `${place} Lake View`, `+9198123100${place}0`);
  const sixth = await friendOf(referrer, '6 Lake View', '+919812310060');
  expect(await statusOf(sixth)).toMatchObject({ status: 'held', suspicion: 'many-at-once' });
  await shop.call('POST', `/v1/order/${sixth.orderId}/cancel`, { token: sixth.token });
  expect(await statusOf(sixth)).toMatchObject({ status: 'waiting', suspicion: null });
  expect((await act(`/v1/admin/referrals/${sixth.id}/release`, { reason: 'Fine' })).status).toBe(409);
  expect((await act(`/v1/admin/referrals/${sixth.id}/refuse`, { reason: 'A mill' })).json()).toMatchObject({
    status: 'refused',
  });
  expect((await readBy(referrer)).filter((status) => status !== 'rewarded')).toEqual(['refused']);
  expect(await balanceOf(referrer)).toBe(500);
});

test('ACC-05, ADM-10 wallets and what moved them are listed, found and narrowed; a credit by hand is in the audit log', async () => {
  const holder = await shop.buyer();
  await shop.context.database.execute(sql`
    UPDATE shopper SET first_name = 'Zubin', last_name = 'Mistry' WHERE id = ${holder.id}`);
  // An admin without a name is told by the number.
  await shop.context.database.execute(sql`UPDATE shopper SET phone = '+919812377777' WHERE id = ${admin.id}`);
  expect(
    (await act(`/v1/admin/wallet/${holder.id}`, { kind: 'credit', amount: 250, note: 'Late parcel' })).status,
  ).toBe(201);
  const wallets = await list('/v1/admin/wallet?q=zubin');
  expect(wallets).toMatchObject({ total: 1, items: [{ id: holder.id, name: 'Zubin Mistry', balance: 250 }] });
  const entries = await list('/v1/admin/wallet-entries?reason=credit,debit&q=mistry');
  const credit = { amount: 250, balanceAfter: 250, note: 'Late parcel', actor: '+919812377777' };
  expect(entries).toMatchObject({ total: 1, items: [credit] });
  const [change] = await shop.context.database.query(sql`
    SELECT action, before, after, reason FROM audit_entry WHERE resource = 'wallet' AND record_id = ${holder.id}`);
  expect(change).toEqual({
    action: 'credited',
    before: { balance: 0 },
    after: { balance: 250 },
    reason: 'Late parcel',
  });
  const csv = await shop.call('GET', '/v1/admin/wallet-entries/export?q=mistry', { token: admin.token });
  expect(csv.body).toContain('Zubin Mistry');
});

test('ACC-05 wallets stand in the order of the names that people have now, those without one last', async () => {
  const holders = await Promise.all([shop.buyer(), shop.buyer(), shop.buyer()]);
  const rename = async (index: number, firstName: string) =>
    shop.call('POST', '/v1/user', {
      token: holders[index]?.token ?? '',
      body: { firstName, lastName: 'Ordered' },
    });
  await rename(0, 'Zoya');
  for (const { id } of holders) {
    await act(`/v1/admin/wallet/${id}`, { kind: 'credit', amount: 10, note: 'To be put in order' });
  }
  await rename(1, 'anand');
  const inOrder = async (sort: string) =>
    (await list<{ id: string }>(`/v1/admin/wallet?sort=${sort}&limit=100`)).items
      .map(({ id }) => holders.findIndex((holder) => holder.id === id))
      .filter((index) => index >= 0);
  expect([await inOrder('name'), await inOrder('-name')]).toEqual([
    [1, 0, 2],
    [2, 0, 1],
  ]);
  await rename(0, 'Aachal');
  expect(await inOrder('name')).toEqual([0, 1, 2]);
});
