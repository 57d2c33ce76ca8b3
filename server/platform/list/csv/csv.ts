import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { FileAnswer } from '../../http/route.ts';

/** A cell's value: amounts in whole rupees without a sign, moments by `indianTime`. */
export type Cell = string | number | boolean | Date | null;

export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => Cell;
}

/**
 * Streams rows as a CSV file (ADM-02): UTF-8 with a BOM, and no cell that a spreadsheet would run as a formula.
 * `name` is the file name without its extension.
 */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): FileAnswer {
  const lines = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ title }) => title),
    escape_formulas: true,
    record_delimiter: 'windows',
    // A break that isn't the record's own would still end the row in most readers.
    quoted_match: /[\r\n]/u,
    cast: { boolean: (value) => (value ? 'true' : 'false'), date: (value) => indianTime(value) },
  });
  const cells = Readable.from(cellsOf(columns, batches));
  cells.on('error', (error) => lines.destroy(error));
  lines.on('close', () => cells.destroy());
  return new FileAnswer(`${name}.csv`, cells.pipe(lines));
}

async function* cellsOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Cell[]> {
  for await (const rows of batches) {
    for (const row of rows) yield columns.map(({ value }) => value(row));
  }
}

const offset = { minutes: 330, text: '+05:30' } as const;

/** A moment as the clock in India shows it, with its offset: '2026-11-21T12:00:00+05:30'; null stays. */
export function indianTime(at: Date | string): string;
export function indianTime(at: string | null): string | null;
export function indianTime(at: Date | string | null): string | null {
  if (at === null) return null;
  const shown = new Date(new Date(at).getTime() + offset.minutes * 60_000).toISOString();
  return `${shown.slice(0, 19)}${offset.text}`;
}
