import { expect, test } from 'vitest';
import { csvRows } from '../../../server/platform/list/csv/csv-rows.ts';
import { ProblemError } from '../../../server/platform/http/problem.ts';
import { longTurn, watchTurns } from '../../support/platform/timing.ts';

const limits = { titles: ['code', 'minOrderValue'], needed: ['code'], max: 3 };

async function read(text: string) {
  return (await csvRows(Buffer.from(text), limits)).rows.map(({ row, cells }) => [row, Object.fromEntries(cells)]);
}

test('ADM-02 a row keeps the number that a spreadsheet gives it, and titles may be in any case', async () => {
  expect(await read('\uFEFFCODE,minordervalue\r\n\r\nNEEM,\'=1\r\n,\r\n"TUL,SI", 20 \r\n')).toEqual([
    [3, { code: 'NEEM', minOrderValue: '=1' }],
    [5, { code: 'TUL,SI', minOrderValue: '20' }],
  ]);
});

test('ADM-02 columns of another program are passed over and named', async () => {
  const file = await csvRows(Buffer.from('Code,Price,,price\nNEEM,1,,2'), limits);
  expect(file.rows.map(({ cells }) => Object.fromEntries(cells))).toEqual([{ code: 'NEEM' }]);
  expect(file.ignored).toEqual(['Price', 'price']);
});

test.each([
  ['code,Code\nA,1', /twice/u],
  ['minOrderValue\n1', /'code' is missing/u],
  ['code\n\n,\n', /no rows below/u],
  ['code\nA\nB\nC\nD', /3 rows at most/u],
  ['code\n"A', /in line 2/u],
  [`code${','.repeat(60)}\nA`, /too many columns/u],
])('ADM-02 what is no file of rows says why: %s', async (text, said) => {
  await expect(read(text)).rejects.toThrow(said);
});

test('SEC-02 a file of 5 MB that is made to be slow is refused or read while the shop goes on', async () => {
  const max = 5000;
  const bytes = 5 * 1024 * 1024;
  const row = `a${','.repeat(1000)}\n`;
  const files = {
    'a head of ten thousand columns': `code${','.repeat(10_000)}\n${'a\n'.repeat(2000)}`,
    'one line of commas': ','.repeat(bytes),
    'wide rows': `code\n${row.repeat(max)}`,
    'a quote without an end': `code\n"${'""'.repeat(bytes / 2 - 10)}`,
  };
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const longest = watchTurns();
    const outcome = await csvRows(content, { ...limits, max }).then(
      ({ rows }) => rows.length,
      (error: unknown) => (error instanceof ProblemError ? error.options.errors?.[0]?.field : error),
    );
    expect({ name, outcome, isQuick: longest() < longTurn }).toEqual({
      name,
      outcome: name === 'wide rows' ? max : 'file',
      isQuick: true,
    });
  }
});
