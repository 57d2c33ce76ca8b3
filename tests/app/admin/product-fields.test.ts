import { expect, test } from 'vitest';
import { productCsvColumns } from '../../../server/catalogue/product/product-csv.ts';
import { emptyProduct } from '../../../src/app/admin/catalogue/product-record.ts';
import { productWriteSchema } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { textOf } from '../../../tools/support/source.ts';

const fields = Object.keys(productWriteSchema.shape);
const firstPart = (name: string) => name.split('.')[0] ?? name;

test('ADM-11 every field of a product that an admin may write is in its form', () => {
  // Its code brings styles along, which are made by a build alone.
  const form = textOf('src/app/admin/catalogue/product-config.tsx');
  expect(fields.filter((field) => !new RegExp(`name: '${field}[.']`, 'u').test(form))).toEqual([]);
  const inDraft = new Set(Object.keys(emptyProduct()).map(firstPart));
  expect(fields.filter((field) => !inDraft.has(field))).toEqual([]);
});

test('ADM-11 every field of a product but its lists of several texts is in its CSV', () => {
  const inCsv = new Set(productCsvColumns.map(({ field }) => firstPart(field)));
  expect(fields.filter((field) => !inCsv.has(field))).toEqual([
    'ingredients',
    'howToUse',
    'questions',
    'labelFacts',
  ]);
});
