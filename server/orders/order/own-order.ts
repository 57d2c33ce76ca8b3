import { t } from '../../../src/domain/kit/text/text.ts';
import { problem } from '../../platform/http/problem.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { findOrder, type OrderRow } from '../tables/order.queries.ts';

/** Throws 'not-found' for another shopper's order. */
export async function ownOrder(
  { database }: Pick<ShopContext, 'database'>,
  id: string,
  shopperId: string,
): Promise<OrderRow> {
  const order = await findOrder(database, id, shopperId);
  if (!order) throw problem('not-found', { detail: t`We couldn’t find this order` });
  return order;
}
