import { expect, test } from 'vitest';
import { productCsvColumns } from '../../../server/catalogue/product/product-csv.ts';
import { productWriteSchema } from '../../../src/contract/catalogue/product/product-admin.calls.ts';

const fields = Object.keys(productWriteSchema.shape);
const firstPart = (name: string) => name.split('.')[0] ?? name;

test('ADM-11 every field of a product but its lists of several texts and its translations is in its CSV', () => {
  // Options have rows and columns of their own.
  const inCsv = new Set([...productCsvColumns.map(({ field }) => firstPart(field)), 'options']);
  expect(fields.filter((field) => !inCsv.has(field))).toEqual([
    'ingredients',
    'howToUse',
    'questions',
    'labelFacts',
    'translations',
  ]);
});
