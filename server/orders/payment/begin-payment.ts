import { t } from '../../../src/domain/kit/text/text.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { PaymentAction } from '../../../src/contract/orders/order/order.calls.ts';
import { GatewayUnavailable, type OnlineMethod, type WayBack } from '../../checkout/gateway/gateway.ts';
import { problem } from '../../platform/http/problem.ts';
import { debitMandate } from '../mandate/debit-mandate.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import {
  claimCreation,
  findPayment,
  freeAsking,
  latestPayment,
  type PaymentRow,
  storeProviderOrder,
} from '../../checkout/payment/payment.queries.ts';

/** Milliseconds until an unfinished call to the gateway can be retried; a debit takes several calls. */
const lease = 10_000;
const debitLease = 60_000;

/**
 * Creates the order's payment, or another one that is given, at the gateway, once, outside any transaction. A repeated
 * call resumes where it stopped. Throws 'gateway-unavailable' and 'request-in-progress'.
 */
export async function beginPayment(
  context: ShopContext,
  order: OrderRow,
  back: WayBack,
  given?: PaymentRow,
): Promise<void> {
  const { database, clock } = context;
  const payment = given ?? (await latestPayment(database, order.id));
  if (!isToBegin(context, payment)) return;
  const now = clock();
  const since = new Date(now.getTime() - (payment.mandate_id === null ? lease : debitLease));
  if (!(await claimCreation(database, payment.id, now, since))) {
    const fresh = await findPayment(database, payment.id);
    if (fresh && fresh.provider_order_id !== null) return;
    throw problem('request-in-progress', { headers: { 'retry-after': '1' } });
  }
  await createPayment(context, order, payment, back);
}

/** Whether the payment is one that a gateway has to create first. */
export function isToBegin({ gateways }: Pick<ShopContext, 'gateways'>, payment: PaymentRow): boolean {
  const isOpen = payment.status === 'pending' && payment.provider_order_id === null;
  return isOpen && onlineMethod(payment) !== null && gateways.get(payment.gateway) !== undefined;
}

/**
 * Creates a payment at its gateway for the caller who has claimed it, and returns what the browser does next. Throws
 * 'gateway-unavailable'.
 */
export async function createPayment(
  context: ShopContext,
  order: OrderRow,
  payment: PaymentRow,
  back: WayBack,
): Promise<PaymentAction> {
  const { database, log, gateways } = context;
  const gateway = gateways.get(payment.gateway);
  const method = onlineMethod(payment);
  if (!gateway || !method) return payment.action;
  try {
    if (payment.mandate_id !== null) {
      await debitMandate(context, gateway, order, payment);
      return payment.action;
    }
    const { providerOrderId, action } = await gateway.create({
      paymentId: payment.id,
      orderId: order.id,
      orderNumber: order.number,
      amount: payment.amount,
      method,
      ...back,
      customer: { name: order.address.name, phone: order.address.phone },
    });
    await storeProviderOrder(database, payment.id, providerOrderId, action);
    return action;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error, payment: payment.id, gateway: gateway.id }, 'a payment could not be begun');
    await freeAsking(database, payment.id);
    throw problem('gateway-unavailable', {
      detail: t`Your order is saved. Try to pay again in a moment.`,
      headers: { 'retry-after': '2' },
      members: { orderId: order.id },
    });
  }
}

function onlineMethod({ method }: PaymentRow): OnlineMethod | null {
  return method === 'upi' || method === 'card' || method === 'netbanking' ? method : null;
}
