import type { ShopContext } from '../../../platform/start/context.ts';
import { moveDraft } from '../../plan/move-draft.ts';
import { findDraft, listOverdueDrafts, lockDraft, ordersOfDraft } from '../../tables/draft.queries.ts';
import { lockOrder } from '../../tables/order.queries.ts';
import { abandonDifference, tellLapsed } from './ask-difference.ts';

/** Drafts per run; the next run takes the rest. */
const batch = 100;

/**
 * Ends the payment links that have run out; an order whose change wasn't paid stands as before (DRF-01). Whoever is paying
 * at that moment may finish.
 */
export async function expireDrafts(context: ShopContext): Promise<void> {
  const { database, clock } = context;
  for (const id of await listOverdueDrafts(database, clock(), batch)) {
    const found = await findDraft(database, id);
    await database.transaction(async (tx) => {
      // Orders before their draft, as everywhere.
      const order = found?.edits_order == null ? null : await lockOrder(tx, found.edits_order);
      const draft = await lockDraft(tx, id);
      const isOver = draft?.link_expires_at != null && draft.link_expires_at <= clock();
      if (!isOver || (await ordersOfDraft(tx, id)).some(({ status }) => status === 'placed')) return;
      const by = { actor: 'system', shopperId: null } as const;
      if (!(await moveDraft(tx, draft, { type: 'link.expire' }, { by, at: clock() })) || !order) return;
      await abandonDifference({ tx, context }, order.id, draft.link_id);
      await tellLapsed({ tx, context }, order);
      tx.afterCommit(() => context.catalogue.stockChanged());
    });
  }
}
