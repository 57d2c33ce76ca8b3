import type { OwnedProduct } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { optionOf } from '../../../src/domain/catalogue/product/option.ts';
import type { CsvColumn } from '../../platform/list/csv/csv.ts';
import type { CsvRow } from '../../platform/list/csv/csv-rows.ts';
import { asNumber, productCsvColumns } from './product-csv.ts';

type Option = OwnedProduct['options'][number];

/** A row of the product file: a product with its first option, or another of its options. */
export interface ProductFileRow {
  readonly product: OwnedProduct;
  readonly option: Option | undefined;
  /** Only the first row of a product has its own fields. */
  readonly isFirst: boolean;
}

interface OptionColumn {
  readonly title: string;
  readonly field: keyof Option;
  readonly value: (cell: string) => unknown;
}

const asText = (cell: string): string => cell;
const asNumberOrNull = (cell: string): number | null | undefined => (cell === '' ? null : asNumber(cell));

const optionColumns: readonly OptionColumn[] = [
  { title: 'option_size', field: 'variant', value: asText },
  { title: 'option_flavour', field: 'flavour', value: asText },
  { title: 'option_sku', field: 'sku', value: asText },
  { title: 'option_price', field: 'price', value: asNumber },
  { title: 'option_mrp', field: 'mrp', value: asNumberOrNull },
  { title: 'option_net_quantity', field: 'netAmount', value: asNumberOrNull },
  { title: 'option_stock', field: 'stock', value: asNumber },
  { title: 'option_grams', field: 'grams', value: asNumberOrNull },
  { title: 'option_image', field: 'image', value: asText },
];

export const optionTitles = optionColumns.map(({ title }) => title);

/** The columns of an export: a product's own, then those of its options, a row for each. */
export const productFileColumns: readonly CsvColumn<ProductFileRow>[] = [
  ...productCsvColumns.map(({ title, cell }) => ({
    title,
    value: ({ product, isFirst }: ProductFileRow) => (isFirst || title === 'sku' ? cell(product) : null),
  })),
  ...optionColumns.map(({ title, field }) => ({
    title,
    value: ({ option }: ProductFileRow) => option?.[field] ?? null,
  })),
];

/** The rows of products in an export. */
export async function* fileRows(
  batches: AsyncIterable<readonly OwnedProduct[]>,
): AsyncGenerator<readonly ProductFileRow[]> {
  for await (const products of batches) {
    yield products.flatMap((product): ProductFileRow[] => {
      const [first, ...others] = product.options;
      return [
        { product, option: first, isFirst: true },
        ...others.map((option) => ({ product, option, isFirst: false })),
      ];
    });
  }
}

/** Whether a row describes an option. */
export function hasOption({ cells }: CsvRow): boolean {
  return optionTitles.some((title) => (cells.get(title) ?? '') !== '');
}

interface ReadOptions {
  /** As read; the schema of a product decides whether they are right. */
  readonly options: readonly Record<string, unknown>[];
  readonly errors: { row: number; column: string; message: string }[];
}

/** The options in the rows of one product. A column that the file doesn't have, or an empty stock, keeps what is stored. */
export function optionsOf(rows: readonly CsvRow[], stored: OwnedProduct | undefined): ReadOptions {
  const errors: ReadOptions['errors'] = [];
  const options = rows.map(({ row, cells }) => {
    const choice = { variant: cells.get('option_size') ?? '', flavour: cells.get('option_flavour') ?? '' };
    const { stock: _, ...known } = optionOf(stored ?? {}, choice) ?? { stock: 0 };
    const option: Record<string, unknown> = { ...known, ...choice };
    for (const { title, field, value } of optionColumns) {
      const cell = cells.get(title);
      if (cell === undefined || (cell === '' && field === 'stock')) continue;
      const given = value(cell);
      if (given === undefined) errors.push({ row, column: title, message: 'Enter a number' });
      else option[field] = given;
    }
    return option;
  });
  return { options, errors };
}

/** Where a fault of an option stands: `options.1.price` is in the row of the second. */
export function optionPlace(
  rows: readonly CsvRow[],
  [, place = '0', field = '']: readonly string[],
): { row: number; column: string } {
  const column = optionColumns.find((each) => each.field === field)?.title ?? 'option_size';
  return { row: rows[Number(place)]?.row ?? rows[0]?.row ?? 0, column };
}
