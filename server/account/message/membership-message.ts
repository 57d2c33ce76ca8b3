import sql from 'sql-template-tag';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { tellShopper, type TellContext } from './tell.ts';

/** Days of notice before a membership ends. */
const noticeDays = 7;
/** Members notified per run; the next run takes the rest. */
const batch = 100;

/** Welcomes a shopper whose paid order started or extended a membership. */
export async function tellMembershipStarted(tx: Session, context: TellContext, shopperId: string): Promise<void> {
  const { until } = await tx.one<{ until: Date | null }>(sql`
    SELECT premium_until AS until FROM shopper WHERE id = ${shopperId}`);
  if (until) await tellShopper(tx, context, shopperId, { template: 'membership-started', data: { until } });
}

/** Notifies members a week before their membership ends, once per end date across all instances (MEM-08). */
export async function tellMembershipsEnding(context: ShopContext): Promise<void> {
  const now = context.clock();
  await context.database.transaction(async (tx) => {
    const ending = await tx.query<{ id: string; until: Date }>(sql`
      UPDATE shopper SET told_end = premium_until
      WHERE id IN (
        SELECT id FROM shopper
        WHERE premium_until > ${now} AND premium_until <= ${now}::timestamptz + make_interval(days => ${noticeDays}::integer)
          AND told_end IS DISTINCT FROM premium_until
        ORDER BY premium_until LIMIT ${batch} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING id, premium_until AS until`);
    for (const { id, until } of ending) {
      await tellShopper(tx, context, id, { template: 'membership-ending', data: { until } });
    }
  });
}
