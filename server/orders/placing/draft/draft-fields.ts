import type { WireAddress } from '../../../../src/contract/account/address.calls.ts';
import type { DraftWrite } from '../../../../src/contract/orders/draft/draft-order.calls.ts';
import { addressSchema } from '../../../../src/contract/account/address.calls.ts';
import { sortedLines } from '../../../../src/domain/orders/draft/fixed-line.ts';
import { bundlesOfOrder } from '../../../../src/domain/orders/draft/order-bundle.ts';
import { tidiedAddress } from '../../../../src/domain/kit/address.ts';
import { findAddress } from '../../../account/address/address.queries.ts';
import type { Session } from '../../../platform/database/session.ts';
import type { Findings } from '../../../platform/http/input/rules.ts';
import { refusedField } from '../../../platform/http/problem.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import sql from 'sql-template-tag';
import { type DraftFields, findDraft } from '../../tables/draft.queries.ts';
import { findAnyOrder, type OrderRow } from '../../tables/order.queries.ts';
import { customerOf, quoteDraft } from './draft-offer.ts';
import { editOffer } from './edit-offer.ts';

/** The same for a draft that exists: the change of an order keeps its customer, and its coupon is that of the order. */
export async function fieldsFor(context: ShopContext, id: string, body: DraftWrite): Promise<DraftFields> {
  const draft = await findDraft(context.database, id);
  const order = draft?.edits_order == null ? undefined : await findAnyOrder(context.database, draft.edits_order);
  if (!draft || !order) return fieldsOf(context, body);
  const known = bundlesOfOrder(sortedLines(order.lines).bundled).map(({ bundleId }) => bundleId);
  refuseBundles(body, known);
  const phone = draft.phone ?? body.phone;
  const fields = { ...(await ownFieldsOf(context, { ...body, phone, couponCode: null })), bundles: body.bundles };
  const { refusal, total } = await editOffer(context, order, fields);
  return { ...fields, total: refusal === null ? total : null };
}

/** The change of an order before anything is changed, with the lines and bundles that can change. */
export async function editFieldsOf(tx: Session, order: OrderRow): Promise<DraftFields> {
  const { phone } = await tx.one<{ phone: string | null }>(sql`
    SELECT phone FROM shopper WHERE id = ${order.shopper_id}`);
  const address: WireAddress = addressSchema.parse(order.address);
  const { single, bundled } = sortedLines(order.lines);
  return {
    phone,
    name: address.name,
    lines: single.map(({ sku, flavour, variant, quantity }) => ({
      sku,
      flavour,
      variant,
      quantity,
      packageType: 'trial',
    })),
    bundles: bundlesOfOrder(bundled).map(({ bundleId, each }) => ({ bundleId, quantity: each.length })),
    coupon_code: null,
    address,
    note: '',
    total: order.total,
  };
}

/** What staff filled in, with a saved address copied and the total of now. Throws what names the wrong field. */
export async function fieldsOf(context: ShopContext, body: DraftWrite): Promise<DraftFields> {
  // The bundles of a new order are put together by the customer.
  refuseBundles(body, []);
  return ownFieldsOf(context, body);
}

/** What is refused of a draft besides its schema. */
export function draftFindings(session: Session, draft: DraftWrite): Findings {
  return async () => {
    if (draft.addressId === null) return null;
    const customer = await customerOf(session, draft.phone);
    const saved = customer && (await findAddress(session, customer.id, draft.addressId));
    return saved ? null : noAddress;
  };
}

const noAddress = { field: 'addressId', message: 'Choose one of this customer’s addresses' } as const;

function refuseBundles({ bundles }: DraftWrite, known: readonly string[]): void {
  const place = bundles.findIndex(({ bundleId }) => !known.includes(bundleId));
  if (place !== -1) throw refusedField(`bundles.${place}.bundleId`, 'This order has no such bundle');
}

async function ownFieldsOf(context: ShopContext, body: DraftWrite): Promise<DraftFields> {
  const { phone, name, lines, couponCode, addressId, note } = body;
  const customer = await customerOf(context.database, phone);
  const address = addressId === null ? body.address : await savedAddress(context.database, customer, addressId);
  const fields = {
    phone,
    name: name.trim(),
    lines,
    bundles: [],
    coupon_code: couponCode?.trim() || null,
    address: address && { ...address, ...tidiedAddress(address), state: address.state },
    note: note.trim(),
  };
  const quote = await quoteDraft(context, fields, customer);
  const isSellable = quote?.lines.every(({ problems }) => problems.length === 0) === true;
  return { ...fields, total: isSellable ? quote.total : null };
}

async function savedAddress(session: Session, customer: { id: string } | null, addressId: string) {
  const saved = customer ? await findAddress(session, customer.id, addressId) : undefined;
  if (!saved) throw refusedField(noAddress.field, noAddress.message);
  const { id: _id, isDefault: _isDefault, ...address } = saved;
  return address;
}
