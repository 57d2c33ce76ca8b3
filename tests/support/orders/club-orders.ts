import sql from 'sql-template-tag';
import type { OrderAdmin } from '../../../src/contract/orders/order/order-list.calls.ts';
import { say } from '../admin/admin-moves.ts';
import { type Answer, type Buyer, line, openOrderShop, type OrderShop, orderOf, place } from './order-shop.ts';
import { choose, tell } from '../checkout/sandbox-bank.ts';

export const club = line('bliss-club', 1, { flavour: 'Standard', variant: 'Yearly' });
export const day = 86_400_000;

export type Method = 'card' | 'wallet' | 'cod';

/** A shop with goods enough and sessions that outlive its clock, as its people and its admin use it. */
export async function openClubShop() {
  const shop = await openOrderShop();
  const admin = await shop.buyer({ isAdmin: true });
  await shop.context.database.execute(sql`UPDATE stock SET units = 100000 WHERE sku <> 'bliss-club'`);
  await shop.context.database.execute(sql`UPDATE session SET expires_at = '2040-01-01'`);
  return { shop, admin };
}

export interface ClubShop {
  readonly shop: OrderShop;
  readonly admin: Buyer;
}

/** Bought at today's price and, where nobody collects it, paid. */
export async function buy(
  { shop }: Pick<ClubShop, 'shop'>,
  who: Buyer,
  lines: readonly unknown[],
  paymentMethod: Method = 'card',
): Promise<string> {
  const quote = await shop.call('POST', '/v1/order/quote', { token: who.token, body: { lines, paymentMethod } });
  const body = orderOf(lines, quote.json<{ total: number }>().total, { paymentMethod });
  const placed = await place(shop, who, body);
  if (paymentMethod === 'card') {
    await choose(shop, placed.payment, 'pay');
    await tell(shop, placed.payment);
  }
  return placed.order.id;
}

export async function cancel({ shop }: Pick<ClubShop, 'shop'>, { token }: Buyer, id: string): Promise<Answer> {
  const answer = await shop.call('POST', `/v1/order/${id}/cancel`, { token });
  await shop.runJobs();
  return answer;
}

export async function send({ shop, admin }: ClubShop, id: string): Promise<void> {
  await say(shop, admin, id, 'pack');
  await say(shop, admin, id, 'ship', { courier: 'India Post', trackingNumber: 'EU123456789IN' });
  await say(shop, admin, id, 'deliver');
}

/** Units of the goods of a delivered order go back, with their money. */
export async function takePartBack(
  open: ClubShop,
  id: string,
  max: number,
  refundTo: 'source' | 'wallet',
): Promise<void> {
  const { shop, admin } = open;
  const { lines, returns } = (await read(open, id)).order;
  const gone = returns.flatMap(({ lines: back }) => back);
  const wanted = lines.flatMap(({ quantity, isPremiumMembership }, place) => {
    const left =
      quantity - gone.filter(({ line: at }) => at === place).reduce((sum, { quantity: back }) => sum + back, 0);
    return isPremiumMembership || left === 0 ? [] : [{ line: place, quantity: Math.min(left, max) }];
  });
  if (wanted.length === 0) return;
  const preview = await say(shop, admin, id, 'refund-part/preview', { lines: wanted });
  if (preview.status !== 200) return;
  const { total } = preview.json<{ total: number }>();
  await say(shop, admin, id, 'refund-part', {
    lines: wanted,
    reason: 'not-wanted',
    note: '',
    refundTo,
    upiId: 'name@bank',
    expectedTotal: total,
  });
  await shop.runJobs();
}

export async function read({ shop, admin }: ClubShop, id: string): Promise<OrderAdmin> {
  const answer = await shop.call('GET', `/v1/admin/order/${id}/desk`, { token: admin.token });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.json())}`);
  return answer.json<OrderAdmin>();
}

/** What came in and went back for one order. */
export interface Money {
  readonly id: string;
  readonly status: string;
  readonly in: number;
  readonly back: number;
  readonly saving: number;
  readonly membership: number;
  readonly isAll: boolean;
  readonly placedAt: Date;
}

/** What came in and went back for each order of a person, by the payments, their refunds and the wallet. */
export async function money({ shop }: Pick<ClubShop, 'shop'>, shopperId: string): Promise<Money[]> {
  const rows = await shop.context.database.query<{
    id: string;
    status: string;
    total: number;
    came: number;
    whole: number;
    parts: number;
    club_saving: number;
    lines: { isPremiumMembership: boolean; lineTotal: number }[];
    placed_at: Date;
  }>(sql`
    SELECT id, status, total, club_saving, lines, placed_at,
      (SELECT COALESCE(sum(amount), 0) FROM payment WHERE order_id = shop_order.id
        AND payment.status IN ('paid', 'refunding', 'refunded')) AS came,
      (SELECT COALESCE(sum(amount - (SELECT COALESCE(sum(amount), 0) FROM refund WHERE payment_id = payment.id)), 0)
        FROM payment WHERE order_id = shop_order.id AND payment.status IN ('refunding', 'refunded')) AS whole,
      (SELECT COALESCE(sum(refund.amount), 0) FROM refund JOIN payment ON payment.id = payment_id
        WHERE payment.order_id = shop_order.id) AS parts
    FROM shop_order WHERE shopper_id = ${shopperId} ORDER BY placed_at, number`);
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    in: row.came,
    back: row.whole + row.parts,
    saving: row.club_saving,
    membership: row.lines.filter((each) => each.isPremiumMembership).reduce((sum, each) => sum + each.lineTotal, 0),
    isAll: row.lines.every((each) => each.isPremiumMembership),
    placedAt: row.placed_at,
  }));
}

export async function isMember({ shop }: Pick<ClubShop, 'shop'>, { id }: Buyer): Promise<boolean> {
  const { until } = await shop.context.database.one<{ until: Date | null }>(sql`
    SELECT premium_until AS until FROM shopper WHERE id = ${id}`);
  return until !== null && until > shop.context.clock();
}
