import { refusedField } from '../../http/problem.ts';
import { openThreads, TaskLimitError } from '../../thread/threads.ts';
import type { CsvAnswer, SentCsv } from './csv.worker.ts';
import type { CsvFile, CsvLimits } from './read-csv-rows.ts';

export type { CsvFile, CsvRow } from './read-csv-rows.ts';

/** The largest accepted file has 5 MB and takes a second to read. */
const threads = openThreads<SentCsv, CsvAnswer>({
  script: new URL('csv.worker.ts', import.meta.url),
  maxThreads: 1,
  maxWaiting: 10,
  timeLimit: 3000,
  memoryLimit: 256,
});

/**
 * Reads a UTF-8 CSV file, without an export's formula guards, in a worker thread (SEC-02). Throws
 * 'invalid-input' when the file can't be read.
 */
export async function csvRows(bytes: Buffer, limits: CsvLimits): Promise<CsvFile> {
  const own = new Uint8Array(bytes);
  const answer = await threads.run({ work: { bytes: own, limits }, transfer: [own.buffer] }).catch(asRefusal);
  if ('refusal' in answer) throw refusedField('file', answer.refusal);
  return answer;
}

function asRefusal(error: unknown): CsvAnswer {
  if (!(error instanceof TaskLimitError)) throw error;
  return { refusal: 'This file takes too long to read. Use fewer rows' };
}
