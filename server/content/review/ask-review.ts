import * as z from 'zod/mini';
import { isVoid } from '../../../src/domain/orders/order/return.ts';
import { sealToken } from '../../account/message/signed-token.ts';
import { tellShopper } from '../../account/message/tell.ts';
import { findAnyOrder, type OrderRow } from '../../orders/tables/order.queries.ts';
import { returnsOf } from '../../orders/tables/order-return.queries.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { inviteTo, reviewableLines, reviewedSkus, wantsToBeAsked } from './invitation.queries.ts';
import { reviewPath } from './review-link.ts';

const payload = z.object({ orderId: z.string() });
/** Days that the unsubscribe link works. */
const wayOutDays = 365;

/**
 * Asks once for a review of an order, if its buyer said yes to that: of what they paid most for, have kept and haven't
 * reviewed (REV-01). Reviews of the other items start on the order's page.
 */
export async function askForReview(context: ShopContext, job: unknown): Promise<void> {
  const { database, settings, origin, clock } = context;
  const { orderId } = z.parse(payload, job);
  const order = await findAnyOrder(database, orderId);
  if (!order || order.status === 'refunded') return;
  const now = clock();
  await database.transaction(async (tx) => {
    if (!(await wantsToBeAsked(tx, order.shopper_id))) return;
    const lines = await reviewableLines(tx, order);
    const sentBack = await linesSentBack(tx, order);
    const reviewed = await reviewedSkus(
      tx,
      order.shopper_id,
      order.lines.map(({ sku }) => sku),
    );
    const [chosen] = order.lines
      .map(({ sku, name, lineTotal }, line) => ({ sku, name, lineTotal, line }))
      .filter(({ sku, line }) => lines.has(line) && !sentBack.has(line) && !reviewed.has(sku))
      .toSorted((one, other) => other.lineTotal - one.lineTotal || one.line - other.line);
    const invitation = chosen && (await inviteTo(tx, order, chosen.line, now));
    if (!invitation) return;
    const wayOut = sealToken(
      { purpose: 'review-requests', id: order.shopper_id, days: wayOutDays, now },
      settings.secret,
    );
    await tellShopper(tx, context, order.shopper_id, {
      template: 'review-request',
      data: {
        product: chosen.name,
        reviewUrl: `${origin()}${reviewPath(invitation.id, settings.secret, now)}`,
        unsubscribeUrl: `${origin()}/review-requests/off/${wayOut}`,
      },
      once: order.id,
    });
  });
}

/** Indexes of the lines that a return takes back, or has taken. Their owner had reasons, and told them already. */
async function linesSentBack(session: Session, order: Pick<OrderRow, 'id'>): Promise<ReadonlySet<number>> {
  const returns = await returnsOf(session, [order.id]);
  const valid = returns.filter(({ status }) => !isVoid(status));
  return new Set(valid.flatMap(({ lines }) => lines.map(({ line }) => line)));
}
