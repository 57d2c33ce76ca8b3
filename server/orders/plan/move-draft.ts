import {
  type DraftOrderEffect,
  draftOrderStep,
} from '../../../src/machines/checkout/draft-order/draft-order.transition.ts';
import type { DraftOrderEvent } from '../../../src/machines/checkout/draft-order/draft-order.machine.ts';
import type { Session } from '../../platform/database/session.ts';
import { demandOf, isInStock, releaseStock } from '../../catalogue/product/stock.queries.ts';
import { addDraftEvent, type DraftRow, findEditOf, lockDraft, updateDraftStatus } from '../tables/draft.queries.ts';
import type { Mover, OrderRow } from '../tables/order.queries.ts';

/**
 * Takes one step of the draft's chart in the caller's transaction, ends its link and gives back what a change holds, if the
 * chart says so (DRF-01). Returns what else is to be done; null if there is no such step. Expects the draft locked.
 */
export async function moveDraft(
  tx: Session,
  draft: DraftRow,
  event: DraftOrderEvent,
  { by, at }: { readonly by: Mover; readonly at: Date },
): Promise<readonly DraftOrderEffect[] | null> {
  const step = draftOrderStep(draft.status, event);
  if (!step) return null;
  await updateDraftStatus(tx, draft, step.status, { endsLink: step.effects.includes('endLink'), at });
  await addDraftEvent(tx, draft.id, { event: event.type, status: step.status, at, by });
  if (step.effects.includes('releaseGoods') && draft.asked !== null && draft.edits_order !== null) {
    await releaseStock(tx, draft.asked.held, { reason: 'cancel', orderId: draft.edits_order, at });
  }
  return step.effects;
}

/** Its order is paid, or placed to be paid in cash. Expects that order locked. */
export async function confirmDraft(tx: Session, draftId: string, by: Mover, at: Date): Promise<void> {
  const draft = await lockDraft(tx, draftId);
  if (draft) await moveDraft(tx, draft, { type: 'order.confirm' }, { by, at });
}

/**
 * Drops the open change of an order with its link and what it holds (DRF-01). Says whether its customer was asked to pay for it. Locks the stock of the
 * order with it, which the caller may give back next. Expects the order locked.
 */
export async function dropEdit(
  tx: Session,
  order: Pick<OrderRow, 'id' | 'lines'>,
  by: Mover,
  at: Date,
): Promise<{ readonly wasAsked: boolean }> {
  const open = await findEditOf(tx, order.id);
  const draft = open && (await lockDraft(tx, open.id));
  if (!draft) return { wasAsked: false };
  const held = (draft.asked?.held ?? []).map(({ units, ...of }) => ({ ...of, quantity: units }));
  if (held.length > 0) await isInStock(tx, demandOf([...order.lines, ...held]));
  await moveDraft(tx, draft, { type: 'draft.cancel' }, { by, at });
  return { wasAsked: draft.asked !== null };
}
