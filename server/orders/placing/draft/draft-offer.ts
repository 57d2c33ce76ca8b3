import sql, { type Sql } from 'sql-template-tag';
import { problemText } from '../../../../src/domain/orders/draft/draft-words.ts';
import { needsDelivery } from '../../../../src/domain/cart/cart.ts';
import type { WireAddress } from '../../../../src/contract/account/address.calls.ts';
import type { Quote, QuotedLine } from '../../../../src/domain/cart/pricing/quote.ts';
import type { Found, Mistake } from '../../../../src/domain/kit/failure.ts';
import { price, type SaleSource } from '../../../cart/price.ts';
import { deliveryTo } from '../../../catalogue/delivery/delivery.policy.ts';
import type { Session } from '../../../platform/database/session.ts';
import { orNull } from '../../../platform/http/input/readable.ts';
import { errorsOf, type Findings } from '../../../platform/http/input/rules.ts';
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

type Priced = Pick<DraftFields, 'lines' | 'coupon_code'> & {
  readonly address: Pick<WireAddress, 'pincode'> | null;
};

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

/** What the rules of a draft ask for; each asks only for what it is about. */
interface AskedDraft {
  readonly lines: () => Priced['lines'];
  readonly address: () => Promise<Priced['address']>;
  readonly customer: () => Promise<Pick<DraftCustomer, 'isBlocked'> | null>;
  readonly quote: () => Promise<Quote | null>;
}

/** Why a draft can't be sent, each reason at the field that mends it (DRF-01). */
export function sendFindings(
  { catalogue, clock }: Pick<ShopContext, 'catalogue' | 'clock'>,
  { lines, address, customer, quote }: AskedDraft,
): Findings {
  return [
    () => (lines().length === 0 ? { field: 'lines', message: 'Add what the customer wants first' } : null),
    async () =>
      (await customer())?.isBlocked === true
        ? { field: 'phone', message: 'This customer’s account is blocked' }
        : null,
    async () => (await quote())?.lines.map(lineFinding) ?? null,
    async () => {
      // What a code gives depends on whose it is.
      await customer();
      return (await quote())?.coupon?.applied === false ? noCoupon : null;
    },
    async () => {
      // Items that aren't there yet have to be delivered.
      const isDelivered = (await orNull(() => lines().length === 0 || needsDelivery(lines()))) ?? true;
      return addressFinding({ catalogue, clock }, await address(), { isDelivered, isCash: false });
    },
  ];
}

/** All of them as sentences, for where no field can say its own; null if it can be sent. */
export async function refusalOf(
  context: Pick<ShopContext, 'catalogue' | 'clock'>,
  { lines, address }: Pick<Priced, 'lines' | 'address'>,
  quote: Quote | null,
  customer: Pick<DraftCustomer, 'isBlocked'> | null,
): Promise<string | null> {
  const asked: AskedDraft = {
    lines: () => lines,
    address: async () => address,
    customer: async () => customer,
    quote: async () => quote,
  };
  return reasonsOf(await errorsOf(sendFindings(context, asked)));
}

/** 'Add the address first. The coupon doesn’t apply to these items'; null without reasons. */
export function reasonsOf(mistakes: readonly Mistake[]): string | null {
  const reasons = [...new Set(mistakes.map(({ message }) => message))];
  return reasons.length === 0 ? null : reasons.join('. ');
}

const noCoupon = {
  field: 'couponCode',
  message: 'The coupon doesn’t apply to these items. Remove it, or change the items',
} as const;

/** Whether it can be delivered there, and paid at the door. */
export async function addressFinding(
  { catalogue, clock }: Pick<ShopContext, 'catalogue' | 'clock'>,
  address: Priced['address'],
  { isDelivered, isCash }: { readonly isDelivered: boolean; readonly isCash: boolean },
): Promise<Found> {
  if (address === null) return { field: 'address', message: 'Add the address first' };
  const field = 'address.pincode';
  const { deliverable, cashOnDelivery } = deliveryTo(address.pincode, clock(), await catalogue.saleRules());
  if (!isDelivered) return null;
  if (!deliverable) return { field, message: 'We don’t deliver to this pincode yet' };
  const message = 'Cash on delivery isn’t available at this pincode';
  return isCash && !cashOnDelivery ? { field, message } : null;
}

/** What is wrong with a line of an order, at the member that can be changed. */
export function lineFinding(line: Pick<QuotedLine, 'name' | 'problems'>, place: number): Found {
  const [problem] = line.problems;
  if (!problem) return null;
  const member = problem.kind === 'less-available' ? 'quantity' : 'sku';
  return { field: `lines.${place}.${member}`, message: problemText(line) };
}
