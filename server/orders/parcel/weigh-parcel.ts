import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
import { findAnyOrder, lockOrder } from '../tables/order.queries.ts';
import { parcelsOf, setWeight } from '../tables/parcel.queries.ts';

/**
 * Saves the weight of the parcel that is packed next, or otherwise waits for the courier; whole grams. Throws
 * 'not-found', and 'conflict' if everything has been shipped (ORD-02, ADM-10).
 */
export async function weighNext(
  { database, clock }: Pick<ShopContext, 'database' | 'clock'>,
  orderId: string,
  weight: number,
  adminId: string,
): Promise<void> {
  if (!(await findAnyOrder(database, orderId))) {
    throw problem('not-found', { detail: 'We couldn’t find this order' });
  }
  await database.transaction(async (tx) => {
    const { number } = await lockOrder(tx, orderId);
    const parcels = await parcelsOf(tx, [orderId]);
    const next =
      parcels.find(({ status }) => status === 'ready') ?? parcels.find(({ status }) => status === 'packed');
    if (!next) throw problem('conflict', { detail: 'This order has nothing left to weigh' });
    await setWeight(tx, next.id, weight);
    await recordChange(tx, {
      actorId: adminId,
      action: 'parcel weighed',
      resource: 'order',
      recordId: orderId,
      before: { number, weight: next.weight },
      after: { number, weight },
      now: clock(),
    });
  });
}
