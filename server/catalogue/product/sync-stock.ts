import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';
import type { StockCause } from './stock.queries.ts';

/** The stock that a product should have. What is left out stays as it is; it is 0 for what is new. */
export interface StockWanted {
  readonly sku: string;
  readonly stock?: number | undefined;
  readonly options: readonly {
    readonly variant: string;
    readonly flavour: string;
    readonly sku: string;
    readonly stock?: number | undefined;
  }[];
}

interface StockRow {
  readonly [column: string]: unknown;
  readonly sku: string;
  readonly variant: string;
  readonly flavour: string;
  readonly code: string;
  readonly units: number;
  readonly is_sum: boolean;
}

/**
 * Gives products the rows of stock that their options ask for, with the units given, and writes down every difference. The
 * caller has locked the products.
 */
export async function syncStock(tx: Session, products: readonly StockWanted[], cause: StockCause): Promise<void> {
  const skus = products.map(({ sku }) => sku);
  const there = Map.groupBy(
    await tx.query<StockRow>(sql`
      SELECT sku, variant, flavour, code, units, is_sum FROM stock WHERE sku = ANY(${skus})
      ORDER BY sku, variant, flavour FOR NO KEY UPDATE`),
    ({ sku }) => sku,
  );
  const rows: StockRow[] = [];
  const moves: { sku: string; variant: string; flavour: string; units: number }[] = [];
  for (const product of products) {
    const before = there.get(product.sku) ?? [];
    const after = rowsOf(product, before);
    const pools = [...after, ...before.filter((row) => !after.some((each) => isSame(each, row)))];
    for (const row of pools) {
      const now = after.find((each) => isSame(each, row));
      const units = poolOf(now) - poolOf(before.find((each) => isSame(each, row)));
      if (units !== 0) moves.push({ sku: row.sku, variant: row.variant, flavour: row.flavour, units });
    }
    rows.push(...after);
  }
  await Promise.all([
    tx.execute(sql`
      DELETE FROM stock WHERE sku = ANY(${skus}) AND (sku, variant, flavour) NOT IN (
        SELECT sku, variant, flavour FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS w(sku text, variant text, flavour text))`),
    tx.execute(sql`
      INSERT INTO stock (sku, variant, flavour, code, units, is_sum)
      SELECT sku, variant, flavour, code, units, is_sum FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS w(sku text, variant text, flavour text, code text, units integer, is_sum boolean)
      ON CONFLICT (sku, variant, flavour) DO UPDATE
        SET code = EXCLUDED.code, units = EXCLUDED.units, is_sum = EXCLUDED.is_sum`),
    tx.execute(sql`
      INSERT INTO stock_move (sku, variant, flavour, units, reason, note, actor_id, at)
      SELECT sku, variant, flavour, units, ${cause.reason}, ${cause.note ?? ''}, ${cause.actorId ?? null}::uuid, ${cause.at}
      FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
        AS w(sku text, variant text, flavour text, units integer)`),
  ]);
}

/** All rows of a product: one for each option and their sum, or one. */
function rowsOf({ sku, stock, options }: StockWanted, before: readonly StockRow[]): StockRow[] {
  const row = (variant: string, flavour: string) =>
    before.find((each) => each.variant === variant && each.flavour === flavour);
  const parts = options.map((option): StockRow => {
    const { variant, flavour, sku: code } = option;
    const units = option.stock ?? row(variant, flavour)?.units ?? 0;
    return { sku, variant, flavour, code, units, is_sum: false };
  });
  const whole = parts.length === 0 ? (stock ?? row('', '')?.units ?? 0) : sum(parts);
  return [{ sku, variant: '', flavour: '', code: '', units: whole, is_sum: parts.length > 0 }, ...parts];
}

function sum(rows: readonly StockRow[]): number {
  return rows.reduce((total, { units }) => total + units, 0);
}

/** The units that moves of this row add up to; a sum has none of its own. */
function poolOf(row: StockRow | undefined): number {
  return row === undefined || row.is_sum ? 0 : row.units;
}

function isSame(one: StockRow, other: StockRow): boolean {
  return one.variant === other.variant && one.flavour === other.flavour;
}

/** Whose code each of these is, by code: a product's, or an option's of one. */
export async function codeOwners(tx: Session, codes: readonly string[]): Promise<Map<string, string>> {
  const wanted = codes.filter((code) => code !== '');
  if (wanted.length === 0) return new Map();
  const rows = await tx.query<{ code: string; sku: string }>(sql`
    SELECT code, sku FROM stock WHERE code = ANY(${wanted}) AND code <> ''
    UNION ALL SELECT sku, sku FROM product WHERE sku = ANY(${wanted})`);
  return new Map(rows.map(({ code, sku }) => [code, sku]));
}
