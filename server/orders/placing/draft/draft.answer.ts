import { isDeepStrictEqual } from 'node:util';
import type { WireAddress } from '../../../../src/contract/account/address.calls.ts';
import type { BodyOf } from '../../../../src/contract/call.ts';
import type {
  DraftOrder,
  DraftPrice,
  quoteDraft as QuoteCall,
} from '../../../../src/contract/orders/draft/draft-order.calls.ts';
import { fixedReason, sortedLines } from '../../../../src/domain/orders/draft/fixed-line.ts';
import { bundlesOfOrder } from '../../../../src/domain/orders/draft/order-bundle.ts';
import { collectedFor } from '../../../../src/domain/orders/draft/order-change.ts';
import type { Session } from '../../../platform/database/session.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { problem } from '../../../platform/http/problem.ts';
import { findAddress, readAddresses } from '../../../account/address/address.queries.ts';
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
  const { customer, edit, quote, refusal } = await pricedDraft(context, draft);
  const [orders, events, known] = await Promise.all([
    edit ? [edit.order] : ordersOfDraft(database, id),
    listDraftEvents(database, id),
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
    quote: quote && wireQuote(quote),
    refusal,
    edits: edit && {
      id: edit.order.id,
      number: edit.order.number,
      paid: edit.paid,
      due: edit.due,
      atDoor: edit.atDoor,
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

/** What a draft would cost as it stands in its form (DRF-01). Throws 'not-found'. */
export async function draftPrice(context: ShopContext, form: BodyOf<typeof QuoteCall>): Promise<DraftPrice> {
  const draft = form.id === null ? null : await findDraft(context.database, form.id);
  if (draft === undefined) throw noDraft();
  const asked = await draftAsked(context, draft, form);
  const { customer, edit, quote, refusal } = await pricedDraft(context, asked);
  return {
    quote: quote && wireQuote(quote),
    refusal,
    isMember: customer !== null && isMember(customer, context.clock()),
    paid: edit?.paid ?? null,
    due: edit?.due ?? 0,
    atDoor: edit?.atDoor ?? null,
    isAsked: asked.asked !== null,
  };
}

type PricedDraft = Pick<
  DraftRow,
  'status' | 'phone' | 'lines' | 'bundles' | 'coupon_code' | 'address' | 'edits_order' | 'asked'
>;

/** The draft as it would be with what stands in its form. A change of an order keeps its customer and its coupon. */
async function draftAsked(
  context: ShopContext,
  draft: DraftRow | null,
  { phone: typed, lines, bundles, couponCode, addressId, pincode }: BodyOf<typeof QuoteCall>,
): Promise<PricedDraft> {
  const isEdit = draft !== null && draft.edits_order !== null;
  const phone = isEdit ? draft.phone : typed;
  const address = addressId === null ? toPincode(pincode) : await savedAddress(context.database, phone, addressId);
  const isSame =
    isEdit &&
    isDeepStrictEqual([lines, bundles], [draft.lines, draft.bundles]) &&
    address?.pincode === draft.address?.pincode;
  return {
    status: draft?.status ?? 'draft',
    phone,
    lines,
    bundles,
    coupon_code: isEdit ? draft.coupon_code : couponCode?.trim() || null,
    address,
    edits_order: draft?.edits_order ?? null,
    asked: isSame ? draft.asked : null,
  };
}

/** Only its pincode decides what an order costs. */
function toPincode(pincode: string | null): WireAddress | null {
  return pincode === null ? null : { name: '', phone: '', line1: '', line2: '', pincode, city: '', state: 'Delhi' };
}

async function savedAddress(
  session: Session,
  phone: string | null,
  addressId: string,
): Promise<WireAddress | null> {
  const customer = phone === null ? null : await customerOf(session, phone);
  return (customer && (await findAddress(session, customer.id, addressId))) ?? null;
}

/** What a draft costs its customer now, and why it can't be sent or applied. */
async function pricedDraft(context: ShopContext, draft: PricedDraft) {
  const customer = draft.phone === null ? null : await customerOf(context.database, draft.phone);
  const edit = draft.edits_order === null ? null : await openEdit(context, draft, draft.edits_order);
  const quote = edit ? edit.quote : await quoteDraft(context, draft, customer);
  const refusal = edit ? edit.refusal : await refusalOf(context, draft, quote, customer);
  return { customer, edit, quote, refusal };
}

function wireQuote(quote: Quote): NonNullable<DraftPrice['quote']> {
  return {
    ...quote,
    lines: quote.lines.map((line) => ({ ...line, problems: [...line.problems] })),
    parts: [...quote.parts],
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
async function openEdit(context: ShopContext, draft: PricedDraft, orderId: string) {
  const order = await findAnyOrder(context.database, orderId);
  if (!order) throw noDraft();
  const isOver = draft.status === 'paid' || draft.status === 'cancelled';
  const [offer, { itemsStay }] = await Promise.all([
    editOffer(context, order, draft),
    editScope(context.database, order),
  ]);
  const { lines, parts, total } = isOver ? order : (draft.asked ?? offer);
  // Without items nothing is paid, not even a fee: its refusal says so.
  const quote: Quote | null =
    lines.length === 0
      ? null
      : {
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
  const atDoor = quote && collectedFor({ ...order, total });
  return {
    order,
    quote,
    fixed,
    bundles,
    itemsStay: isOver ? null : itemsStay,
    paid: offer.paid,
    due,
    atDoor,
    refusal,
  };
}

async function knownCustomer(session: Session, customer: DraftCustomer, now: Date) {
  const { id, name } = customer;
  return { id, name, isMember: isMember(customer, now), addresses: await readAddresses(session, id) };
}

function isMember({ premiumUntil }: DraftCustomer, now: Date): boolean {
  return premiumUntil !== null && now < premiumUntil;
}
