import * as z from 'zod/mini';
import type { ImportAnswer } from '../../../../src/contract/platform/list.ts';
import { csvRows } from './csv-rows.ts';

export type RowError = ImportAnswer['errors'][number];

/** One valid row and its row number; the header is row 1. */
export interface ImportedRow<Value> {
  readonly row: number;
  readonly value: Value;
}

const maxRows = 5000;
const maxErrors = 1000;

/**
 * Reads a whole CSV file: each row parsed by `schema`, or its errors by column. `cellsOf` turns a row's cells into
 * the schema's input. Throws like csvRows.
 */
export async function readCsv<Schema extends z.ZodMiniType>(
  bytes: Buffer,
  columns: readonly string[],
  schema: Schema,
  cellsOf: (cells: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>,
): Promise<{
  rows: ImportedRow<z.output<Schema>>[];
  errors: RowError[];
  total: number;
  ignored: readonly string[];
}> {
  const { rows: body, ignored } = await csvRows(bytes, { titles: columns, needed: [], max: maxRows });
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
  return { rows, errors: errors.slice(0, maxErrors), total: body.length, ignored };
}

/** Parses a number; null when empty. Other text stays as it is, so that its column reports the error. */
export function numberCell(text: string | undefined): number | string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return null;
  return /^-?\d+(?:\.\d+)?$/u.test(trimmed) ? Number(trimmed) : trimmed;
}

/** 'true' or 'yes', 'false' or 'no'; `usual` when empty. Other text stays as it is. */
export function switchCell(text: string | undefined, usual: boolean): boolean | string {
  const word = text?.trim().toLowerCase() ?? '';
  if (word === '') return usual;
  if (word === 'true' || word === 'yes') return true;
  return word === 'false' || word === 'no' ? false : word;
}

/** The trimmed text; null when empty. */
export function textCell(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim();
}
