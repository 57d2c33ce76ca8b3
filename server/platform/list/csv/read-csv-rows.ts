import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';

/** One row: its number as a spreadsheet counts it, and its cells by column name. */
export interface CsvRow {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface CsvLimits {
  /** Known column names, in any case; others are ignored and named. */
  readonly titles: readonly string[];
  /** Required columns. */
  readonly needed: readonly string[];
  /** Maximum number of rows. */
  readonly max: number;
}

/** The rows of a file, and the titles of the columns that were ignored. */
export interface CsvFile {
  readonly rows: readonly CsvRow[];
  readonly ignored: readonly string[];
}

/** Why a whole file is refused, in a sentence for the user. */
export class CsvRefusal extends Error {
  override readonly name = 'CsvRefusal';
}

/** Maximum number of other columns: those of another program, and the unnamed ones that spreadsheets leave behind. */
const maxOther = 50;
const formula = /^'(?=[=+\-@\t\r])/u;

/**
 * Reads a UTF-8 CSV file, without an export's formula guards. Throws CsvRefusal when the file can't be read.
 */
export function readCsvRows(bytes: Buffer, { titles, needed, max }: CsvLimits): CsvFile {
  if (!isUtf8(bytes) || bytes.includes(0)) throw new CsvRefusal('Save the file as CSV in UTF-8');
  const [head = [], ...lines] = recordsOf(bytes, max);
  if (head.length > titles.length + maxOther) throw new CsvRefusal('The file has too many columns');
  const known = new Map(titles.map((title) => [title.toLowerCase(), title]));
  const named = head.map((title) => known.get(title.trim().toLowerCase()) ?? title.trim());
  const ignored = named
    .filter((title) => title !== '' && !titles.includes(title))
    .map((title) => title.slice(0, 40));
  const twice = named.find((title, index) => titles.includes(title) && named.indexOf(title) < index);
  if (twice !== undefined) throw new CsvRefusal(`The column '${twice}' appears twice`);
  const missing = needed.find((title) => !named.includes(title));
  if (missing !== undefined) throw new CsvRefusal(`The column '${missing}' is missing`);
  const rows = lines.flatMap((cells, index) => {
    const texts = named.flatMap((title, place) =>
      titles.includes(title) ? [[title, (cells[place] ?? '').trim().replace(formula, '')] as const] : [],
    );
    return texts.every(([, text]) => text === '') ? [] : [{ row: index + 2, cells: new Map(texts) }];
  });
  if (rows.length === 0) throw new CsvRefusal('There are no rows below the header');
  if (rows.length > max) throw new CsvRefusal(`${max} rows at most`);
  return { rows, ignored };
}

/** Includes empty lines, so that later rows keep their numbers. */
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
