import sql, { empty, raw } from 'sql-template-tag';
import type { PricedProduct } from '../../src/domain/catalogue/product/product.ts';
import type { Session } from '../platform/database/session.ts';

/** The product data that prices and invoices need. */
export interface SoldProduct extends PricedProduct {
  readonly hsn: string;
  /** Percent. */
  readonly gstRate: number;
}

interface SoldRow {
  sku: string;
  name: string;
  price: number;
  discount: PricedProduct['discount'];
  flavours: string[];
  variants: string[];
  time_period: number | null;
  stock: number;
  hsn: string;
  gst_rate: number;
  needs_prescription: boolean;
}

/**
 * Published products straight from the database, optionally locked until the transaction ends. Always locked in sku
 * order, so that two orders can't deadlock.
 */
export async function readSoldProducts(
  session: Session,
  skus: readonly string[],
  lock: 'locked' | 'unlocked',
): Promise<Map<string, SoldProduct>> {
  const rows = await session.query<SoldRow>(sql`
    SELECT sku, name, price, discount, flavours, variants, time_period, stock, hsn, gst_rate, needs_prescription
    FROM product WHERE sku = ANY(${[...new Set(skus)]}) AND published
    ORDER BY sku COLLATE "C"${lock === 'locked' ? raw(' FOR NO KEY UPDATE') : empty}`);
  return new Map(rows.map((row) => [row.sku, productOf(row)]));
}

function productOf(row: SoldRow): SoldProduct {
  const { sku, name, price, discount, flavours, variants, stock, hsn } = row;
  return {
    sku,
    name,
    price,
    discount,
    flavours,
    variants,
    stock,
    hsn,
    timePeriod: row.time_period,
    gstRate: row.gst_rate,
    ...(row.needs_prescription ? { needsPrescription: true } : {}),
  };
}
