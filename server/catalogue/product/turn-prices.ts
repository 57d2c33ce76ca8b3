import sql, { type Sql } from 'sql-template-tag';
import { type PricePlan, type Prices, turned } from '../../../src/domain/catalogue/product/planned-price.ts';
import type { Session } from '../../platform/database/session.ts';

/** Lets one writer of planned prices work at a time, so that a product's plans never overlap. */
const planLock = 7_201_144;

export async function lockPlans(tx: Session): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${planLock})`);
}

export interface KeptPlan extends PricePlan {
  readonly id: string;
  readonly sku: string;
  readonly isOwn: boolean;
}

interface PlanRow {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly options: Prices['options'];
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly is_on: boolean;
  readonly usual_price: number | null;
  readonly usual_options: Prices['options'] | null;
  readonly campaign_id: string | null;
}

/** The plans that meet a condition, by product. */
export async function readPlans(session: Session, which: Sql): Promise<Map<string, KeptPlan[]>> {
  const rows = await session.query<PlanRow>(sql`
    SELECT id, sku, price, options, starts_at, ends_at, is_on, usual_price, usual_options, campaign_id
    FROM price_schedule WHERE ${which} ORDER BY starts_at, id`);
  return Map.groupBy(rows.map(planOf), ({ sku }) => sku);
}

function planOf(row: PlanRow): KeptPlan {
  const { id, sku, price, options, usual_price: before } = row;
  return {
    id,
    sku,
    price,
    options,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isOn: row.is_on,
    usual: before === null ? null : { price: before, options: row.usual_options ?? [] },
    isOwn: row.campaign_id === null,
  };
}

interface PricedRow {
  readonly [column: string]: unknown;
  readonly sku: string;
  readonly price: number;
  readonly options: Prices['options'];
}

/** The prices of products as they are now. */
export async function readPrices(session: Session, skus: readonly string[]): Promise<Map<string, Prices>> {
  const rows = await session.query<PricedRow>(sql`
    SELECT sku, price, options FROM product WHERE sku = ANY(${[...skus]})`);
  return new Map(rows.map(({ sku, price, options }) => [sku, { price, options }]));
}

/**
 * Gives products the prices whose moment has come, and the prices before to those whose sale is over. What it does follows
 * from the plans and the moment alone, so it may run late, twice, or in several processes.
 */
export async function turnPrices(tx: Session, now: Date): Promise<void> {
  await lockPlans(tx);
  const plans = await readPlans(
    tx,
    sql`sku IN (SELECT sku FROM price_schedule
      WHERE (usual_price IS NOT NULL) <> (is_on AND starts_at <= ${now} AND ends_at > ${now})
        OR (campaign_id IS NULL AND ends_at <= ${now}))`,
  );
  if (plans.size === 0) return;
  await tx.query(sql`
    SELECT FROM product WHERE sku = ANY(${[...plans.keys()]}) ORDER BY sku COLLATE "C" FOR NO KEY UPDATE`);
  const prices = await readPrices(tx, [...plans.keys()]);
  const outcomes = [...plans].flatMap(([sku, all]) => {
    const current = prices.get(sku);
    return current ? [{ sku, current, all, after: turned(current, all, now) }] : [];
  });
  await writePrices(
    tx,
    outcomes.flatMap(({ sku, current, after }) => (current === after.prices ? [] : [{ sku, ...after.prices }])),
    now,
  );
  const usual = outcomes.flatMap(({ all, after: { runs } }) =>
    all.map(({ id }) => ({ id, usual: runs?.plan.id === id ? onlyPrices(runs.usual) : null })),
  );
  await tx.execute(sql`
    UPDATE price_schedule SET usual_price = (each.usual->>'price')::int, usual_options = each.usual->'options'
    FROM jsonb_to_recordset(${JSON.stringify(usual)}::jsonb) AS each(id uuid, usual jsonb)
    WHERE price_schedule.id = each.id`);
  await tx.execute(sql`DELETE FROM price_schedule WHERE campaign_id IS NULL AND ends_at <= ${now}`);
  await tx.notify('catalogue');
}

function onlyPrices({ price, options }: Prices): Prices {
  return {
    price,
    options: options.map((each) => ({ variant: each.variant, flavour: each.flavour, price: each.price })),
  };
}

async function writePrices(tx: Session, changed: readonly PricedRow[], now: Date): Promise<void> {
  if (changed.length === 0) return;
  await tx.execute(sql`
    UPDATE product SET price = each.price, options = each.options, version = version + 1, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS each(sku text, price int, options jsonb)
    WHERE product.sku = each.sku`);
}

/** Removes the plans that meet a condition; those that run give the prices before back. */
export async function stopPlans(tx: Session, which: Sql, now: Date): Promise<void> {
  const stopped = await tx.execute(sql`UPDATE price_schedule SET is_on = false WHERE ${which}`);
  if (stopped === 0) return;
  await turnPrices(tx, now);
  await tx.execute(sql`DELETE FROM price_schedule WHERE ${which}`);
}

/** A plan for one of these products at a time that overlaps; undefined if there is none. */
export async function findOtherPlan(
  session: Session,
  skus: readonly string[],
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  campaignId: string | null,
): Promise<{ product: string; campaign: string | null } | undefined> {
  const [found] = await session.query<{ product: string; campaign: string | null }>(sql`
    SELECT product.name AS product, campaign.name AS campaign
    FROM price_schedule AS plan JOIN product ON product.sku = plan.sku
      LEFT JOIN campaign ON campaign.id = plan.campaign_id
    WHERE plan.sku = ANY(${[...skus]}) AND plan.is_on AND plan.starts_at < ${endsAt} AND plan.ends_at > ${startsAt}
      AND plan.campaign_id IS DISTINCT FROM ${campaignId}::uuid
    ORDER BY plan.starts_at, product.name LIMIT 1`);
  return found;
}
