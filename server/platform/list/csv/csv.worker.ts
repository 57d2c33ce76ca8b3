import { serveThread } from '../../thread/serve-thread.ts';
import { type CsvLimits, CsvRefusal, type CsvRow, readCsvRows } from './read-csv-rows.ts';

export interface SentCsv {
  readonly bytes: Uint8Array;
  readonly limits: CsvLimits;
}

/** The rows of a file, or why it was refused. */
export type CsvAnswer = { readonly rows: readonly CsvRow[] } | { readonly refusal: string };

serveThread<SentCsv, CsvAnswer>(async ({ bytes, limits }) => {
  try {
    return { rows: readCsvRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits) };
  } catch (error) {
    if (error instanceof CsvRefusal) return { refusal: error.message };
    throw error;
  }
});
