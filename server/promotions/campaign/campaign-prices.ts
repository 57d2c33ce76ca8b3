import sql, { empty, raw } from 'sql-template-tag';
import type { CampaignWrite } from '../../../src/contract/promotions/campaign.calls.ts';
import { type Prices, turned } from '../../../src/domain/catalogue/product/planned-price.ts';
import { membershipSku } from '../../../src/domain/catalogue/product/product.ts';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { type PriceRule, salePrice } from '../../../src/domain/promotions/campaign/campaign.ts';
import { findOtherPlan, lockPlans, readPlans, stopPlans, turnPrices } from '../../catalogue/product/turn-prices.ts';
import type { Session } from '../../platform/database/session.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';

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
  const priced = await readPriced(tx, rule, 'locked');
  const usual = await readUsual(tx, priced, now);
  await refuseMistakes(planFindings(tx, { id, now }, { prices: rule, startsAt, endsAt, isOn }, usual));
  const rows = usual.map(({ sku, prices }) => ({ sku, ...reduced(prices, rule) }));
  await tx.execute(sql`
    INSERT INTO price_schedule (sku, price, options, starts_at, ends_at, is_on, campaign_id)
    SELECT sku, price, options, ${startsAt}, ${endsAt}, ${isOn}, ${id}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS each(sku text, price int, options jsonb)`);
  await turnPrices(tx, now);
}

type Priced = Prices & { readonly sku: string; readonly name: string; readonly [column: string]: unknown };

/** Refuses prices that a campaign can't have. */
export function priceFindings(session: Session, at: PlanAt, sale: Planned): Findings {
  return async () => {
    const { prices: rule } = sale;
    if (rule === null) return null;
    const usual = await readUsual(session, await readPriced(session, rule, 'unlocked'), at.now);
    return planFindings(session, at, sale, usual);
  };
}

type Planned = Pick<CampaignWrite, 'prices' | 'startsAt' | 'endsAt' | 'isOn'>;

interface PlanAt {
  readonly id: string;
  readonly now: Date;
}

function planFindings(session: Session, { id, now }: PlanAt, sale: Planned, usual: readonly Usual[]): Findings {
  const field = 'prices.scope';
  if (usual.length === 0) return { field, message: 'No product is meant by that' };
  if (usual.length > maxPriced) {
    return { field, message: `That’s more than ${maxPriced} products. Choose a category` };
  }
  return [
    async () => {
      const { isOn, startsAt, endsAt } = sale;
      const skus = usual.map(({ sku }) => sku);
      const other =
        isOn && new Date(endsAt) > now ? await findOtherPlan(session, skus, { startsAt, endsAt }, id) : undefined;
      if (!other) return null;
      const where = other.campaign === null ? 'a planned price of its own' : `a price in ${other.campaign}`;
      return { field, message: `${other.product} has ${where} at that time` };
    },
    () => {
      const { prices: rule } = sale;
      const free = rule && usual.find(({ prices }) => reduced(prices, rule).price < 1);
      if (!free) return null;
      const { name, prices } = free;
      const message = `That takes off the whole price of ${name} (${formatRupees(prices.price)})`;
      return { field: 'prices.off', message };
    },
  ];
}

interface Usual {
  readonly sku: string;
  readonly name: string;
  /** Outside of sales. */
  readonly prices: Prices;
}

async function readUsual(session: Session, priced: readonly Priced[], now: Date): Promise<Usual[]> {
  const plans = await readPlans(session, sql`sku = ANY(${priced.map(({ sku }) => sku)})`);
  return priced.map(({ sku, name, ...current }) => {
    const others = (plans.get(sku) ?? []).map((plan) => ({ ...plan, isOn: false }));
    return { sku, name, prices: turned<(typeof others)[number]>(current, others, now).prices };
  });
}

/** Products under a rule; the membership is never on sale. */
async function readPriced(
  session: Session,
  { scope, category, skus }: PriceRule,
  lock: 'locked' | 'unlocked',
): Promise<Priced[]> {
  const which = {
    all: sql`true`,
    category: sql`category = ${category}`,
    products: sql`sku = ANY(${[...skus]})`,
  }[scope];
  return session.query<Priced>(sql`
    SELECT sku, name, price, options FROM product
    WHERE ${which} AND removed_at IS NULL AND sku <> ${membershipSku} AND price > 0
    ORDER BY sku COLLATE "C" LIMIT ${maxPriced + 1} ${lock === 'locked' ? raw('FOR NO KEY UPDATE') : empty}`);
}

function reduced({ price, options }: Prices, rule: PriceRule): Prices {
  const sold = options.map((each) => ({
    variant: each.variant,
    flavour: each.flavour,
    price: salePrice(rule, each.price),
  }));
  const least = sold.length > 0 ? Math.min(...sold.map((each) => each.price)) : salePrice(rule, price);
  return { price: least, options: sold };
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
