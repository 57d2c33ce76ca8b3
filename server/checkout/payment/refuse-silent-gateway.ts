import type { PaymentMethod } from '../../../src/domain/orders/order/order.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { currentGateway } from '../gateway/gateways.ts';
import { problem } from '../../platform/http/problem.ts';

/** Payment methods that need no gateway. */
const withoutGateway: readonly PaymentMethod[] = ['cod', 'wallet'];

/**
 * Fails early, before anything is stored, while the gateway's circuit breaker is open (SEC-02). Throws
 * 'gateway-unavailable' with the payment methods that still work.
 */
export async function refuseSilentGateway(
  { gateways }: Pick<ShopContext, 'gateways'>,
  tx: Session,
  method: PaymentMethod,
): Promise<void> {
  if (withoutGateway.includes(method)) return;
  const seconds = (await currentGateway(tx, gateways)).retryAfter();
  if (seconds === null) return;
  throw problem('gateway-unavailable', {
    detail:
      'Online payment isn’t working right now. Nothing was charged. Choose cash on delivery or your wallet, or try again in a minute.',
    headers: { 'retry-after': String(seconds) },
    members: { otherMethods: withoutGateway },
  });
}
