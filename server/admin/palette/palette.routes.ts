import type { FastifyInstance } from 'fastify';
import { findRecords, type FoundRecord } from '../../../src/contract/admin/palette.calls.ts';
import { may, type Permission } from '../../../src/domain/account/permission.ts';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { accountFilters, accountSource } from '../../account/account/account-admin.queries.ts';
import { productConditions, productList } from '../../catalogue/product/product-admin.queries.ts';
import { readOrderPage } from '../../orders/order-admin/order-list.queries.ts';
import { readPage } from '../../platform/list/list.ts';
import { route } from '../../platform/http/route.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { couponList } from '../../promotions/coupon/coupon-rows.ts';

const limit = 5;

/** What the command palette finds, by the searches of the lists (ADM-50). */
export function paletteRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  const kinds: readonly [Permission, (q: string) => Promise<readonly FoundRecord[]>][] = [
    [
      'orders',
      async (q) => {
        const { items } = await readOrderPage(database, { q, limit });
        return items.map(({ id, number, name, total }) => ({
          kind: 'order',
          id,
          label: number,
          detail: [name, formatRupees(total)].filter(Boolean).join(', '),
        }));
      },
    ],
    [
      'people',
      async (q) => {
        const { items } = await readPage(database, accountSource, { limit }, accountFilters({ q }));
        return items.map(({ id, name, phone, email }) => ({
          kind: 'account',
          id,
          label: name || phone || email || 'No name',
          detail: name === '' ? '' : (phone ?? email ?? ''),
        }));
      },
    ],
    [
      'catalogue',
      async (q) => {
        const { items } = await readPage(
          database,
          productList,
          { limit },
          await productConditions(database, { q }),
        );
        return items.map(({ sku, name }) => ({ kind: 'product', id: sku, label: name, detail: sku }));
      },
    ],
    [
      'promotions',
      async (q) => {
        const { items } = await readPage(database, couponList(clock()), { q, limit });
        return items.map(({ id, code, name }) => ({ kind: 'coupon', id, label: code, detail: name }));
      },
    ],
  ];

  route(app, context, findRecords, async ({ query: { q }, shopper: { granted } }) => {
    const asked = kinds.filter(([permission]) => may(granted, [permission]));
    const found = await Promise.all(asked.map(async ([, find]) => find(q)));
    return { items: found.flat() };
  });
}
