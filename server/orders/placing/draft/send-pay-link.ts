import { randomUUID } from 'node:crypto';
import { offeredOf, payLinkDays } from '../../../../src/domain/orders/draft/draft-order.ts';
import type { SaleSource } from '../../../cart/price.ts';
import { shopperOf } from '../../../account/session/otp.queries.ts';
import { tellShopper } from '../../../account/message/tell.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { moveDraft } from '../../plan/move-draft.ts';
import { type DraftRow, renewPayLink } from '../../tables/draft.queries.ts';
import type { Mover } from '../../tables/order.queries.ts';
import { customerOf, quoteDraft, refusalOf } from './draft-offer.ts';
import { payToken } from '../../../account/message/pay-token.ts';

const day = 86_400_000;

/**
 * Sends a draft's payment link, a new one each time, in the caller's transaction (DRF-01). Opens an account for a number
 * that has none: nobody can use it before they prove the number, and it agrees to nothing. Throws 'conflict' with what is
 * missing. Expects the draft of a new order, locked.
 */
export async function sendPayLink(
  context: ShopContext,
  sale: SaleSource,
  draft: DraftRow,
  by: Mover,
): Promise<{ readonly expiresAt: Date; readonly total: number }> {
  const { tx } = sale;
  const now = context.clock();
  if (draft.phone === null) throw problem('conflict', { detail: 'This customer deleted their account' });
  const shopperId = await shopperOf(tx, draft.phone, now);
  const customer = await customerOf(tx, draft.phone);
  const quote = await quoteDraft(context, draft, customer, sale);
  const refusal = await refusalOf(context, draft, quote, customer);
  if (refusal !== null || quote === null) throw problem('conflict', { detail: refusal ?? '' });
  const linkId = randomUUID();
  const expiresAt = new Date(now.getTime() + payLinkDays * day);
  await renewPayLink(tx, draft.id, {
    linkId,
    expiresAt,
    shopperId,
    offered: offeredOf(quote),
    asked: null,
    by: by.shopperId ?? shopperId,
    now,
  });
  if (!(await moveDraft(tx, draft, { type: 'draft.send' }, { by, at: now }))) {
    throw problem('conflict', { detail: 'This draft was already ordered or cancelled' });
  }
  await tellShopper(tx, context, shopperId, {
    template: 'payment-link',
    data: {
      total: quote.total,
      payUrl: `${context.origin()}/pay/${payToken(linkId, context.settings.secret, now)}`,
      until: expiresAt,
      items: quote.lines.map(({ name, quantity }) => ({ name, quantity })),
    },
  });
  return { expiresAt, total: quote.total };
}
