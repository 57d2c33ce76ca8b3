import { problem } from '../../../platform/http/problem.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import type { SaleSource } from '../../../cart/price.ts';
import { orderStep } from '../../../../src/machines/orders/order/order.transition.ts';
import { demandOf, isInStock, releaseStock, takeStock } from '../../../catalogue/product/stock.queries.ts';
import { changeOrder, moveAddress, tellChanged, tellMoved } from '../../order/change-order.ts';
import { refundExcess } from '../../order-return/return-refund.ts';
import { lessDemand } from '../../plan/demand-change.ts';
import { moveDraft } from '../../plan/move-draft.ts';
import type { DraftRow } from '../../tables/draft.queries.ts';
import type { Mover, OrderRow, SoldLine } from '../../tables/order.queries.ts';
import { changedBy, editOffer } from './edit-offer.ts';

/**
 * Applies a change that needs no more money to its order, in the caller's transaction: goods, price, address, stock, coupon,
 * invoice and what goes back (DRF-01). Throws 'conflict' with the reason if it can't. Expects the order and then the draft
 * locked, and no link out.
 */
export async function applyEdit(
  context: ShopContext,
  sale: SaleSource,
  { draft, order, by }: { readonly draft: DraftRow; readonly order: OrderRow; readonly by: Mover },
): Promise<void> {
  const { tx, rules } = sale;
  const at = context.clock();
  const offer = await editOffer(context, order, draft, sale);
  const facts = { isCash: order.payment_method === 'cod', isClosed: false, isOwed: false };
  const step = orderStep(order.status, facts, { type: 'order.edit' });
  if (offer.refusal !== null || !step || draft.address === null) {
    throw problem('conflict', { detail: offer.refusal ?? 'Only an order that isn’t packed can be changed' });
  }
  if (offer.due > 0) {
    throw problem('conflict', { detail: 'The order costs more now. Ask the customer to pay the difference first' });
  }
  const changed = changedBy(offer, { order, address: draft.address, rules, now: at });
  if (offer.isAddressOnly) {
    await moveDraft(tx, draft, { type: 'order.confirm' }, { by, at });
    return tellMoved({ tx, context }, await moveAddress({ tx, context }, order, changed, by));
  }
  const { less, more } = await lockSwap(sale, order.lines, offer.lines);
  await releaseStock(tx, less, { reason: 'cancel', orderId: order.id, at });
  if (!(await takeStock(tx, more, { reason: 'sale', orderId: order.id, at }))) throw soldOut();
  await moveDraft(tx, draft, { type: 'order.confirm' }, { by, at });
  const money = { refund: Math.max(0, (offer.paid ?? order.from_wallet) - offer.total), received: 0 };
  const after = await changeOrder({ tx, context }, order, { changed, money, by });
  if (money.refund > 0) await refundExcess({ tx, context }, after, money.refund);
  await tellChanged({ tx, context }, { before: order, after }, money);
  tx.afterCommit(() => context.catalogue.stockChanged());
}

/** What leaves and what is added; the stock of both is locked first, in the order of everybody. */
export async function lockSwap({ tx }: SaleSource, before: readonly SoldLine[], after: readonly SoldLine[]) {
  const [had, has] = [demandOf(before), demandOf(after)];
  await isInStock(tx, demandOf([...had, ...has].map(({ units, ...of }) => ({ ...of, quantity: units }))));
  return { less: lessDemand(had, has), more: lessDemand(has, had) };
}

export function soldOut() {
  return problem('conflict', { detail: 'One of the added items has just sold out' });
}
