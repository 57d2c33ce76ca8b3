import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { FileAnswer } from '../../http/route.ts';

/** What a cell can hold; amounts are whole rupees without a sign, moments ISO 8601. */
export type Cell = string | number | boolean | Date | null;

export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => Cell;
}

/**
 * Rows as a CSV file that is written while they are read (ADM-02): UTF-8 with its mark, and no cell that a spreadsheet
 * would take for a formula. `name` is the file's name without its ending.
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
    cast: { boolean: (value) => (value ? 'true' : 'false'), date: (value) => value.toISOString() },
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
