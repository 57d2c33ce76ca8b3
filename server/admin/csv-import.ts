import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import type { ImportAnswer } from '../../src/contract/admin/list.ts';
import { refusedField } from '../http/problem.ts';

export type RowError = ImportAnswer['errors'][number];

/** One row of a file that is right, and where it stands: the head is row 1. */
export interface ImportedRow<Value> {
  readonly row: number;
  readonly value: Value;
}

const mostRows = 5000;
const mostErrors = 1000;

/**
 * Reads a CSV file whole: every row as `schema` wants it, or what is wrong with it, by its column. `cellsOf` makes of a
 * row's texts what the schema reads; a text that a spreadsheet was kept from running has its mark taken off. Throws
 * 'invalid-input' for what is no CSV, has no rows or too many.
 */
export function readCsv<Schema extends z.ZodMiniType>(
  bytes: Buffer,
  columns: readonly string[],
  schema: Schema,
  cellsOf: (cells: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>,
): { rows: ImportedRow<z.output<Schema>>[]; errors: RowError[]; total: number } {
  const lines = linesOf(bytes);
  const [head = [], ...body] = lines;
  const unknown = head.filter((title) => title !== '' && !columns.includes(title));
  if (unknown.length > 0) throw refusedField('file', `There is no column ${unknown[0] ?? ''}`);
  if (body.length === 0) throw refusedField('file', 'The file has no rows');
  if (body.length > mostRows) throw refusedField('file', `A file may have ${mostRows} rows at most`);
  const rows: ImportedRow<z.output<Schema>>[] = [];
  const errors: RowError[] = [];
  for (const [place, line] of body.entries()) {
    const cells = Object.fromEntries(
      head.map((title, column) => [title, (line[column] ?? '').replace(/^'(?=[=+\-@])/u, '')]),
    );
    const read = z.safeParse(schema, cellsOf(cells));
    if (read.success) rows.push({ row: place + 2, value: read.data });
    else {
      const byColumn = new Map(read.error.issues.map(({ path, message }) => [path.map(String).join('.'), message]));
      for (const [column, message] of byColumn) errors.push({ row: place + 2, column, message });
    }
  }
  return { rows, errors: errors.slice(0, mostErrors), total: body.length };
}

/** A text of a cell as a number, so that what is none is refused by its column; null where there is none. */
export function numberCell(text: string | undefined): number | string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return null;
  return /^-?\d+(?:\.\d+)?$/u.test(trimmed) ? Number(trimmed) : trimmed;
}

/** 'true' or 'yes', 'false' or 'no'; `usual` where there is nothing. */
export function switchCell(text: string | undefined, usual: boolean): boolean | string {
  const word = text?.trim().toLowerCase() ?? '';
  if (word === '') return usual;
  if (word === 'true' || word === 'yes') return true;
  return word === 'false' || word === 'no' ? false : word;
}

/** A text, or null where there is none. */
export function textCell(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim();
}

function linesOf(bytes: Buffer): string[][] {
  if (!isUtf8(bytes)) throw refusedField('file', 'Save the file as CSV UTF-8');
  try {
    return parse(bytes, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch {
    throw refusedField('file', 'This is no CSV file');
  }
}
