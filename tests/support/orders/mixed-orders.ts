import sql from 'sql-template-tag';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { say } from '../admin/admin-moves.ts';
import { type Answer, type Buyer, line, type OrderShop, orderOf, place } from './order-shop.ts';
import { ownShop } from './own-shop.ts';
import { prescriber } from '../account/prescriptions.ts';
import { choose, tell } from '../checkout/sandbox-bank.ts';

interface MixedShop {
  readonly shop: OrderShop;
  readonly doctor: Buyer;
  readonly admin: Buyer;
}

/** The shop of a test file in which calm-mantra (₹300) is sold on prescription and sleep-mantra (₹600) is not. */
export async function ownMixedShop(): Promise<MixedShop> {
  const shop = await ownShop();
  await shop.context.database.execute(sql`
    UPDATE product SET needs_prescription = sku = 'calm-mantra' WHERE sku <> 'bliss-club'`);
  await shop.context.database.execute(sql`UPDATE stock SET units = 1000 WHERE sku <> 'bliss-club'`);
  return { shop, doctor: await prescriber(shop), admin: await shop.buyer({ isAdmin: true }) };
}

export const both = [line('sleep-mantra', 2), line('calm-mantra')];

/** An order of both kinds, at today's price. */
export async function placeBoth(
  shop: OrderShop,
  buyer: Buyer,
  change: Readonly<Record<string, unknown>> = {},
  lines: readonly unknown[] = both,
): Promise<OrderAnswer> {
  const paymentMethod = change['paymentMethod'] ?? 'card';
  const quote = await shop.call('POST', '/v1/order/quote', {
    token: buyer.token,
    body: { lines, paymentMethod },
  });
  return place(shop, buyer, orderOf(lines, quote.json<{ total: number }>().total, change));
}

/** The same, paid for by card. */
export async function paidBoth(
  shop: OrderShop,
  buyer: Buyer,
  change: Readonly<Record<string, unknown>> = {},
  lines: readonly unknown[] = both,
): Promise<OrderAnswer> {
  const placed = await placeBoth(shop, buyer, change, lines);
  await choose(shop, placed.payment, 'pay');
  await tell(shop, placed.payment);
  return readOrder(shop, buyer, placed.order.id);
}

export async function readOrder(shop: OrderShop, { token }: Buyer, id: string): Promise<OrderAnswer> {
  return (await shop.call('GET', `/v1/order/${id}`, { token })).json<OrderAnswer>();
}

export const courier = { courier: 'India Post', trackingNumber: 'EU123456789IN' };

/** The next parcel goes all the way. */
export async function sendNext(shop: OrderShop, admin: Buyer, orderId: string): Promise<Answer[]> {
  return [
    await say(shop, admin, orderId, 'pack'),
    await say(shop, admin, orderId, 'ship', courier),
    await say(shop, admin, orderId, 'deliver'),
  ];
}
