import sql from 'sql-template-tag';
import { moveUnits } from '../../../server/catalogue/product/stock.queries.ts';
import type { DraftOrder } from '../../../src/contract/orders/draft/draft-order.calls.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { choose } from '../checkout/sandbox-bank.ts';
import { draftDesk, draftsPath } from './drafts.ts';
import { address, type Answer, type Buyer, line, type OrderShop, orderOf, place } from './order-shop.ts';

/** A third product, ojas-mantra at ₹400, of which there is enough. */
export async function sellOjas({ context }: OrderShop): Promise<void> {
  await context.database.execute(sql`
    INSERT INTO product (sku, name, price, discount, flavours, variants, time_period, stock, hsn, gst_rate)
    SELECT 'ojas-mantra', 'Ojas Mantra', 400, discount, flavours, variants, NULL, 100, hsn, gst_rate
    FROM product WHERE sku = 'sleep-mantra'`);
}

/** 500 more units of both products. */
export async function buyGoods({ context }: OrderShop): Promise<void> {
  for (const sku of ['sleep-mantra', 'calm-mantra']) {
    const more = { sku, variant: '', flavour: '', units: 500 };
    await moveUnits(context.database, more, more.units, { reason: 'purchase', at: context.clock() });
  }
}

/** Staff who change orders before they are packed, and the books of those orders (DRF-01). */
export function editDesk(shop: OrderShop, staff: Buyer) {
  const desk = draftDesk(shop, staff);
  const { database } = shop.context;
  return {
    ...desk,
    /** A paid order of these lines, which cost what is said. */
    async paidOrder(lines: readonly unknown[], total: number, change: object = {}) {
      const buyer = await shop.buyer();
      const { order, payment } = await place(shop, buyer, orderOf(lines, total, { ...change }));
      await choose(shop, payment, 'pay');
      await shop.call('GET', `/v1/payment/status?orderId=${order.id}`, { token: buyer.token });
      return { id: order.id, buyer };
    },
    async begin(orderId: string): Promise<DraftOrder> {
      const got = await desk.send('POST', `/v1/admin/order/${orderId}/edit`, {});
      if (got.status !== 200) throw new Error(`${got.status} ${got.body}`);
      return got.json<DraftOrder>();
    },
    apply: async ({ id, version, phone }: DraftOrder, change: object, next = 'apply'): Promise<Answer> => {
      const body = { phone, lines: [line('sleep-mantra')], address, next, ...change };
      return desk.send('PUT', `${draftsPath}/${id}`, body, { 'if-match': `"${version}"` });
    },
    orderFor: async (buyer: Buyer, id: string): Promise<OrderAnswer['order']> =>
      (await shop.call('GET', `/v1/order/${id}`, { token: buyer.token })).json<OrderAnswer>().order,
    /** What came in for an order less what went out or is on its way out, and what its documents add up to, in rupees. */
    async books(id: string) {
      const { money } = await database.one<{ money: number }>(sql`
        SELECT (SELECT coalesce(sum(received_units), 0)::integer / 100 FROM payment WHERE order_id = ${id})
          - (SELECT coalesce(sum(refund.amount), 0)::integer FROM refund JOIN payment ON payment.id = payment_id
             WHERE order_id = ${id})
          - (SELECT coalesce(sum(amount), 0)::integer FROM payment
             WHERE order_id = ${id} AND mismatch IS NOT NULL AND status IN ('refunding', 'refunded')) AS money`);
      const { invoiced } = await database.one<{ invoiced: number }>(sql`
        SELECT coalesce(sum((CASE kind WHEN 'invoice' THEN 1 ELSE -1 END) * (row->>'paid')::integer), 0)::integer / 100
          AS invoiced
        FROM tax_document, jsonb_array_elements(document->'rows') AS row WHERE order_id = ${id}`);
      return { money, invoiced };
    },
    /** Units that left the stock for an order. */
    async taken(id: string): Promise<Record<string, number>> {
      const rows = await database.query<{ sku: string; units: number }>(sql`
        SELECT sku, -sum(units)::integer AS units FROM stock_move WHERE order_id = ${id} GROUP BY sku ORDER BY sku`);
      return Object.fromEntries(rows.filter(({ units }) => units !== 0).map(({ sku, units }) => [sku, units]));
    },
    /** The token of the payment link that an order's customer got last. */
    async linkOf(orderId: string): Promise<string> {
      const { text } = await database.one<{ text: string }>(sql`
        SELECT body AS text FROM message JOIN shopper ON phone = recipient
        WHERE shopper.id = (SELECT shopper_id FROM shop_order WHERE id = ${orderId}) AND template = 'difference-link' AND channel = 'sms' ORDER BY serial DESC LIMIT 1`);
      return /\/pay\/([\w-]+)/u.exec(text)?.[1] ?? '';
    },
  };
}
