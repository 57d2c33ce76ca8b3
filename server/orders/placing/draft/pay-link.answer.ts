import type { LinkedOrder, PayLink } from '../../../../src/contract/orders/draft/pay-link.calls.ts';
import { needsDelivery } from '../../../../src/domain/cart/cart.ts';
import { sum } from '../../../../src/domain/kit/money/money.ts';
import type { Quote } from '../../../../src/domain/cart/pricing/quote.ts';
import {
  linesLeft,
  maskedPhone,
  offerChanges,
  payLinkMethods,
  type PayLinkMethod,
} from '../../../../src/domain/orders/draft/draft-order.ts';
import { deliveryTo } from '../../../catalogue/delivery/delivery.policy.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { orderAnswer } from '../../answer/order.answer.ts';
import { type DraftRow, ordersOfDraft } from '../../tables/draft.queries.ts';
import type { OrderRow } from '../../tables/order.queries.ts';
import { type DraftCustomer, quoteDraft } from './draft-offer.ts';

/** A draft with a link that works. */
export interface Linked extends DraftRow {
  readonly shopper_id: string;
  readonly address: NonNullable<DraftRow['address']>;
  readonly offered: NonNullable<DraftRow['offered']>;
  readonly link_expires_at: Date;
}

/** What a link offers now (DRF-01): what is sold out is left out, what is short is less. */
export interface LinkOffer {
  readonly lines: DraftRow['lines'];
  readonly quote: Quote;
}

const nothing: Quote = {
  lines: [],
  parts: [],
  total: 0,
  savings: 0,
  plainSubtotal: 0,
  coupon: null,
  bundle: null,
};

export async function offerOf(
  context: ShopContext,
  draft: Linked,
  customer: Pick<DraftCustomer, 'id' | 'premiumUntil'>,
): Promise<LinkOffer> {
  const whole = await quoteDraft(context, draft, customer);
  const lines = linesLeft(draft.lines, whole?.lines ?? []);
  if (whole && lines.length === draft.lines.length && lines.every((line) => draft.lines.includes(line))) {
    return { lines, quote: whole };
  }
  return { lines, quote: (await quoteDraft(context, { ...draft, lines }, customer)) ?? nothing };
}

/** What a link shows. The phone number is masked, and nothing else of the account is here. */
export async function payLinkAnswer(
  context: ShopContext,
  draft: Linked,
  customer: Pick<DraftCustomer, 'id' | 'premiumUntil'>,
): Promise<PayLink> {
  const rules = await context.catalogue.saleRules();
  const { lines, quote } = await offerOf(context, draft, customer);
  const delivery = deliveryTo(draft.address.pincode, context.clock(), rules);
  const isDelivered = needsDelivery(lines);
  const standing = standingOf(await ordersOfDraft(context.database, draft.id));
  const fees = { upi: 0, card: 0, netbanking: 0, cod: rules.codFee } as const;
  const refusalOf = (method: PayLinkMethod) => {
    if (method !== 'cod') return null;
    if (!isDelivered) return 'nothing-to-deliver';
    if (!delivery.cashOnDelivery) return 'no-cash-there';
    return sum([quote.total, fees.cod]) > context.settings.codLimit ? 'above-cash-limit' : null;
  };
  return {
    state: draft.status === 'paid' ? 'paid' : 'open',
    expiresAt: draft.link_expires_at.toISOString(),
    quote: {
      ...quote,
      lines: quote.lines.map((line) => ({ ...line, problems: [...line.problems] })),
      parts: [...quote.parts],
    },
    edit: null,
    changes: draft.status === 'paid' ? [] : offerChanges(draft.offered, quote),
    address: { ...draft.address, phone: maskedPhone(draft.address.phone) },
    earliest: isDelivered ? delivery.earliest : null,
    latest: isDelivered ? delivery.latest : null,
    methods: payLinkMethods.map((method) => ({ method, refusal: refusalOf(method), fee: fees[method] })),
    placed: standing ? await linkedOrder(context, standing) : null,
  };
}

/** The order of the draft that waits for money or has it; undefined if there is none. */
export function standingOf(orders: readonly OrderRow[]): OrderRow | undefined {
  return orders.find(({ status }) => status !== 'cancelled' && status !== 'refunded');
}

/** An order for whoever has its payment link: without documents, and with a masked number. */
export async function linkedOrder(context: ShopContext, row: OrderRow): Promise<LinkedOrder> {
  const { order, payment } = await orderAnswer(context, row);
  const address = { ...order.address, phone: maskedPhone(order.address.phone) };
  return { order: { ...order, address, invoiceUrl: null, documents: [], returns: [] }, payment };
}

export function goneLink() {
  return problem('not-found', {
    detail: 'This link has expired, or the shop has sent a newer one. Ask the shop for another one',
  });
}
