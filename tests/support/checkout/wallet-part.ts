import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { postWalletEntry, walletBalance } from '../../../server/account/wallet/wallet.queries.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { type Buyer, line, type OrderShop, orderOf } from '../orders/order-shop.ts';

/** An order of ₹600 of which the wallet pays ₹320. */
export function splitOrder(change: Readonly<Record<string, unknown>> = {}) {
  return orderOf([line('sleep-mantra')], 600, { fromWallet: 320, ...change });
}

/** What tests of a partly used wallet read and write. */
export function partWallet(shop: OrderShop) {
  const { database, clock } = shop.context;
  return {
    async fill({ id: shopperId }: Buyer, amount: number): Promise<void> {
      const posting = { shopperId, amount, reason: 'refund', reference: randomUUID(), at: clock() } as const;
      await database.transaction(async (tx) => postWalletEntry(tx, posting));
    },
    balance: async ({ id }: Buyer) => walletBalance(database, id),
    async read({ token }: Buyer, orderId: string): Promise<OrderAnswer> {
      return (await shop.call('GET', `/v1/order/${orderId}`, { token })).json<OrderAnswer>();
    },
    /** Each payment of the order as '280 card paid', the oldest first. */
    async payments(orderId: string): Promise<string[]> {
      const rows = await database.query<{ text: string }>(sql`
        SELECT amount || ' ' || method || ' ' || status AS text FROM payment
        WHERE order_id = ${orderId} ORDER BY created_at, is_part`);
      return rows.map(({ text }) => text);
    },
    /** The last SMS of this kind. */
    async lastMessage(template: string): Promise<string> {
      const { body } = await database.one<{ body: string }>(sql`
        SELECT body FROM message WHERE template = ${template} AND channel = 'sms' ORDER BY serial DESC LIMIT 1`);
      return body;
    },
  };
}
