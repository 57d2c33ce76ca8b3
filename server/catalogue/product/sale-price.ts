import sql from 'sql-template-tag';
import type { PlannedPrice, SalePrice } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { refusedField } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { noProduct, type Writer } from './store-product.ts';

/** Job that turns the prices whose moment has come. */
export const turnPricesJob = 'prices.turn';

interface SaleRow {
  readonly price: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly usual_price: number | null;
}

type Row = SaleRow & { [column: string]: unknown };

/** The planned or running sale price of a product; null if there is none. */
export async function findSalePrice(session: Session, sku: string): Promise<SalePrice> {
  const row = await session.maybeOne<Row>(sql`
    SELECT price, starts_at, ends_at, usual_price FROM price_schedule WHERE sku = ${sku}`);
  if (!row) return null;
  const { price, starts_at: from, ends_at: until, usual_price: usualPrice } = row;
  return { price, startsAt: from.toISOString(), endsAt: until.toISOString(), usualPrice };
}

/**
 * Plans a product's price from one moment until another, replacing an earlier plan, or ends it. Throws
 * 'not-found', and 'invalid-input' if it would end before it starts or is over already.
 */
export async function planPrice(
  tx: Session,
  jobs: Jobs,
  { sku, sale }: { readonly sku: string; readonly sale: PlannedPrice | null },
  { actorId, now }: Writer,
): Promise<void> {
  if (sale && sale.endsAt <= sale.startsAt) throw refusedField('sale.endsAt', 'The end must be after the start');
  if (sale && new Date(sale.endsAt) <= now) throw refusedField('sale.endsAt', 'This moment is over');
  const product = await tx.maybeOne(sql`
    SELECT FROM product WHERE sku = ${sku} AND removed_at IS NULL FOR NO KEY UPDATE`);
  if (!product) throw noProduct();
  const before = await findSalePrice(tx, sku);
  await endSale(tx, sku, now);
  if (sale) {
    await tx.execute(sql`
      INSERT INTO price_schedule (sku, price, starts_at, ends_at)
      VALUES (${sku}, ${sale.price}, ${sale.startsAt}, ${sale.endsAt})`);
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

/** Gives products the prices whose moment has come, and the prices before to those whose sale is over. */
export async function turnPrices(tx: Session, now: Date): Promise<void> {
  const over = await tx.query<{ sku: string }>(sql`
    SELECT sku FROM price_schedule WHERE ends_at <= ${now} ORDER BY sku COLLATE "C" FOR UPDATE SKIP LOCKED`);
  for (const { sku } of over) await endSale(tx, sku, now);
  const begun = await tx.query<{ sku: string; price: number }>(sql`
    SELECT sku, price FROM price_schedule WHERE usual_price IS NULL AND starts_at <= ${now}
    ORDER BY sku COLLATE "C" FOR UPDATE SKIP LOCKED`);
  for (const { sku, price } of begun) {
    await tx.execute(sql`
      UPDATE price_schedule SET usual_price = (SELECT price FROM product WHERE product.sku = ${sku})
      WHERE sku = ${sku}`);
    await setPrice(tx, sku, price, now);
  }
  if (over.length + begun.length > 0) await tx.notify('catalogue');
}

/** A price that somebody has set during the sale stays. */
async function endSale(tx: Session, sku: string, now: Date): Promise<void> {
  const row = await tx.maybeOne<Row>(sql`
    DELETE FROM price_schedule WHERE sku = ${sku} RETURNING price, starts_at, ends_at, usual_price`);
  if (!row || row.usual_price === null) return;
  const there = await tx.maybeOne<{ price: number }>(sql`
    SELECT price FROM product WHERE sku = ${sku} FOR NO KEY UPDATE`);
  if (there?.price === row.price) await setPrice(tx, sku, row.usual_price, now);
}

async function setPrice(tx: Session, sku: string, price: number, now: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE product SET price = ${price}, version = version + 1, updated_at = ${now} WHERE sku = ${sku}`);
}
