import sql, { type Sql } from 'sql-template-tag';
import type { PlannedPrice, SalePrice } from '../../../src/contract/catalogue/product/sale-price.calls.ts';
import type { Choice } from '../../../src/domain/catalogue/product/option.ts';
import type { Prices } from '../../../src/domain/catalogue/product/planned-price.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { noProduct, type Writer } from './store-product.ts';
import { findOtherPlan, lockPlans, stopPlans, turnPrices } from './turn-prices.ts';

/** Job that turns the prices whose moment has come. */
export const turnPricesJob = 'prices.turn';

interface SaleRow {
  readonly price: number;
  readonly options: Prices['options'];
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly usual_price: number | null;
}

type Row = SaleRow & { [column: string]: unknown };

/** The planned or running sale price of a product, apart from campaigns; null if there is none. */
export async function findSalePrice(session: Session, sku: string): Promise<SalePrice> {
  const row = await session.maybeOne<Row>(sql`
    SELECT price, options, starts_at, ends_at, usual_price FROM price_schedule WHERE ${ownPlan(sku)}`);
  if (!row) return null;
  const { price, starts_at: from, ends_at: until, usual_price: usualPrice } = row;
  const options = row.options.map((each) => ({ variant: each.variant, flavour: each.flavour, price: each.price }));
  return { price, options, startsAt: from.toISOString(), endsAt: until.toISOString(), usualPrice };
}

/**
 * Plans a product's price from one moment until another, replacing an earlier plan, or ends it. Throws
 * 'not-found', and 'invalid-input' if it would end before it starts, is over already, or a campaign has a price for that time.
 */
export async function planPrice(
  tx: Session,
  jobs: Jobs,
  { sku, sale }: { readonly sku: string; readonly sale: PlannedPrice | null },
  { actorId, now }: Writer,
): Promise<void> {
  await lockPlans(tx);
  const product = await tx.maybeOne(sql`
    SELECT sku FROM product WHERE sku = ${sku} AND removed_at IS NULL FOR NO KEY UPDATE`);
  if (!product) throw noProduct();
  const before = await findSalePrice(tx, sku);
  await stopPlans(tx, ownPlan(sku), now);
  if (sale) {
    await refuseMistakes(salePriceFindings(tx, { sku, now }, { sale }));
    const prices = planOf(sale);
    await tx.execute(sql`
      INSERT INTO price_schedule (sku, price, options, starts_at, ends_at)
      VALUES (${sku}, ${prices.price}, ${JSON.stringify(prices.options)}, ${sale.startsAt}, ${sale.endsAt})`);
    for (const [kind, at] of [
      ['start', sale.startsAt],
      ['end', sale.endsAt],
    ] as const) {
      await jobs.add(tx, turnPricesJob, {}, { runAt: new Date(at), key: `price:${sku}:${kind}` });
    }
  }
  await turnPrices(tx, now);
  const entry = { actorId, action: sale ? 'price planned' : 'planned price ended', resource: 'product' } as const;
  await recordChange(tx, { ...entry, recordId: sku, before, after: await findSalePrice(tx, sku), now });
}

interface SoldRow {
  readonly [column: string]: unknown;
  readonly options: readonly (Prices['options'][number] & { readonly mrp?: number | null })[];
  readonly mrp: number | null;
}

/** What is refused of a planned price besides its schema; of a product that isn't there, only its time. */
export function salePriceFindings(
  session: Session,
  { sku, now }: { readonly sku: string; readonly now: Date },
  body: { readonly sale: PlannedPrice | null },
): Findings {
  return () => {
    const { sale } = body;
    if (!sale) return null;
    return [
      () => {
        const field = 'sale.endsAt';
        if (sale.endsAt <= sale.startsAt) return { field, message: 'The end must be after the start' };
        return new Date(sale.endsAt) <= now ? { field, message: 'This moment is over' } : null;
      },
      async () => {
        const product = await session.maybeOne<SoldRow>(sql`
          SELECT options, label->'mrp' AS mrp FROM product WHERE sku = ${sku} AND removed_at IS NULL`);
        if (!product) return null;
        return product.options.length === 0 ? simpleFindings(sale, product) : optionFindings(sale, product);
      },
      async () => {
        const { startsAt, endsAt } = sale;
        const other = await findOtherPlan(session, [sku], { startsAt, endsAt }, null);
        return other
          ? { field: 'sale.startsAt', message: `${other.campaign} has a price for it at that time` }
          : null;
      },
    ];
  };
}

const aboveMrp = 'The price can’t be above the MRP';

function simpleFindings(sale: PlannedPrice, { mrp }: SoldRow): Findings {
  return [
    () => {
      const { price } = sale;
      if (price === null) return { field: 'sale.price', message: 'Enter the price during the sale' };
      return price > (mrp ?? price) ? { field: 'sale.price', message: aboveMrp } : null;
    },
    () =>
      sale.options.length > 0
        ? { field: 'sale.options', message: 'This product has no sizes or flavours with their own price' }
        : null,
  ];
}

function optionFindings({ options }: PlannedPrice, product: SoldRow): Findings {
  if (options.length === 0) {
    return { field: 'sale.options', message: 'Enter the price during the sale for one of its sizes and flavours' };
  }
  return options.map((_, place) => () => {
    const each = options[place];
    if (!each) return null;
    const isSame = ({ variant, flavour }: Choice) => variant === each.variant && flavour === each.flavour;
    const sold = product.options.find(isSame);
    if (!sold || options.findIndex(isSame) < place) {
      return { field: `sale.options.${place}.variant`, message: 'This isn’t one of its sizes and flavours' };
    }
    const isAbove = each.price > (sold.mrp ?? product.mrp ?? each.price);
    return isAbove ? { field: `sale.options.${place}.price`, message: aboveMrp } : null;
  });
}

/** A product with sizes and flavours costs what its cheapest does. */
function planOf({ price, options }: PlannedPrice): Prices {
  return { price: price ?? Math.min(...options.map((each) => each.price)), options };
}

/** A product's plan that belongs to no campaign. */
function ownPlan(sku: string): Sql {
  return sql`sku = ${sku} AND campaign_id IS NULL`;
}
