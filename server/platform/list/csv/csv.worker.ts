import { serveThread } from '../../thread/serve-thread.ts';
import { type CsvFile, type CsvLimits, CsvRefusal, readCsvRows } from './read-csv-rows.ts';

export interface SentCsv {
  readonly bytes: Uint8Array;
  readonly limits: CsvLimits;
}

/** The rows of a file, or why it was refused. */
export type CsvAnswer = CsvFile | { readonly refusal: string };

serveThread<SentCsv, CsvAnswer>(async ({ bytes, limits }) => {
  try {
    return readCsvRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
  } catch (error) {
    if (error instanceof CsvRefusal) return { refusal: error.message };
    throw error;
  }
});
