import * as z from 'zod/mini';
import type { ImportAnswer } from '../../../../src/contract/platform/list.ts';
import { csvRows } from './csv-rows.ts';

export type RowError = ImportAnswer['errors'][number];

/** One row of a file that is right, and where it stands: the head is row 1. */
export interface ImportedRow<Value> {
  readonly row: number;
  readonly value: Value;
}

const maxRows = 5000;
const maxErrors = 1000;

/**
 * Reads a CSV file whole: every row as `schema` wants it, or what is wrong with it, by its column. `cellsOf` makes of a
 * row's texts what the schema reads. Throws as csvRows.
 */
export async function readCsv<Schema extends z.ZodMiniType>(
  bytes: Buffer,
  columns: readonly string[],
  schema: Schema,
  cellsOf: (cells: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>,
): Promise<{ rows: ImportedRow<z.output<Schema>>[]; errors: RowError[]; total: number }> {
  const body = await csvRows(bytes, { titles: columns, needed: [], max: maxRows });
  const rows: ImportedRow<z.output<Schema>>[] = [];
  const errors: RowError[] = [];
  for (const { row, cells } of body) {
    const read = z.safeParse(schema, cellsOf(Object.fromEntries(cells)));
    if (read.success) rows.push({ row, value: read.data });
    else {
      const byColumn = new Map(read.error.issues.map(({ path, message }) => [path.map(String).join('.'), message]));
      for (const [column, message] of byColumn) errors.push({ row, column, message });
    }
  }
  return { rows, errors: errors.slice(0, maxErrors), total: body.length };
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
