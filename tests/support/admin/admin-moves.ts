import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { type Answer, type Buyer, line, type OrderShop, orderOf, place } from '../orders/order-shop.ts';
import { tell } from '../checkout/sandbox-bank.ts';

/** An admin says something of an order. */
export async function say(
  shop: OrderShop,
  admin: Buyer,
  orderId: string,
  what: string,
  body?: unknown,
): Promise<Answer> {
  return shop.call('POST', `/v1/admin/order/${orderId}/${what}`, {
    token: admin.token,
    ...(body === undefined ? {} : { body }),
  });
}

const parcel = { courier: 'India Post', trackingNumber: 'EU123456789IN' };

/** An order of these lines that is paid for and with its shopper. */
export async function delivered(
  shop: OrderShop,
  people: { readonly buyer: Buyer; readonly admin: Buyer },
  body: unknown = orderOf([line('sleep-mantra', 2)], 1200),
): Promise<OrderAnswer> {
  const placed = await place(shop, people.buyer, body);
  if (placed.payment.gateway === 'sandbox') await tell(shop, placed.payment);
  await say(shop, people.admin, placed.order.id, 'pack');
  await say(shop, people.admin, placed.order.id, 'ship', parcel);
  const answer = await say(shop, people.admin, placed.order.id, 'deliver');
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  return answer.json<OrderAnswer>();
}
