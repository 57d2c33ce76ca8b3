import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { csvFile, indianTime } from '../../../server/platform/list/csv/csv.ts';
import { readCsvRows } from '../../../server/platform/list/csv/read-csv-rows.ts';

async function* batchesOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

test('ADM-02 a cell with line breaks, quotes and commas stays one cell of one row', async () => {
  const notes = ['Two\nlines', 'Three\r\nlines, "quoted"', 'plain', '=1+1'];
  const file = csvFile('notes', [{ title: 'note', value: (note: string) => note }], batchesOf(notes));
  const body = await text(Readable.from(file.bytes));
  const { rows } = readCsvRows(Buffer.from(body), { titles: ['note'], needed: ['note'], max: 9 });
  expect(rows.map(({ cells }) => cells.get('note'))).toEqual(notes);
});

test('ADM-02 moments are told by the clock in India, with its offset', () => {
  expect(indianTime('2026-11-20T18:31:05.250Z')).toBe('2026-11-21T00:01:05+05:30');
  expect(indianTime(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01T00:00:00+05:30');
  expect(indianTime(null)).toBeNull();
});
