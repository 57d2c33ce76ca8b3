import sql from 'sql-template-tag';
import type { CampaignWrite } from '../../../src/contract/promotions/campaign.calls.ts';
import { type Prices, turned } from '../../../src/domain/catalogue/product/planned-price.ts';
import { membershipSku } from '../../../src/domain/catalogue/product/product.ts';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { type PriceRule, salePrice } from '../../../src/domain/promotions/campaign/campaign.ts';
import { findOtherPlan, lockPlans, readPlans, stopPlans, turnPrices } from '../../catalogue/product/turn-prices.ts';
import type { Session } from '../../platform/database/session.ts';
import { refusedField } from '../../platform/http/problem.ts';

/** Products that one campaign can give a price. */
const maxPriced = 5_000;

/**
 * Works a campaign's rule out to a price for each product, size and flavour, from its price outside of sales, instead of the
 * prices that the campaign had. Throws 'invalid-input' when a product would be free, or has another planned price at that time.
 */
export async function planPrices(
  tx: Session,
  id: string,
  { prices: rule, startsAt, endsAt, isOn }: Pick<CampaignWrite, 'prices' | 'startsAt' | 'endsAt' | 'isOn'>,
  now: Date,
): Promise<void> {
  await lockPlans(tx);
  await stopPlans(tx, sql`campaign_id = ${id}`, now);
  if (rule === null) return;
  const priced = await readPriced(tx, rule);
  if (priced.length === 0) throw refusedField('prices.scope', 'No product is meant by that');
  if (priced.length > maxPriced) {
    throw refusedField('prices.scope', `That’s more than ${maxPriced} products. Choose a category`);
  }
  const skus = priced.map(({ sku }) => sku);
  const plans = await readPlans(tx, sql`sku = ANY(${skus})`);
  const rows = priced.map(({ sku, name, ...current }) => {
    const others = (plans.get(sku) ?? []).map((plan) => ({ ...plan, isOn: false }));
    const { prices: usual } = turned<(typeof others)[number]>(current, others, now);
    return { sku, ...reduced(usual, rule, name) };
  });
  const other =
    isOn && new Date(endsAt) > now ? await findOtherPlan(tx, skus, { startsAt, endsAt }, id) : undefined;
  if (other) {
    const where = other.campaign === null ? 'a planned price of its own' : `a price in ${other.campaign}`;
    throw refusedField('prices.scope', `${other.product} has ${where} at that time`);
  }
  await tx.execute(sql`
    INSERT INTO price_schedule (sku, price, options, starts_at, ends_at, is_on, campaign_id)
    SELECT sku, price, options, ${startsAt}, ${endsAt}, ${isOn}, ${id}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS each(sku text, price int, options jsonb)`);
  await turnPrices(tx, now);
}

type Priced = Prices & { readonly sku: string; readonly name: string; readonly [column: string]: unknown };

/** Products under a rule; the membership is never on sale. */
async function readPriced(tx: Session, { scope, category, skus }: PriceRule): Promise<Priced[]> {
  const which = {
    all: sql`true`,
    category: sql`category = ${category}`,
    products: sql`sku = ANY(${[...skus]})`,
  }[scope];
  return tx.query<Priced>(sql`
    SELECT sku, name, price, options FROM product
    WHERE ${which} AND removed_at IS NULL AND sku <> ${membershipSku} AND price > 0
    ORDER BY sku COLLATE "C" LIMIT ${maxPriced + 1} FOR NO KEY UPDATE`);
}

function reduced({ price, options }: Prices, rule: PriceRule, name: string): Prices {
  const less = (usual: number) => {
    const sale = salePrice(rule, usual);
    if (sale < 1) {
      throw refusedField('prices.off', `That takes off the whole price of ${name} (${formatRupees(usual)})`);
    }
    return sale;
  };
  const sold = options.map(({ variant, flavour, price: usual }) => ({ variant, flavour, price: less(usual) }));
  return { price: sold.length > 0 ? Math.min(...sold.map((each) => each.price)) : less(price), options: sold };
}

export interface PriceSample {
  readonly sku: string;
  readonly name: string;
  readonly usual: number;
  readonly price: number;
}

/** How many products a campaign gives a price, and the first of them with the price before. */
export async function readPriceSample(
  session: Session,
  id: string,
): Promise<{ pricedProducts: number; sample: PriceSample[] }> {
  const rows = await session.query<{ sku: string; name: string; usual: number; price: number; total: number }>(sql`
    SELECT plan.sku, product.name, coalesce(plan.usual_price, product.price) AS usual, plan.price,
      count(*) OVER () AS total
    FROM price_schedule AS plan JOIN product ON product.sku = plan.sku
    WHERE plan.campaign_id = ${id} ORDER BY product.rank, plan.sku LIMIT 8`);
  return {
    pricedProducts: rows[0]?.total ?? 0,
    sample: rows.map(({ sku, name, usual, price }) => ({ sku, name, usual, price })),
  };
}
