import type { ShopContext } from '../../platform/start/context.ts';
import {
  GatewayUnavailable,
  type Gateway,
  type OnlineMethod,
  type ReturnPlace,
} from '../../checkout/gateway/gateway.ts';
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
 * Creates the order's payment at the gateway, once, outside any transaction. A repeated call resumes where it
 * stopped. Throws 'gateway-unavailable' and 'request-in-progress'.
 */
export async function beginPayment(
  context: ShopContext,
  order: OrderRow,
  returnTo: ReturnPlace = 'checkout',
): Promise<void> {
  const { database, clock } = context;
  const payment = await latestPayment(database, order.id);
  const gateway = context.gateways.get(payment.gateway);
  const method = onlineMethod(payment);
  if (!gateway || !method || payment.status !== 'pending' || payment.provider_order_id !== null) return;
  const now = clock();
  const since = new Date(now.getTime() - (payment.mandate_id === null ? lease : debitLease));
  if (!(await claimCreation(database, payment.id, now, since))) {
    const fresh = await findPayment(database, payment.id);
    if (fresh && fresh.provider_order_id !== null) return;
    throw problem('request-in-progress', { headers: { 'retry-after': '1' } });
  }
  await create(context, { gateway, method, returnTo }, order, payment);
}

async function create(
  context: ShopContext,
  { gateway, method, returnTo }: { gateway: Gateway; method: OnlineMethod; returnTo: ReturnPlace },
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  const { database, log } = context;
  try {
    if (payment.mandate_id !== null) return await debitMandate(context, gateway, order, payment);
    const { providerOrderId, action } = await gateway.create({
      paymentId: payment.id,
      orderId: order.id,
      orderNumber: order.number,
      amount: payment.amount,
      method,
      returnTo,
      customer: { name: order.address.name, phone: order.address.phone },
    });
    await storeProviderOrder(database, payment.id, providerOrderId, action);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error, payment: payment.id, gateway: gateway.id }, 'a payment could not be begun');
    await freeAsking(database, payment.id);
    throw problem('gateway-unavailable', {
      detail: 'Your order is saved. Try to pay again in a moment.',
      headers: { 'retry-after': '2' },
      members: { orderId: order.id },
    });
  }
}

function onlineMethod({ method }: PaymentRow): OnlineMethod | null {
  return method === 'upi' || method === 'card' || method === 'netbanking' ? method : null;
}
