import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';

/** One row of a file: its number as a spreadsheet counts it, and what stands under each title. */
export interface CsvRow {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface CsvLimits {
  /** Titles that a file may have, in any case; another is a spelling mistake and is refused. */
  readonly titles: readonly string[];
  /** Titles without which a file says nothing. */
  readonly needed: readonly string[];
  /** Rows of the largest file. */
  readonly max: number;
}

/** Why a file as a whole is not taken, in a sentence for its sender. */
export class CsvRefusal extends Error {
  override readonly name = 'CsvRefusal';
}

/** Columns without a title that a spreadsheet may leave beside the others. */
const maxUntitled = 50;
const formula = /^'(?=[=+\-@\t\r])/u;

/**
 * The rows of a CSV file in UTF-8, without what an export puts before a formula. Throws CsvRefusal where the file as a whole
 * cannot be read.
 */
export function readCsvRows(bytes: Buffer, { titles, needed, max }: CsvLimits): readonly CsvRow[] {
  if (!isUtf8(bytes) || bytes.includes(0)) throw new CsvRefusal('Save the file as CSV in UTF-8');
  const [head = [], ...lines] = recordsOf(bytes, max);
  if (head.length > titles.length + maxUntitled) throw new CsvRefusal('The file has too many columns');
  const known = new Map(titles.map((title) => [title.toLowerCase(), title]));
  const named = head.map((title) => known.get(title.trim().toLowerCase()) ?? title.trim());
  const unknown = named.find((title) => title !== '' && !titles.includes(title));
  if (unknown !== undefined) throw new CsvRefusal(`There is no column '${unknown.slice(0, 40)}'`);
  const twice = named.find((title, index) => title !== '' && named.indexOf(title) < index);
  if (twice !== undefined) throw new CsvRefusal(`The column '${twice}' appears twice`);
  const missing = needed.find((title) => !named.includes(title));
  if (missing !== undefined) throw new CsvRefusal(`The column '${missing}' is missing`);
  const rows = lines.flatMap((cells, index) => {
    const texts = named.map((title, place) => [title, (cells[place] ?? '').trim().replace(formula, '')] as const);
    return texts.every(([, text]) => text === '') ? [] : [{ row: index + 2, cells: new Map(texts) }];
  });
  if (rows.length === 0) throw new CsvRefusal('There are no rows below the header');
  if (rows.length > max) throw new CsvRefusal(`${max} rows at most`);
  return rows;
}

/** Empty lines are there, so that the rows after them keep their numbers. */
function recordsOf(bytes: Buffer, max: number): string[][] {
  try {
    return parse(bytes, {
      bom: true,
      relax_column_count: true,
      max_record_size: 64 * 1024,
      to: max + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) {
      const line = typeof error['lines'] === 'number' ? ` in line ${error['lines']}` : '';
      throw new CsvRefusal(`We couldn’t read this CSV file. Check${line} for a quote that isn’t closed`);
    }
    throw error;
  }
}
