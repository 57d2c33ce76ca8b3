import sql, { empty, raw } from 'sql-template-tag';
import type { PricedProduct, ProductOption } from '../../src/domain/catalogue/product/product.ts';
import type { UnitWeight } from '../../src/domain/catalogue/product/weight.ts';
import type { Choice } from '../../src/domain/catalogue/product/option.ts';
import type { Session } from '../platform/database/session.ts';
import { unitsOf, withUnits } from './product.queries.ts';

/** The product data that prices, delivery fees and invoices need. */
export interface SoldProduct extends PricedProduct {
  readonly hsn: string;
  /** Percent. */
  readonly gstRate: number;
  /** By size, without those of options. */
  readonly weights: readonly UnitWeight[];
}

interface SoldRow {
  readonly [column: string]: unknown;
  sku: string;
  name: string;
  price: number;
  discount: PricedProduct['discount'];
  flavours: string[];
  variants: string[];
  options: ProductOption[];
  weights: UnitWeight[];
  time_period: number | null;
  variant: string;
  flavour: string;
  units: number;
  hsn: string;
  gst_rate: number;
  needs_prescription: boolean;
}

export type SoldLineKey = Choice & { readonly sku: string };

/** Published products with all their stock, straight from the database. */
export async function readSoldProducts(
  session: Session,
  skus: readonly string[],
): Promise<Map<string, SoldProduct>> {
  return readSold(session, skus, empty, empty);
}

/**
 * Published products with the stock of these lines, which is locked until the transaction ends. Always locked in the order
 * of its key, so that two orders can't deadlock. The product is locked against changes, not against other buyers: whoever
 * waits for stock would else go on with the price from before the wait (CHK-09). Options that no line names have no stock
 * here.
 */
export async function lockSoldProducts(
  tx: Session,
  lines: readonly SoldLineKey[],
): Promise<Map<string, SoldProduct>> {
  const named = (choices: readonly string[]) => [...new Set(['', ...choices])];
  return readSold(
    tx,
    lines.map(({ sku }) => sku),
    sql`AND variant = ANY(${named(lines.map(({ variant }) => variant))})
      AND flavour = ANY(${named(lines.map(({ flavour }) => flavour))})`,
    raw('FOR SHARE OF product FOR NO KEY UPDATE OF stock'),
  );
}

async function readSold(session: Session, skus: readonly string[], which = empty, lock = empty) {
  const rows = await session.query<SoldRow>(sql`
    SELECT product.sku, name, price, discount, flavours, variants, options, weights, time_period, hsn, gst_rate,
      needs_prescription, variant, flavour, units
    FROM product JOIN stock ON stock.sku = product.sku
    WHERE product.sku = ANY(${[...new Set(skus)]}) AND published ${which}
    ORDER BY stock.sku, variant, flavour ${lock}`);
  const units = unitsOf(rows);
  return new Map(rows.map((row) => [row.sku, withUnits(productOf(row), units.get(row.sku))]));
}

function productOf(row: SoldRow): SoldProduct {
  const { sku, name, price, discount, flavours, variants, units, hsn, options, weights } = row;
  return {
    sku,
    name,
    price,
    discount,
    flavours,
    variants,
    stock: units,
    hsn,
    weights,
    timePeriod: row.time_period,
    gstRate: row.gst_rate,
    ...(row.needs_prescription ? { needsPrescription: true } : {}),
    ...(options.length > 0 ? { options } : {}),
  };
}
