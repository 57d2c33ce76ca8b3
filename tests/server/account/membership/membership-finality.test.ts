import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderAnswer } from '../../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../../src/contract/platform/problem.ts';
import { say } from '../../../support/admin/admin-moves.ts';
import {
  buy,
  cancel,
  club,
  type ClubShop,
  day,
  isMember,
  money,
  openClubShop,
  read,
  send,
} from '../../../support/orders/club-orders.ts';
import { line, orderOf, place } from '../../../support/orders/order-shop.ts';
import { choose, tell } from '../../../support/checkout/sandbox-bank.ts';

let open: ClubShop;

beforeAll(async () => {
  open = await openClubShop();
});
afterAll(() => open.shop.close());

test('SEC-05 the club beside cheap goods is used by the next order: only the goods come back, and why is said', async () => {
  const buyer = await open.shop.buyer();
  const first = await buy(open, buyer, [club, line('calm-mantra')]);
  const second = await buy(open, buyer, [line('sleep-mantra', 4)]);
  const shown = await open.shop.call('GET', `/v1/order/${first}`, { token: buyer.token });
  expect(shown.json<OrderAnswer>().order.keptMembership).toEqual({ price: 999, saved: 480, reason: 'used' });
  const answer = await cancel(open, buyer, first);
  const { order } = answer.json<OrderAnswer>();
  expect([answer.status, order.status, order.returns.map(({ reason, total }) => [reason, total])]).toEqual([
    200,
    'paid',
    [['called-off', 240]],
  ]);
  expect((await money(open, buyer.id)).map(({ in: came, back }) => [came, back])).toEqual([
    [1239, 240],
    [1800, 0],
  ]);
  expect(await isMember(open, buyer)).toBe(true);
  // Said again nothing more comes back, and an admin gets no further.
  expect((await cancel(open, buyer, first)).status).toBe(200);
  const refused = await say(open.shop, open.admin, first, 'cancel');
  expect(refused.status).toBe(409);
  // With the other order called off nothing was used, and the rest comes back.
  await cancel(open, buyer, second);
  expect((await cancel(open, buyer, first)).json<OrderAnswer>().order.status).toMatch(/cancelled|refunded/u);
  await open.shop.runJobs();
  expect((await money(open, buyer.id)).map(({ in: came, back }) => came - back)).toEqual([0, 0]);
  expect(await isMember(open, buyer)).toBe(false);
});

test('SEC-05 an admin cancels such an order in the same way, and the desk says why the rest stays', async () => {
  const buyer = await open.shop.buyer();
  const first = await buy(open, buyer, [club, line('sleep-mantra')]);
  await buy(open, buyer, [line('sleep-mantra')]);
  expect((await say(open.shop, open.admin, first, 'cancel')).status).toBe(200);
  await open.shop.runJobs();
  expect((await money(open, buyer.id))[0]).toMatchObject({ in: 1479, back: 480, status: 'paid' });
  const why =
    'Bliss Club has already saved ₹120 on other orders, so its ₹999 can’t be refunded. The membership runs until it ends.';
  const { moves } = await read(open, first);
  expect(moves.find(({ move }) => move === 'cancel')).toEqual({ move: 'cancel', refusal: why });
});

test('SEC-05 goods that came back are refunded without the membership that was used, to the source or the wallet', async () => {
  for (const to of ['source', 'wallet'] as const) {
    const buyer = await open.shop.buyer();
    const first = await buy(open, buyer, [club, line('sleep-mantra', 2)]);
    await send(open, first);
    await buy(open, buyer, [line('calm-mantra')]);
    await say(open.shop, open.admin, first, 'return');
    expect((await say(open.shop, open.admin, first, 'refund', { to })).status).toBe(200);
    await open.shop.runJobs();
    expect((await money(open, buyer.id))[0]).toMatchObject({ in: 1959, back: 960, status: 'returned' });
    const again = await say(open.shop, open.admin, first, 'refund', { to });
    expect([again.status, again.json<Problem>().detail]).toEqual([
      409,
      'Bliss Club has already saved ₹109 on other orders, so its ₹999 can’t be refunded. The membership runs until it ends.',
    ]);
    expect((await money(open, buyer.id))[0]).toMatchObject({ back: 960 });
    expect(await isMember(open, buyer)).toBe(true);
  }
});

test('SEC-05 MEM-07 a renewal that has not begun was not used; after a week it stays all the same', async () => {
  const buyer = await open.shop.buyer();
  await buy(open, buyer, [club]);
  const renewal = await buy(open, buyer, [club]);
  await buy(open, buyer, [line('sleep-mantra')]);
  expect((await cancel(open, buyer, renewal)).status).toBe(200);
  expect(await isMember(open, buyer)).toBe(true);
  const late = await buy(open, buyer, [club, line('sleep-mantra')]);
  open.shop.pass(7 * day + 1);
  expect((await cancel(open, buyer, late)).status).toBe(200);
  const { keptMembership } = (await read(open, late)).order;
  expect([keptMembership?.reason, (await money(open, buyer.id)).find(({ id }) => id === late)?.back]).toEqual([
    'over-a-week',
    480,
  ]);
});

test('SEC-05 an order at the club’s price and the refund of the club at the same moment: one of them, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const buyer = await open.shop.buyer();
    const first = await buy(open, buyer, [club, line('calm-mantra')]);
    const body = orderOf([line('sleep-mantra', 2)], 960);
    const order = async () =>
      open.shop.call('POST', '/v1/order', {
        token: buyer.token,
        body,
        headers: { 'idempotency-key': randomUUID() },
      });
    const [placed] = await Promise.all([order(), cancel(open, buyer, first), order()]);
    await open.shop.runJobs();
    const [bought, ...others] = await money(open, buyer.id);
    const stays = bought && bought.in - bought.back;
    expect([others.some(({ saving }) => saving > 0), stays]).toEqual(others.length > 0 ? [true, 999] : [false, 0]);
    expect([201, 409]).toContain(placed?.status);
  }
});

test('SEC-05 late money for an order at the club’s price goes back when the club went back meanwhile', async () => {
  const buyer = await open.shop.buyer();
  const first = await buy(open, buyer, [club, line('calm-mantra')]);
  const waiting = await place(open.shop, buyer, orderOf([line('sleep-mantra', 2)], 960));
  open.shop.pass(10 * 60_000);
  await open.shop.context.jobs.add(open.shop.context.database, 'orders.expire', {});
  await open.shop.runJobs();
  expect((await cancel(open, buyer, first)).status).toBe(200);
  await choose(open.shop, waiting.payment, 'pay');
  await tell(open.shop, waiting.payment);
  await open.shop.runJobs();
  await open.shop.runJobs();
  expect((await money(open, buyer.id)).map(({ in: came, back }) => came - back)).toEqual([0, 0]);
});
