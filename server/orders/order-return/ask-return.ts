import { t } from '../../../src/domain/kit/text/text.ts';
import { randomUUID } from 'node:crypto';
import type { FieldError } from '../../../src/contract/platform/problem.ts';
import type { AskReturnRequest } from '../../../src/contract/orders/order-return/order-return.calls.ts';
import {
  refundFor,
  type Refund,
  type ReturnedUnits,
  type ReturnRefusal,
} from '../../../src/domain/orders/order/refund.ts';
import { isAsked, isVoid, returnEnd } from '../../../src/domain/orders/order/return.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { requireAccount } from '../../platform/http/guard/account-lock.ts';
import { claimFile } from '../../platform/file/files.ts';
import { orNull } from '../../platform/http/input/readable.ts';
import type { Findings } from '../../platform/http/input/rules.ts';
import { problem, ProblemError, refusedField } from '../../platform/http/problem.ts';
import type { Move } from '../order/moves.ts';
import { cappedRefund } from '../../checkout/payment/capped-refund.ts';
import { deliveredAt, findOrder, lockOrder, type Mover, type OrderRow } from '../tables/order.queries.ts';
import { parcelsOf } from '../tables/parcel.queries.ts';
import {
  addPhoto,
  addReturnEvent,
  insertReturn,
  type ReturnRow,
  returnsOf,
} from '../tables/order-return.queries.ts';
import { tellReturn } from './tell-return.ts';

/**
 * The refund for returning these units of a delivered order (ORD-04). Throws 'conflict' if the return period is
 * over or another return is in progress, and names a line that can't be returned.
 */
export async function refundOfReturn(
  { clock, business }: Pick<ShopContext, 'clock' | 'business'>,
  session: Session,
  order: OrderRow,
  units: readonly ReturnedUnits[],
): Promise<Refund> {
  const now = clock();
  const { returnDays } = business.record();
  const ends = await returnEnds(session, { order, units, returnDays });
  if (ends.length === 0) throw problem('conflict', { detail: t`Only delivered items can be returned` });
  if (ends.some((end) => now >= end)) {
    throw problem('conflict', { detail: t`You can return items for ${returnDays} days after delivery` });
  }
  const before = (await returnsOf(session, [order.id])).filter(({ status }) => !isVoid(status));
  if (before.some((each) => isAsked(each) && each.status !== 'refunded')) {
    throw problem('conflict', { detail: t`Another return for this order is in progress` });
  }
  const refund = refundFor(
    order,
    before.flatMap(({ lines }) => lines),
    units,
  );
  if ('kind' in refund) throw refusedLine(refund, units);
  return cappedRefund(session, order.id, refund);
}

/**
 * Last moment to return each line; empty if one hasn't been delivered. In a split order each parcel has its own
 * deadline (ORD-06), but cash orders must be fully delivered first.
 */
async function returnEnds(
  session: Session,
  { order, units, returnDays }: { order: OrderRow; units: readonly ReturnedUnits[]; returnDays: number },
): Promise<readonly Date[]> {
  const endOf = (day: Date) => new Date(returnEnd(day.toISOString(), returnDays));
  if (order.status === 'delivered') {
    const delivered = await deliveredAt(session, order.id);
    return delivered ? [endOf(delivered)] : [];
  }
  if (order.status !== 'shipped' || order.payment_method === 'cod') return [];
  const parcels = await parcelsOf(session, [order.id]);
  const days = units.map(
    ({ line }) => parcels.find(({ lines, status }) => status === 'delivered' && lines.includes(line))?.delivered_at,
  );
  return days.every((day) => day != null) ? days.map(endOf) : [];
}

/**
 * Stores a return requested by the shopper, or by an admin for them, in the caller's transaction, and returns its
 * id (ORD-04).
 */
export async function storeReturn(
  { tx, context }: Move,
  orderId: string,
  shopperId: string,
  body: AskReturnRequest,
  by: Mover = { actor: 'customer', shopperId },
): Promise<string> {
  await requireAccount(tx, shopperId);
  if (!(await findOrder(tx, orderId, shopperId))) {
    throw problem('not-found', { detail: t`We couldn’t find this order` });
  }
  const order = await lockOrder(tx, orderId);
  const { reason, note, refundTo, upiId, photoIds, lines, expectedTotal } = body;
  const refund = await refundOfReturn(context, tx, order, lines);
  if (refund.total !== expectedTotal) {
    throw problem('conflict', { detail: t`The refund amount has changed. Please check it again.` });
  }
  const wantsUpi = order.payment_method === 'cod' && refundTo === 'source' && refund.total > 0;
  if (wantsUpi && upiId === undefined) throw refusedField('upiId', t`Enter the UPI ID for your refund`);
  const row: ReturnRow = {
    id: randomUUID(),
    order_id: order.id,
    shopper_id: shopperId,
    status: 'requested',
    reason,
    note: note.trim(),
    refund_to: refundTo,
    upi_id: wantsUpi ? (upiId ?? null) : null,
    lines: refund.lines,
    fees: refund.fees,
    total: refund.total,
    is_everything: refund.isEverything,
    answer: '',
    requested_at: context.clock(),
  };
  await insertReturn(tx, row);
  await addReturnEvent(tx, row.id, { event: 'return.ask', status: 'requested', at: row.requested_at, by });
  for (const [place, id] of photoIds.entries()) {
    const isClaimed = await claimFile(tx, { id, ownerId: shopperId, purpose: 'return-photo', reference: row.id });
    if (!isClaimed) throw refusedField(`photoIds.${place}`, t`Upload this photo again`);
    await addPhoto(tx, row.id, id, place);
  }
  // Who has a refund from staff didn't ask for a return: they hear of the refund.
  if (by.actor === 'customer') await tellReturn(tx, context, order, row);
  return row.id;
}

/** What staff are told of a partial refund besides its schema: units that can't come back, and where the money goes. */
export function partFindings(
  context: ShopContext,
  session: Session,
  order: OrderRow,
  part: Pick<AskReturnRequest, 'lines' | 'refundTo' | 'upiId'>,
): Findings {
  const wanted = async (): Promise<Refund | readonly FieldError[]> => {
    try {
      return await refundOfReturn(context, session, order, part.lines);
    } catch (error) {
      // Whatever isn't about a field is for the refund itself to say.
      if (error instanceof ProblemError) return error.options.errors ?? [];
      throw error;
    }
  };
  return [
    async () => {
      const refund = await wanted();
      return 'total' in refund ? null : refund;
    },
    async () => {
      const isToUpi = order.payment_method === 'cod' && part.refundTo === 'source' && part.upiId === undefined;
      const refund = isToUpi ? await orNull(wanted) : null;
      const isNothing = refund !== null && 'total' in refund && refund.total === 0;
      return isToUpi && !isNothing ? { field: 'upiId', message: t`Enter the customer’s UPI ID` } : null;
    },
  ];
}

function refusedLine(refusal: ReturnRefusal, units: readonly ReturnedUnits[]) {
  const place = units.findIndex(({ line }) => line === refusal.line);
  const field = place === -1 ? 'lines' : `lines.${place}`;
  switch (refusal.kind) {
    case 'unknown-line':
      return refusedField(field, t`This item isn’t in the order`);
    case 'membership':
      return refusedField(field, t`A membership can’t be returned`);
    case 'too-many':
      return refusedField(`${field}.quantity`, t`You can still return ${refusal.left} of this item`);
    default:
      return refusedField('lines', t`A bundle can only be returned as a whole`);
  }
}
