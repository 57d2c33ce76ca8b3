import { expect, test } from 'vitest';
import { csvRows } from '../../server/admin/csv-rows.ts';

const limits = { titles: ['code', 'minOrderValue'], needed: ['code'], most: 3 };

function read(text: string) {
  return csvRows(Buffer.from(text), limits).map(({ row, cells }) => [row, Object.fromEntries(cells)]);
}

test('ADM-02 a row keeps the number that a spreadsheet gives it, and titles may be in any case', () => {
  expect(read('\uFEFFCODE,minordervalue\r\n\r\nNEEM,\'=1\r\n,\r\n"TUL,SI", 20 \r\n')).toEqual([
    [3, { code: 'NEEM', minOrderValue: '=1' }],
    [5, { code: 'TUL,SI', minOrderValue: '20' }],
  ]);
});

test.each([
  ['code,price\nA,1', /There is no column 'price'/u],
  ['code,Code\nA,1', /twice/u],
  ['minOrderValue\n1', /'code' is missing/u],
  ['code\n\n,\n', /no row below/u],
  ['code\nA\nB\nC\nD', /3 rows at most/u],
  ['code\n"A', /in line 2/u],
])('ADM-02 what is no file of rows says why: %s', (text, said) => {
  expect(() => read(text)).toThrow(said);
});
