import { randomUUID } from 'node:crypto';
import { payLinkDays } from '../../../../src/domain/orders/draft/draft-order.ts';
import { changeOf } from '../../../../src/domain/orders/draft/order-change.ts';
import type { SaleSource } from '../../../cart/price.ts';
import { takeStock } from '../../../catalogue/product/stock.queries.ts';
import { tellShopper } from '../../../account/message/tell.ts';
import { paymentsOf } from '../../../checkout/payment/payment.queries.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { factsOf } from '../../message/order-step.ts';
import { type Move, movePayment } from '../../order/moves.ts';
import { moveDraft } from '../../plan/move-draft.ts';
import { type AskedChange, type DraftRow, renewPayLink } from '../../tables/draft.queries.ts';
import type { Mover, OrderRow } from '../../tables/order.queries.ts';
import { lockSwap, soldOut } from './apply-edit.ts';
import { changedBy, editOffer } from './edit-offer.ts';
import { payToken } from '../../../account/message/pay-token.ts';

const day = 86_400_000;

/**
 * Asks for what a change costs more than was paid, in the caller's transaction (DRF-01): holds what is added, and sends the
 * customer a payment link. The order stays as it is until that is paid. Throws 'conflict' with the reason if it can't.
 * Expects the order and then the draft locked, and no link out.
 */
export async function askDifference(
  context: ShopContext,
  sale: SaleSource,
  { draft, order, by }: { readonly draft: DraftRow; readonly order: OrderRow; readonly by: Mover },
): Promise<{ readonly expiresAt: Date; readonly due: number }> {
  const { tx, rules } = sale;
  const now = context.clock();
  const offer = await editOffer(context, order, draft, sale);
  const { refusal, due } = offer;
  if (refusal !== null || draft.address === null) throw problem('conflict', { detail: refusal ?? '' });
  if (due === 0) throw problem('conflict', { detail: 'There is nothing more to pay. Change the order instead' });
  const { more: held } = await lockSwap(sale, order.lines, offer.lines);
  if (!(await takeStock(tx, held, { reason: 'sale', orderId: order.id, at: now }))) throw soldOut();
  const changed = changedBy(offer, { order, address: draft.address, rules, now });
  const asked: AskedChange = { ...changed, due, held };
  const linkId = randomUUID();
  const expiresAt = new Date(now.getTime() + payLinkDays * day);
  await renewPayLink(tx, draft.id, {
    linkId,
    expiresAt,
    shopperId: order.shopper_id,
    offered: { total: offer.total, lines: [], hasCoupon: false },
    asked,
    by: by.shopperId ?? order.shopper_id,
    now,
  });
  if (!(await moveDraft(tx, draft, { type: 'draft.send' }, { by, at: now }))) {
    throw problem('conflict', { detail: 'This change was already applied or dropped' });
  }
  await tellShopper(tx, context, order.shopper_id, {
    template: 'difference-link',
    data: {
      ...factsOf({ ...order, lines: offer.lines, total: offer.total }, context),
      change: changeOf(order, changed),
      due,
      payUrl: `${context.origin()}/pay/${payToken(linkId, context.settings.secret, now)}`,
      until: expiresAt,
    },
  });
  tx.afterCommit(() => context.catalogue.stockChanged());
  return { expiresAt, due };
}

/** Gives up the payments of a change that nobody waits for any more; their money is refunded if it arrives (DRF-01). */
export async function abandonDifference(move: Move, orderId: string, linkId: string | null): Promise<void> {
  if (linkId === null) return;
  const payments = (await paymentsOf(move.tx, orderId)).filter(({ link_id: of }) => of === linkId);
  for (const { id } of payments) await movePayment(move, id, { type: 'payment.abandoned' }, { source: 'system' });
}

/** Tells the customer that the order stays as it was, because its difference wasn't paid or isn't asked for any more. */
export async function tellLapsed({ tx, context }: Move, order: OrderRow): Promise<void> {
  await tellShopper(tx, context, order.shopper_id, { template: 'change-lapsed', data: factsOf(order, context) });
}
