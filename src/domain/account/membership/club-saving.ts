import { sum, type Rupees } from '../../kit/money/money.ts';
import type { PricingRules } from '../../cart/pricing/pricing.ts';
import type { Quote } from '../../cart/pricing/quote.ts';

type DeliveryRules = Pick<PricingRules, 'deliveryFee' | 'freeDeliveryFrom'>;

/**
 * What Bliss Club saved on a member's order: the club discount, plus the delivery fee a non-member would have paid
 * (MEM-08).
 */
export function clubSaving(quote: Pick<Quote, 'lines' | 'parts'>, rules: DeliveryRules): Rupees {
  const clubOff = -sum(quote.parts.filter(({ kind }) => kind === 'club').map(({ amount }) => amount));
  const goods = goodsOf(quote);
  return clubOff + (goods > 0 && goods < rules.freeDeliveryFrom ? rules.deliveryFee : 0);
}

/** The value that minimum orders and free delivery are checked against: all items before tier, coupon and club. */
function goodsOf({ lines, parts }: Pick<Quote, 'lines' | 'parts'>): Rupees {
  const kinds = new Set(['items', 'package', 'bundle', 'store-bundle']);
  const membership = lines.filter(({ isPremiumMembership }) => isPremiumMembership);
  return (
    sum(parts.filter(({ kind }) => kinds.has(kind)).map(({ amount }) => amount)) -
    sum(membership.map(({ lineTotal }) => lineTotal))
  );
}
