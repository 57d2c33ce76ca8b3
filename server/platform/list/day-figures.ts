import sql, { type Sql } from 'sql-template-tag';
import type { Session } from '../database/session.ts';

/** Figures that triggers count as things happen (migration 39). Amounts of sales are rupees, those of taxes paise. */
export type DayFigure =
  | 'orders'
  | 'prepaid'
  | 'cash'
  | 'returns'
  | 'visits'
  | 'carts'
  | 'invoices'
  | 'credit notes'
  | 'taxable'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'paid';

/** Both inclusive, as days in India: '2026-11-21'. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The figures of each day that has any. Takes as long as there are days, however much happened on them (PRF-04). */
export async function figuresByDay<Name extends DayFigure>(
  session: Session,
  names: readonly Name[],
  range: DayRange,
): Promise<Map<string, Partial<Record<Name, number>>>> {
  const rows = await session.query<{ name: Name; day: string; value: number }>(sql`
    SELECT name, day::text AS day, sum(value)::bigint AS value FROM ${figures(names, range)} GROUP BY 1, 2`);
  const days = new Map<string, Partial<Record<Name, number>>>();
  for (const { name, day, value } of rows) days.set(day, { ...days.get(day), [name]: value });
  return days;
}

/** The figures of all these days together. */
export async function figuresOf<Name extends DayFigure>(
  session: Session,
  names: readonly Name[],
  range: DayRange,
): Promise<Partial<Record<Name, number>>> {
  const rows = await session.query<{ name: Name; value: number }>(sql`
    SELECT name, sum(value)::bigint AS value FROM ${figures(names, range)} GROUP BY 1`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<Record<Name, number>>;
}

/** The total balance of all wallets, whole rupees. */
export async function walletTotal(session: Session): Promise<number> {
  const { held } = await session.one<{ held: number }>(sql`
    SELECT coalesce(sum(value), 0)::bigint AS held
    FROM ${figures(['wallets'], { from: '0001-01-01', to: '0001-01-01' })}`);
  return held;
}

function figures(names: readonly string[], { from, to }: DayRange): Sql {
  const wanted = sql`name = ANY(${[...names]}) AND day BETWEEN ${from}::date AND ${to}::date`;
  return sql`(SELECT name, day, value FROM day_figure WHERE ${wanted}
    UNION ALL SELECT name, day, value FROM day_figure_change WHERE ${wanted}) AS figure`;
}

const batch = 10_000;

/** Adds what has happened since to the sums. Readers see each change once, before or after. */
export async function sumUpDayFigures(session: Session): Promise<void> {
  for (;;) {
    const { taken } = await session.one<{ taken: number }>(sql`
      WITH change AS (
        DELETE FROM day_figure_change WHERE id IN (
          SELECT id FROM day_figure_change ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
        RETURNING name, day, value
      ), added AS (
        INSERT INTO day_figure (name, day, value)
        SELECT name, day, sum(value) FROM change GROUP BY 1, 2 ORDER BY 1, 2
        ON CONFLICT (name, day) DO UPDATE SET value = day_figure.value + excluded.value
      )
      SELECT count(*) AS taken FROM change`);
    if (taken < batch) return;
  }
}
