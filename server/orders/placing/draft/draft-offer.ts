import sql, { type Sql } from 'sql-template-tag';
import { problemText } from '../../../../src/domain/orders/draft/draft-words.ts';
import { needsDelivery } from '../../../../src/domain/cart/cart.ts';
import type { Quote } from '../../../../src/domain/cart/pricing/quote.ts';
import { price, type SaleSource } from '../../../cart/price.ts';
import { deliveryTo } from '../../../catalogue/delivery/delivery.policy.ts';
import type { Session } from '../../../platform/database/session.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import type { DraftFields } from '../../tables/draft.queries.ts';

/** The account with a draft's number. */
export interface DraftCustomer {
  readonly id: string;
  readonly name: string;
  readonly premiumUntil: Date | null;
  readonly isBlocked: boolean;
}

export async function customerOf(session: Session, phone: string): Promise<DraftCustomer | null> {
  return customerWhere(session, sql`phone = ${phone}`);
}

export async function customerById(session: Session, id: string): Promise<DraftCustomer | null> {
  return customerWhere(session, sql`id = ${id}`);
}

async function customerWhere(session: Session, condition: Sql): Promise<DraftCustomer | null> {
  const row = await session.maybeOne<{
    id: string;
    name: string;
    premium_until: Date | null;
    is_blocked: boolean;
  }>(sql`
    SELECT id, concat_ws(' ', first_name, last_name) AS name, premium_until, blocked_at IS NOT NULL AS is_blocked
    FROM shopper WHERE ${condition} AND deleted_at IS NULL`);
  return row ? { id: row.id, name: row.name, premiumUntil: row.premium_until, isBlocked: row.is_blocked } : null;
}

type Priced = Pick<DraftFields, 'lines' | 'coupon_code' | 'address'>;

/**
 * What a draft costs its customer now, exactly as their own checkout would say (DRF-01, MNY-10); null without lines. In a
 * sale it is read in its transaction.
 */
export async function quoteDraft(
  context: Pick<ShopContext, 'database' | 'catalogue' | 'clock'>,
  { lines, coupon_code: couponCode, address }: Priced,
  customer: Pick<DraftCustomer, 'id' | 'premiumUntil'> | null,
  sale?: SaleSource,
): Promise<Quote | null> {
  if (lines.length === 0) return null;
  const pincode = needsDelivery(lines) ? address?.pincode : undefined;
  const input = { lines, couponCode: couponCode ?? undefined, shopper: customer, pincode, now: context.clock() };
  const { quote } = await price(context, input, sale);
  // What is in the customer's wallet is none of the staff's business, nor of whoever has the link.
  const { walletBalance: _balance, ...shown } = quote;
  return shown;
}

/** Why a draft can't be sent; null if it can. */
export async function refusalOf(
  { catalogue, clock }: Pick<ShopContext, 'catalogue' | 'clock'>,
  { lines, address }: Priced,
  quote: Quote | null,
  customer: Pick<DraftCustomer, 'isBlocked'> | null,
): Promise<string | null> {
  if (quote === null) return 'Add what the customer wants first';
  if (customer?.isBlocked === true) return 'This customer’s account is blocked';
  const wrong = quote.lines.find(({ problems }) => problems.length > 0);
  if (wrong) return problemText(wrong);
  if (quote.coupon?.applied === false) {
    return 'The coupon doesn’t apply to these items. Remove it, or change the items';
  }
  if (address === null) return 'Add the address first';
  const delivery = deliveryTo(address.pincode, clock(), await catalogue.saleRules());
  return needsDelivery(lines) && !delivery.deliverable ? 'We don’t deliver to this pincode yet' : null;
}
