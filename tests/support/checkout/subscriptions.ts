import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { expireOrders } from '../../../server/platform/jobs/shop-tasks.ts';
import { renewSubscriptions } from '../../../server/orders/subscription/renew-subscriptions.ts';
import { postWalletEntry } from '../../../server/account/wallet/wallet.queries.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Subscription } from '../../../src/contract/orders/subscription.calls.ts';
import {
  type Answer,
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
  type ShopOptions,
} from '../orders/order-shop.ts';
import { choose } from './sandbox-bank.ts';

export const day = 86_400_000;
export const weekly = { packageType: 'weekly' };

export interface SubscriptionShop extends OrderShop {
  readonly owner: Buyer;
  /** Pays an order of the owner, with a weekly line by default, and gives its first subscription. */
  subscribe(): Promise<Subscription>;
  mine(who?: Buyer): Promise<Subscription[]>;
  /** The owner's first subscription as it stands. */
  now(): Promise<Subscription>;
  tell(id: string, body: object, who?: Buyer): Promise<Answer>;
  change(id: string, body: object): Promise<Answer>;
  /** Lets days go by, with two runs of the job on each. */
  live(days: number): Promise<void>;
  /** Pays the renewal that waits for it. */
  pay(): Promise<void>;
  /** The templates of the messages about subscriptions, in their order. */
  told(): Promise<string[]>;
  /** How all orders stand, the oldest first. */
  orderStates(): Promise<string[]>;
  /** Puts money into the owner's wallet. */
  fill(amount: number): Promise<void>;
}

/** A shop at noon in India on 21 November 2026, with a person who subscribes. */
export async function openSubscriptionShop(gateways?: ShopOptions['gateways']): Promise<SubscriptionShop> {
  const shop = await openOrderShop(gateways ? { gateways } : {});
  const { context } = shop;
  const owner = await shop.buyer();

  const mine = async (who: Buyer = owner): Promise<Subscription[]> => {
    const answer = await shop.call('GET', '/v1/user/subscription', { token: who.token });
    return answer.json<{ subscriptions: Subscription[] }>().subscriptions;
  };
  const now = async (): Promise<Subscription> => {
    const [first] = await mine();
    if (!first) throw new Error('There is no subscription');
    return first;
  };

  return {
    ...shop,
    owner,
    mine,
    now,
    async subscribe() {
      const { payment } = await place(shop, owner, orderOf([line('sleep-mantra', 1, weekly)], 540));
      await choose(shop, payment, 'pay');
      await shop.runJobs();
      return now();
    },
    tell: async (id, body, who = owner) =>
      shop.call('POST', `/v1/user/subscription/${id}`, { token: who.token, body }),
    change: async (id, body) => shop.call('PUT', `/v1/user/subscription/${id}`, { token: owner.token, body }),
    async live(days) {
      for (let passed = 0; passed < days; passed += 1) {
        shop.pass(day);
        await expireOrders(context);
        await renewSubscriptions(context);
        await renewSubscriptions(context);
      }
    },
    async pay() {
      const { waiting } = await now();
      if (!waiting) throw new Error('Nothing waits for a payment');
      const order = await shop.call('GET', `/v1/order/${waiting.orderId}`, { token: owner.token });
      await choose(shop, order.json<OrderAnswer>().payment, 'pay');
      await shop.runJobs();
    },
    async told() {
      const rows = await context.database.query<{ template: string }>(sql`
        SELECT template FROM message WHERE template LIKE 'subscription-%' ORDER BY sent_at, serial`);
      return rows.map(({ template }) => template.replace('subscription-', ''));
    },
    async orderStates() {
      const rows = await context.database.query<{ status: string }>(sql`
        SELECT status FROM shop_order ORDER BY placed_at, number`);
      return rows.map(({ status }) => status);
    },
    async fill(amount) {
      const posting = {
        shopperId: owner.id,
        amount,
        reason: 'refund',
        reference: randomUUID(),
        at: context.clock(),
      } as const;
      await context.database.transaction(async (tx) => postWalletEntry(tx, posting));
    },
  };
}
