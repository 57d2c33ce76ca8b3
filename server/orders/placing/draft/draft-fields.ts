import type { WireAddress } from '../../../../src/contract/account/address.calls.ts';
import type { DraftWrite } from '../../../../src/contract/orders/draft/draft-order.calls.ts';
import { addressSchema } from '../../../../src/contract/account/address.calls.ts';
import { isDraftOver } from '../../../../src/domain/orders/draft/draft-order.ts';
import { sortedLines } from '../../../../src/domain/orders/draft/fixed-line.ts';
import { bundlesOfOrder } from '../../../../src/domain/orders/draft/order-bundle.ts';
import { tidiedAddress } from '../../../../src/domain/kit/address.ts';
import { findAddress } from '../../../account/address/address.queries.ts';
import type { Session } from '../../../platform/database/session.ts';
import { orNull, unlessUnread } from '../../../platform/http/input/readable.ts';
import { errorsOf, type Findings, unlessMistaken } from '../../../platform/http/input/rules.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import sql from 'sql-template-tag';
import { type DraftFields, findDraft } from '../../tables/draft.queries.ts';
import { findAnyOrder, type OrderRow } from '../../tables/order.queries.ts';
import { customerOf, type DraftCustomer, quoteDraft, sendFindings } from './draft-offer.ts';
import { editOffer } from './edit-offer.ts';

/** The same for a draft that exists: the change of an order keeps its customer, and its coupon is that of the order. */
export async function fieldsFor(context: ShopContext, id: string, body: DraftWrite): Promise<DraftFields> {
  const draft = await findDraft(context.database, id);
  const order = draft?.edits_order == null ? undefined : await findAnyOrder(context.database, draft.edits_order);
  if (!draft || !order) return fieldsOf(context, body);
  const phone = draft.phone ?? body.phone;
  const fields = { ...(await fieldsOf(context, { ...body, phone, couponCode: null })), bundles: body.bundles };
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
  const { phone, name, lines, couponCode, addressId, note } = body;
  const customer = await customerOf(context.database, phone);
  const address = addressId === null ? body.address : await saved(context.database, customer, addressId);
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

async function saved(...asked: Parameters<typeof findSavedAddress>): Promise<WireAddress> {
  return unlessMistaken(await findSavedAddress(...asked), noSuchAddress, null);
}

const noSuchAddress = { field: 'addressId', message: 'Choose one of this customer’s addresses' } as const;

/** A saved address of a customer, as it is copied; undefined where they have none like it. */
async function findSavedAddress(
  session: Session,
  customer: { readonly id: string } | null,
  addressId: string,
): Promise<WireAddress | undefined> {
  const saved = customer ? await findAddress(session, customer.id, addressId) : undefined;
  if (!saved) return undefined;
  const { id: _id, isDefault: _isDefault, ...address } = saved;
  return address;
}

type Asked = DraftWrite & { readonly next: 'save' | 'send' | 'apply' };

/**
 * What is refused of a draft besides its schema: bundles and saved addresses that aren't there, and, if it goes on at once,
 * why it can't. `id` is the draft's, unless it is new.
 */
export function draftFindings(context: ShopContext, id: string | null, asked: Asked): Findings {
  return async () => {
    const draft = id === null ? undefined : await findDraft(context.database, id);
    const orderId = draft?.edits_order ?? null;
    const order = orderId === null ? undefined : await findAnyOrder(context.database, orderId);
    const isOver = draft !== undefined && isDraftOver(draft.status);
    const phoneOf = () => (order ? (draft?.phone ?? asked.phone) : asked.phone);
    const customer = async () => customerOf(context.database, phoneOf());
    const saved = async (addressId: string) => findSavedAddress(context.database, await customer(), addressId);
    const address = async () =>
      asked.addressId === null ? asked.address : ((await saved(asked.addressId)) ?? null);
    const quote = async () => quoteAsked(context, asked, await orNull(customer), address);
    return [
      bundleFindings(asked, order),
      async () => (asked.addressId === null || (await saved(asked.addressId)) ? null : noSuchAddress),
      async () => {
        if (isOver || asked.next === 'save') return null;
        const findings = order
          ? applyFindings(context, order, asked, address)
          : sendFindings(context, { lines: () => asked.lines, address, customer, quote });
        return asked.addressId === null ? findings : atSavedAddress(findings);
      },
    ];
  };
}

type Asking<Value> = () => Promise<Value>;

/** Today's price of what can be read: a wrong code or pincode says nothing of the lines. */
async function quoteAsked(
  context: ShopContext,
  asked: Asked,
  customer: DraftCustomer | null,
  address: Asking<WireAddress | null>,
) {
  const [couponCode = null] = unlessUnread([() => asked.couponCode]);
  const pincode = await orNull(async () => (await address())?.pincode ?? null);
  const to = pincode === null ? null : { pincode };
  return quoteDraft(
    context,
    { lines: asked.lines, coupon_code: couponCode?.trim() || null, address: to },
    customer,
  );
}

/** Why the change can't be applied; where its address can't be read, it is that of the order so far. */
function applyFindings(
  context: ShopContext,
  order: OrderRow,
  asked: Asked,
  address: Asking<WireAddress | null>,
): Findings {
  return async () => {
    const read = await orNull(async () => {
      const to = await address();
      return { address: to && { ...to } };
    });
    const { lines, bundles } = asked;
    return (await editOffer(context, order, { lines, bundles, address: read ? read.address : order.address }))
      .findings;
  };
}

/** What is wrong with a saved address is told where it was chosen. */
function atSavedAddress(findings: Findings): Findings {
  return async () =>
    (await errorsOf(findings)).map(({ field, message }) => ({
      field: /^address(?:\.|$)/u.test(field) ? noSuchAddress.field : field,
      message,
    }));
}

/** A change names only bundles that its order has; those of a new order are put together by the customer. */
function bundleFindings(asked: Asked, order: OrderRow | undefined): Findings {
  const known = order ? bundlesOfOrder(sortedLines(order.lines).bundled).map(({ bundleId }) => bundleId) : [];
  return () =>
    asked.bundles.map(
      (_, place) => () =>
        known.includes(asked.bundles[place]?.bundleId ?? '')
          ? null
          : { field: `bundles.${place}.bundleId`, message: 'This order has no such bundle' },
    );
}
