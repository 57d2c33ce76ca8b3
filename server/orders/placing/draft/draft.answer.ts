import type { DraftOrder } from '../../../../src/contract/orders/draft/draft-order.calls.ts';
import { fixedReason, sortedLines } from '../../../../src/domain/orders/draft/fixed-line.ts';
import { bundlesOfOrder } from '../../../../src/domain/orders/draft/order-bundle.ts';
import type { Session } from '../../../platform/database/session.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { problem } from '../../../platform/http/problem.ts';
import { readAddresses } from '../../../account/address/address.queries.ts';
import { type DraftRow, findDraft, listDraftEvents, ordersOfDraft } from '../../tables/draft.queries.ts';
import type { Quote } from '../../../../src/domain/cart/pricing/quote.ts';
import { lineOf } from '../../answer/order.answer.ts';
import { findAnyOrder } from '../../tables/order.queries.ts';
import { editOffer, editScope } from './edit-offer.ts';
import { type DraftCustomer, customerOf, quoteDraft, refusalOf } from './draft-offer.ts';

/** A draft as staff see it, at today's price. Throws 'not-found'. */
export async function draftAnswer(context: ShopContext, id: string): Promise<DraftOrder> {
  const { database } = context;
  const draft = await findDraft(database, id);
  if (!draft) throw noDraft();
  const customer = draft.phone === null ? null : await customerOf(database, draft.phone);
  const edit = draft.edits_order === null ? null : await openEdit(context, draft, draft.edits_order);
  const quote = edit ? edit.quote : await quoteDraft(context, draft, customer);
  const [orders, events, refusal, known] = await Promise.all([
    edit ? [edit.order] : ordersOfDraft(database, id),
    listDraftEvents(database, id),
    edit ? edit.refusal : refusalOf(context, draft, quote, customer),
    customer && knownCustomer(database, customer, context.clock()),
  ]);
  const [order] = orders;
  return {
    id,
    number: draft.number,
    status: draft.status,
    version: draft.version,
    phone: draft.phone,
    name: draft.name,
    lines: draft.lines,
    bundles: draft.bundles,
    couponCode: draft.coupon_code,
    address: draft.address,
    note: draft.note,
    customer: known,
    quote: quote && {
      ...quote,
      lines: quote.lines.map((line) => ({ ...line, problems: [...line.problems] })),
      parts: [...quote.parts],
    },
    refusal,
    edits: edit && {
      id: edit.order.id,
      number: edit.order.number,
      paid: edit.paid,
      due: edit.due,
      fixed: edit.fixed,
      bundles: edit.bundles,
      itemsStay: edit.itemsStay,
    },
    sentAt: draft.sent_at?.toISOString() ?? null,
    expiresAt: isOffered(draft) ? (draft.link_expires_at?.toISOString() ?? null) : null,
    openedAt: draft.opened_at?.toISOString() ?? null,
    order: order ? { id: order.id, number: order.number, status: order.status } : null,
    events: events.map(({ event, status, actor, name, at }) => ({
      event,
      status,
      by: actor,
      name,
      at: at.toISOString(),
    })),
  };
}

/** Whether the customer has a link that works. */
export function isOffered({ status }: Pick<DraftRow, 'status'>): boolean {
  return status === 'sent' || status === 'opened';
}

export function noDraft() {
  return problem('not-found', { detail: 'We couldn’t find this draft' });
}

/**
 * The change of an order, priced as it would be now; as it was asked for while its link works; as the order is once it is
 * applied or dropped.
 */
async function openEdit(context: ShopContext, draft: DraftRow, orderId: string) {
  const order = await findAnyOrder(context.database, orderId);
  if (!order) throw noDraft();
  const isOver = draft.status === 'paid' || draft.status === 'cancelled';
  const [offer, { itemsStay }] = await Promise.all([
    editOffer(context, order, draft),
    editScope(context.database, order),
  ]);
  const { lines, parts, total } = isOver ? order : (draft.asked ?? offer);
  const quote: Quote = {
    lines: lines.map(lineOf),
    parts,
    total,
    savings: 0,
    plainSubtotal: 0,
    coupon: null,
    bundle: null,
  };
  const due = isOver ? 0 : (draft.asked ?? offer).due;
  const fixed = order.lines.flatMap((line) => {
    const reason = fixedReason(line, order.lines);
    return reason === null ? [] : [{ name: line.name, quantity: line.quantity, reason }];
  });
  const bundles = bundlesOfOrder(sortedLines(order.lines).bundled).map(({ bundleId, name, each }) => ({
    bundleId,
    name,
    quantity: each.length,
  }));
  const refusal = isOver || draft.asked ? null : offer.refusal;
  return { order, quote, fixed, bundles, itemsStay: isOver ? null : itemsStay, paid: offer.paid, due, refusal };
}

async function knownCustomer(session: Session, { id, name, premiumUntil }: DraftCustomer, now: Date) {
  const isMember = premiumUntil !== null && now < premiumUntil;
  return { id, name, isMember, addresses: await readAddresses(session, id) };
}
