import { addressSchema } from '../../../../src/contract/account/address.calls.ts';
import type { LinkedOrder, PayLink } from '../../../../src/contract/orders/draft/pay-link.calls.ts';
import { changeOf } from '../../../../src/domain/orders/draft/order-change.ts';
import { maskedPhone } from '../../../../src/domain/orders/draft/draft-order.ts';
import { latestOfLink, type PaymentRow } from '../../../checkout/payment/payment.queries.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { lineOf, paymentOf } from '../../answer/order.answer.ts';
import { findAnyOrder, type OrderRow } from '../../tables/order.queries.ts';
import { goneLink, type Linked, linkedOrder } from './pay-link.answer.ts';

/** A link that asks for the difference of a change. */
export interface DifferenceLink extends Linked {
  readonly edits_order: string;
  readonly link_id: string;
}

const online = ['upi', 'card', 'netbanking'] as const;

/** What a link shows that asks for the difference of a change: what changes, what is paid, and what is to pay (DRF-01). */
export async function differenceAnswer(context: ShopContext, draft: DifferenceLink): Promise<PayLink> {
  const order = await findAnyOrder(context.database, draft.edits_order);
  if (!order) throw goneLink();
  const payment = await latestOfLink(context.database, draft.link_id);
  const { asked } = draft;
  const { lines, parts, total, address, earliest, latest } = asked ?? order;
  const due = asked?.due ?? 0;
  return {
    state: draft.status === 'paid' ? 'paid' : 'open',
    expiresAt: draft.link_expires_at.toISOString(),
    quote: {
      lines: lines.map(lineOf),
      parts: [...parts],
      total,
      savings: 0,
      plainSubtotal: 0,
      coupon: null,
      bundle: null,
    },
    changes: [],
    edit: {
      number: order.number,
      paid: total - due,
      due,
      change: asked ? changeOf(order, asked) : { lines: [], isMoved: false },
    },
    address: { ...addressSchema.parse(address), phone: maskedPhone(address.phone) },
    earliest,
    latest,
    methods: online.map((method) => ({ method, refusal: null, fee: 0 })),
    placed: payment && payment.status !== 'failed' ? await linkedDifference(context, order, payment) : null,
  };
}

/** The changed order for whoever has the link, as far as this payment goes: until it arrives, the order waits for it. */
export async function linkedDifference(
  context: ShopContext,
  row: OrderRow,
  payment: PaymentRow,
): Promise<LinkedOrder> {
  const { order } = await linkedOrder(context, row);
  return {
    order: { ...order, status: payment.status === 'paid' ? order.status : 'placed' },
    payment: paymentOf(payment),
  };
}
