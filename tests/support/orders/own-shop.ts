import { afterAll } from 'vitest';
import { type Buyer, openOrderShop, type OrderShop, type ShopOptions } from './order-shop.ts';

/** The shop of a test file, closed after its last test. */
export async function ownShop(options?: ShopOptions): Promise<OrderShop> {
  const shop = await openOrderShop(options);
  afterAll(() => shop.close());
  return shop;
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
