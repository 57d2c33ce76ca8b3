import type { FastifyInstance } from 'fastify';
import {
  leaveLinkOrder,
  openPayLink,
  orderByLink,
  readLinkPayment,
  retryByLink,
} from '../../../../src/contract/orders/draft/pay-link.calls.ts';
import { latestOfLink, latestPayment } from '../../../checkout/payment/payment.queries.ts';
import { refuseSilentGateway } from '../../../checkout/payment/refuse-silent-gateway.ts';
import { withIdempotency } from '../../../platform/http/input/idempotency.ts';
import { problem, refusedField } from '../../../platform/http/problem.ts';
import { route } from '../../../platform/http/route.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { ownOrder } from '../../order/own-order.ts';
import { callOff } from '../../parcel/cancel-order.ts';
import { beginPayment } from '../../payment/begin-payment.ts';
import { storeRetry } from '../../payment/retry-payment.ts';
import { askEvery, askGateway, expireOrder } from '../../payment/settle-payment.ts';
import { placeOnce } from '../place-once.ts';
import { moveDraft } from '../../plan/move-draft.ts';
import { type DraftRow, findDraftOfLink, lockDraft, ordersOfDraft } from '../../tables/draft.queries.ts';
import type { OrderRow } from '../../tables/order.queries.ts';
import { differenceAnswer, type DifferenceLink } from './difference.answer.ts';
import { customerById, customerOf, type DraftCustomer } from './draft-offer.ts';
import { leaveDifference, payDifference, readDifference } from './pay-difference.ts';
import { openPayToken } from '../../../account/message/pay-token.ts';
import { goneLink, type Linked, linkedOrder, offerOf, payLinkAnswer, standingOf } from './pay-link.answer.ts';

/** The page behind a payment link, for whoever has it: no sign-in, and nothing but this order (DRF-01). */
export function payLinkRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, openPayLink, async ({ params: { token } }, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { draft, customer } = await opened(token);
    if (draft.status === 'sent') {
      await database.transaction(async (tx) => {
        const locked = await lockDraft(tx, draft.id);
        const by = { actor: 'customer', shopperId: null } as const;
        if (locked?.link_id === draft.link_id) {
          await moveDraft(tx, locked, { type: 'link.open' }, { by, at: clock() });
        }
      });
    }
    return isDifference(draft) ? differenceAnswer(context, draft) : payLinkAnswer(context, draft, customer);
  });

  route(app, context, orderByLink, async ({ params: { token }, body, ip, language }) => {
    const { draft, customer } = await opened(token);
    const back = { returnTo: `pay/${token}`, language } as const;
    if (isDifference(draft)) {
      const { paymentMethod: method, expectedTotal: expected } = body;
      if (method === 'cod') throw refusedField('paymentMethod', 'Choose UPI, card or netbanking');
      return payDifference(context, draft, { method, expected, back });
    }
    const orders = await ordersOfDraft(database, draft.id);
    const standing = standingOf(orders);
    if (standing) {
      await beginPayment(context, standing, back);
      return linkedOrder(context, standing);
    }
    const { paymentMethod, expectedTotal } = body;
    const { lines } = await offerOf(context, draft, customer);
    if (lines.length === 0) throw problem('conflict', { detail: 'Everything in this order is sold out' });
    const { order } = await placeOnce(context, {
      shopper: customer,
      ip,
      route: orderByLink.path,
      // One key as long as no order has ended: a second tap or tab gets the first one's order.
      key: `${draft.link_id}-${orders.length}`,
      body: {},
      back,
      draftId: draft.id,
      order: async (tx) => {
        const locked = await lockDraft(tx, draft.id);
        if (!locked || locked.link_id !== draft.link_id || !isOpen(locked)) throw goneLink();
        if (standingOf(await ordersOfDraft(tx, draft.id))) throw problem('request-in-progress');
        const couponCode = draft.coupon_code ?? undefined;
        return { lines, couponCode, address: draft.address, paymentMethod, expectedTotal };
      },
    });
    return linkedOrder(context, await ownOrder(context, order.id, customer.id));
  });

  route(app, context, readLinkPayment, async ({ params: { token } }) => {
    const { draft } = await opened(token);
    if (isDifference(draft)) return readDifference(context, draft);
    const { id, shopper_id: shopperId } = await orderOf(draft);
    const payment = await latestPayment(database, id);
    if (payment.status === 'pending' || payment.status === 'checking') await askGateway(context, payment, askEvery);
    await expireOrder(context, id);
    return linkedOrder(context, await ownOrder(context, id, shopperId));
  });

  route(app, context, retryByLink, async ({ params: { token }, body: { paymentMethod: method }, language }) => {
    const { draft } = await opened(token);
    const back = { returnTo: `pay/${token}`, language } as const;
    if (isDifference(draft)) {
      return payDifference(context, draft, { method, expected: null, back });
    }
    const { id: orderId, shopper_id: shopperId } = await orderOf(draft);
    const failed = await latestPayment(database, orderId);
    // One new payment after each that failed, however many tabs ask for it.
    const key = `after-${failed.id}-${method}`;
    const request = { shopper: { id: shopperId }, route: retryByLink.path, key, body: { orderId, method } };
    if (failed.status === 'failed') {
      await withIdempotency(context, request, async (tx) => {
        await refuseSilentGateway(context, tx, method);
        await storeRetry(context, tx, { shopperId, orderId, method });
        return { orderId };
      });
    }
    const order = await ownOrder(context, orderId, shopperId);
    await beginPayment(context, order, back);
    return linkedOrder(context, order);
  });

  route(app, context, leaveLinkOrder, async ({ params: { token } }) => {
    const { draft } = await opened(token);
    if (isDifference(draft)) return leaveDifference(context, draft);
    const { id, shopper_id: shopperId } = await orderOf(draft);
    if (draft.status === 'paid') {
      throw problem('conflict', { detail: 'This order has been placed. To cancel it, sign in or call us' });
    }
    await callOff(context, id, shopperId);
    return linkedOrder(context, await ownOrder(context, id, shopperId));
  });

  /** The draft behind a link that works; throws 'not-found' for any other. */
  async function opened(token: string): Promise<{ draft: Linked; customer: DraftCustomer }> {
    const linkId = openPayToken(token, context.settings.secret, clock());
    const draft = linkId === null ? undefined : await findDraftOfLink(database, linkId);
    const customer = draft ? await buyerOf(draft) : null;
    if (!draft || !isLinked(draft) || customer?.id !== draft.shopper_id || customer.isBlocked) throw goneLink();
    // Whoever is paying when the link runs out may finish.
    const isInTime = clock() < draft.link_expires_at;
    if (!isInTime && !(await isPaying(draft))) throw goneLink();
    return { draft, customer };
  }

  /** A change belongs to the account of its order, a draft to the one with its number. */
  async function buyerOf({ edits_order: editsOrder, shopper_id: shopperId, phone }: DraftRow) {
    if (editsOrder !== null && shopperId !== null) return customerById(database, shopperId);
    return phone === null ? null : customerOf(database, phone);
  }

  async function isPaying(draft: Linked): Promise<boolean> {
    if (draft.status === 'paid') return true;
    if (!isDifference(draft)) {
      return (await ordersOfDraft(database, draft.id)).some(({ status }) => status === 'placed');
    }
    const payment = await latestOfLink(database, draft.link_id);
    return payment?.status === 'pending' || payment?.status === 'checking';
  }

  /** The order that was placed with a link last; throws 'not-found' without one. */
  async function orderOf(draft: Linked): Promise<OrderRow> {
    const [latest] = await ordersOfDraft(database, draft.id);
    if (!latest) throw problem('not-found', { detail: 'Nothing has been ordered with this link yet' });
    return latest;
  }
}

function isOpen({ status }: Pick<DraftRow, 'status'>): boolean {
  return status === 'sent' || status === 'opened';
}

function isDifference(draft: Linked): draft is DifferenceLink {
  return draft.edits_order !== null && draft.link_id !== null;
}

function isLinked(draft: DraftRow): draft is Linked {
  return (
    (isOpen(draft) || draft.status === 'paid') &&
    draft.shopper_id !== null &&
    draft.address !== null &&
    draft.offered !== null &&
    draft.link_expires_at !== null
  );
}
