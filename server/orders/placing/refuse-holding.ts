import { t } from '../../../src/domain/kit/text/text.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem } from '../../platform/http/problem.ts';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import { type BuyerStanding, findWaiting } from '../../cart/buyer.queries.ts';
import { holdPolicy, unitsToHold } from './hold.policy.ts';
import type { Priced } from '../../cart/price.ts';

export interface Holding {
  readonly shopperId: string;
  readonly buyer: BuyerStanding;
  readonly priced: Pick<Priced, 'quote' | 'products'>;
  readonly isCash: boolean;
}

/**
 * Enforces the limits on unpaid orders (SEC-05). Throws 'unpaid-orders' with the order to pay or cancel first, or
 * 'rate-limited' if only waiting helps. Expects the buyer's orders locked.
 */
export async function refuseHolding(
  { clock, settings }: Pick<ShopContext, 'clock' | 'settings'>,
  tx: Session,
  { shopperId, buyer, priced, isCash }: Holding,
): Promise<void> {
  const now = clock();
  const many = settings.rateLimitFactor;
  const refuse = async (detail: string) => {
    const order = await findWaiting(tx, shopperId, now);
    return problem('unpaid-orders', { detail, members: order ? { order } : {} });
  };
  if (isCash) {
    if (buyer.cash < holdPolicy.cashOrders * many) return;
    throw await refuse(
      'You have several cash on delivery orders that aren’t packed yet. Pay online, or wait until one is packed.',
    );
  }
  if (buyer.unpaid >= holdPolicy.unpaidOrders * many) {
    throw await refuse(`${buyer.unpaid} of your orders are waiting for payment. Pay or cancel one of them first.`);
  }
  const tooMuch = overheld(priced, buyer.held);
  if (tooMuch) {
    const { name, units, isHeldAlready } = tooMuch;
    throw await refuse(
      isHeldAlready
        ? `Your unpaid orders can hold ${units} of ${name} at a time. Pay or cancel the waiting order first.`
        : `An order can hold ${units} of ${name} until it is paid. Order fewer, or pay from your wallet.`,
    );
  }
  if (buyer.neverPaid >= holdPolicy.neverPaidAnHour * many) {
    throw problem('rate-limited', {
      detail: t`Several of your orders weren’t paid in the last hour. Try again later, or choose cash on delivery.`,
      headers: { 'retry-after': '1800' },
    });
  }
  if (buyer.fromNetwork >= holdPolicy.networkOrders * many) {
    throw problem('rate-limited', {
      detail: t`Too many orders from your network are waiting for payment. Try again in a few minutes.`,
      headers: { 'retry-after': '300' },
    });
  }
}

function overheld({ quote, products }: Holding['priced'], held: BuyerStanding['held']) {
  const units = new Map<string, number>();
  for (const { sku, quantity } of quote.lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  for (const [sku, wanted] of units) {
    const product = products.get(sku);
    const before = held[sku] ?? 0;
    const most = unitsToHold((product?.stock ?? 0) + before);
    if (!isMembership(sku) && before + wanted > most) {
      return { name: product?.name ?? sku, units: most, isHeldAlready: before > 0 };
    }
  }
  return null;
}
