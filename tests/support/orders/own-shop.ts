import { setTimeout } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { type Buyer, openOrderShop, type OrderShop, type ShopOptions } from './order-shop.ts';

const [mostTries, pauseMs] = [50, 100];

/** Asks a shop that is busy again, as clients do. */
export async function patiently<Result extends { readonly status: number }>(
  ask: () => Promise<Result>,
): Promise<Result> {
  let answer = await ask();
  for (let tries = 1; answer.status === 503 && tries < mostTries; tries += 1) {
    await setTimeout(pauseMs);
    answer = await ask();
  }
  return answer;
}

/** The shop of a test file, closed after its last test. A shop that is busy is asked again, as clients do. */
export async function ownShop(options?: ShopOptions): Promise<OrderShop> {
  const shop = await openOrderShop(options);
  afterAll(() => shop.close());
  return { ...shop, call: async (...asked) => patiently(async () => shop.call(...asked)) };
}

export interface StaffedShop {
  readonly shop: OrderShop;
  readonly buyer: Buyer;
  readonly admin: Buyer;
}

/** A shop with a shopper and an admin. */
export async function openStaffedShop(): Promise<StaffedShop> {
  const shop = await openOrderShop();
  return { shop, buyer: await shop.buyer(), admin: await shop.buyer({ isAdmin: true }) };
}
