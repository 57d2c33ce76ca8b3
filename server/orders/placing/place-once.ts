import { randomUUID } from 'node:crypto';
import type { OrderAnswer, OrderRequest } from '../../../src/contract/orders/order/order.calls.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { hashedNetwork } from '../../cart/buyer.queries.ts';
import { refuseSilentGateway } from '../../checkout/payment/refuse-silent-gateway.ts';
import type { WayBack } from '../../checkout/gateway/gateway.ts';
import { followLanguage } from '../../account/user/language.queries.ts';
import { buyerLock } from '../../platform/http/guard/account-lock.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { type IdempotentRequest, withIdempotency } from '../../platform/http/input/idempotency.ts';
import { newOrderAnswer, orderAnswer } from '../answer/order.answer.ts';
import { confirmDraft } from '../plan/move-draft.ts';
import { ownOrder } from '../order/own-order.ts';
import { beginPayment, createPayment, isToBegin } from '../payment/begin-payment.ts';
import { type PlacedOrder, storeOrder } from './place-order.ts';

export interface OrderToPlace extends Omit<IdempotentRequest, 'lock' | 'shopper' | 'answer'> {
  readonly shopper: Pick<SignedIn, 'id' | 'premiumUntil'>;
  readonly ip: string;
  /** Of the page that it is placed on; left out if the buyer isn’t the one who places it. */
  readonly language?: Language;
  /** Where the payment gateway sends the buyer back to; to the checkout, in the language, without it. */
  readonly back?: WayBack;
  /** The draft that it is made from (DRF-01). */
  readonly draftId?: string | null;
  /** The order itself; what it needs from the database is read in the transaction. */
  readonly order: (tx: Session) => Promise<OrderRequest> | OrderRequest;
}

/**
 * Places an order once per idempotency key, and begins its payment (CHK-06). A request that placed the order answers
 * from what it stored; a repeated one reads the order.
 */
export async function placeOnce(
  context: ShopContext,
  { shopper, ip, language, back: given, draftId = null, order: orderOf, ...request }: OrderToPlace,
): Promise<OrderAnswer> {
  const rules = await context.catalogue.saleRules();
  const back = given ?? { returnTo: 'checkout', language: language ?? 'en' };
  const network = hashedNetwork(ip, context.settings.secret);
  const id = randomUUID();
  const once = { ...request, shopper, lock: buyerLock(shopper.id), answer: { orderId: id } };
  const stored: { last: PlacedOrder | null } = { last: null };
  const { orderId } = await withIdempotency(context, once, async (tx) => {
    const place = async () => {
      const order = await orderOf(tx);
      await refuseSilentGateway(context, tx, order.paymentMethod);
      stored.last = await storeOrder(context, { tx, rules, network }, shopper, order, { id, draftId });
      return order;
    };
    const [, order] = await Promise.all([
      language === undefined ? null : followLanguage(tx, shopper.id, language),
      place(),
    ]);
    if (draftId !== null && order.paymentMethod === 'cod') {
      await confirmDraft(tx, draftId, { actor: 'customer', shopperId: shopper.id }, context.clock());
    }
    return { orderId: id };
  });
  const placed = stored.last;
  if (!placed) {
    const order = await ownOrder(context, orderId, shopper.id);
    await beginPayment(context, order, back);
    return orderAnswer(context, order);
  }
  context.catalogue.stockChanged();
  const { order, payment } = placed;
  const action = isToBegin(context, payment) ? await createPayment(context, order, payment, back) : payment.action;
  if (!placed.hasMoved) return newOrderAnswer(context, { ...placed, payment: { ...payment, action } });
  return orderAnswer(context, await ownOrder(context, orderId, shopper.id));
}
