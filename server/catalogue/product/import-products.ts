import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type ImportAnswer, type ImportMode, previewRows } from '../../../src/contract/platform/list.ts';
import {
  productUpsertSchema,
  type ProductUpsert,
} from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { productDraftProblem, settled } from '../../../src/domain/catalogue/product/product-draft.ts';
import { emptyLabel } from '../../../src/domain/catalogue/product/label.ts';
import { type CsvFile, type CsvRow, csvRows } from '../../platform/list/csv/csv-rows.ts';
import type { Session } from '../../platform/database/session.ts';
import { readOwned, type StoredProduct } from './product-admin.queries.ts';
import { hasOption, optionPlace, optionsOf, optionTitles } from './option-csv.ts';
import { productCsvColumns } from './product-csv.ts';
import { codeOwners } from './sync-stock.ts';
import { storeProducts, type Writer } from './store-product.ts';

type Problems = ImportAnswer['errors'];

const maxRows = 5000;
const maxErrors = 200;
const batch = 500;

/** The rows of a product file. Throws 'invalid-input' when the file can't be read. */
export async function productRows(bytes: Buffer): Promise<CsvFile> {
  return csvRows(bytes, {
    titles: [...productCsvColumns.map(({ title }) => title), ...optionTitles],
    needed: ['sku'],
    max: maxRows,
  });
}

/** By row, and within a row as its columns stand in the file; a column that it lacks comes last. */
function inFileOrder(errors: Problems, [first]: readonly CsvRow[]): Problems {
  const columns = [...(first?.cells.keys() ?? [])];
  const placeOf = (column: string) => (columns.includes(column) ? columns.indexOf(column) : columns.length);
  return errors.toSorted((one, other) => one.row - other.row || placeOf(one.column) - placeOf(other.column));
}

/**
 * Adds and updates the products in these rows in the caller's transaction; a missing column keeps its values. If
 * any row has errors nothing is saved, unless the caller asked to save the valid rows; 'check' saves nothing.
 */
export async function importProducts(
  tx: Session,
  { rows, ignored }: CsvFile,
  mode: ImportMode,
  writer: Writer,
): Promise<ImportAnswer> {
  const skus = rows.map(({ cells }) => cells.get('sku') ?? '');
  const there = await readOwned(tx, skus, 'locked');
  const errors: Problems = [];
  const products: ProductUpsert[] = [];
  const preview: ImportAnswer['preview'] = [];
  let same = 0;
  const owners = await codeOwners(
    tx,
    rows.map(({ cells }) => cells.get('option_sku') ?? ''),
  );
  for (const group of groupsOf(rows)) {
    const [row] = group;
    const sku = row.cells.get('sku') ?? '';
    for (const other of group.slice(1).filter((each) => !hasOption(each) || !hasOption(row))) {
      errors.push({ row: other.row, column: 'sku', message: 'This code is already in the file' });
    }
    const read = productOf(row, group, there.get(sku), owners);
    if (Array.isArray(read)) errors.push(...read);
    else {
      const text = changeOf(read, there.get(sku));
      if (text === null) {
        same += group.length;
        continue;
      }
      products.push(read);
      if (preview.length < previewRows) preview.push({ row: row.row, text });
    }
  }
  const report = {
    rows: rows.length,
    same,
    errors: inFileOrder(errors, rows).slice(0, maxErrors),
    ignored: [...ignored],
    preview,
  };
  if (mode === 'check') {
    const changed = products.filter(({ sku }) => there.has(sku)).length;
    return { ...report, added: products.length - changed, changed };
  }
  const wanted = errors.length > 0 && mode === 'all-or-nothing' ? [] : products;
  let [added, changed] = [0, 0];
  for (let from = 0; from < wanted.length; from += batch) {
    const stored = await storeProducts(tx, wanted.slice(from, from + batch), there, writer);
    added += stored.added;
    changed += stored.changed;
  }
  return { ...report, added, changed };
}

/** The rows of each product, in the order of the file: more than one if it has options. */
function groupsOf(rows: readonly CsvRow[]): [CsvRow, ...CsvRow[]][] {
  const groups = new Map<string, [CsvRow, ...CsvRow[]]>();
  for (const row of rows) {
    const sku = row.cells.get('sku') ?? '';
    const there = groups.get(sku);
    if (there) there.push(row);
    else groups.set(sku, [row]);
  }
  return [...groups.values()];
}

/** Merges a product's rows into the existing one; returns the errors of invalid rows. */
function productOf(
  { row, cells }: CsvRow,
  group: readonly CsvRow[],
  stored: StoredProduct | undefined,
  owners: Map<string, string>,
): ProductUpsert | Problems {
  const parts = group.filter(hasOption);
  const placeOf = (path: readonly string[]) =>
    path[0] === 'options' ? optionPlace(parts, path) : { row, column: columnOf(path) };
  const errors: Problems = [];
  const draft: Record<string, unknown> = stored ? { ...writeOf(stored) } : {};
  const discount: Record<string, unknown> = { ...(stored?.product.discount ?? noDiscount) };
  const label: Record<string, unknown> = { ...(stored?.product.label ?? emptyLabel) };
  const hasOptions = optionTitles.some((title) => cells.has(title));
  const read = hasOptions ? optionsOf(parts, stored?.product) : null;
  const lowest = Math.min(
    ...(read?.options ?? []).map(({ price }) => (typeof price === 'number' ? price : Number.NaN)),
  );
  // The price of a product with options is that of its cheapest.
  if (Number.isFinite(lowest)) draft['price'] = lowest;
  for (const { title, field, value } of productCsvColumns) {
    const cell = cells.get(title);
    if (cell === undefined || (cell === '' && field === 'price' && draft['price'] === lowest)) continue;
    const [name = '', plan] = field.split('.');
    const given = value(cell);
    // An empty stock or position counts as missing; any other empty number is invalid.
    if (given === undefined && cell === '' && (name === 'stock' || name === 'rank')) continue;
    if (given === undefined) errors.push({ row, column: title, message: messages[title] ?? 'Enter a number' });
    else if (plan === undefined) draft[name] = given;
    else if (name === 'label') label[plan] = given;
    else discount[plan] = given;
  }
  if (read) {
    errors.push(...read.errors);
    draft['options'] = read.options;
  }
  const { success, data: given, error } = z.safeParse(productUpsertSchema, { ...draft, discount, label });
  if (!success) {
    // When a cell has several errors, the last is the clearest; one that can't be read has said so already.
    const said = new Map(
      error.issues.map(({ path, message }) => {
        const place = placeOf(path.map(String));
        return [`${place.row} ${place.column}`, { ...place, message: message.replace(/^Invalid input: e/u, 'E') }];
      }),
    );
    for (const place of errors) said.delete(`${place.row} ${place.column}`);
    const others = [...said.values()];
    return [...errors, ...others];
  }
  if (errors.length > 0) return errors;
  const data = settled(given);
  const wrong = productDraftProblem(data);
  if (wrong) return [{ ...placeOf(wrong.field.split('.')), message: wrong.message }];
  const taken = data.options.findIndex(({ sku }) => sku !== '' && (owners.get(sku) ?? data.sku) !== data.sku);
  if (taken >= 0) {
    return [{ ...placeOf(['options', String(taken), 'sku']), message: 'Another product has this code' }];
  }
  for (const { sku } of data.options) owners.set(sku, data.sku);
  return data;
}

const noDiscount = { trial: 0, weekly: 0, monthly: 0, comboDiscount: 0 };
const messages: Readonly<Record<string, string>> = {
  status: 'Use published or draft',
  net_unit: 'Use ml, g or pieces',
  weights: 'Use a size with its grams, such as 30 ml = 120 or 30 ml = 120 (6 x 6 x 12)',
  needs_prescription: 'Use true or false',
};

function columnOf([name = '', part = '']: readonly string[]): string {
  return productCsvColumns.find(({ field }) => field === name || field === `${name}.${part}`)?.title ?? name;
}

/** The editable fields of a product; its stock and position stay unless the row has them. */
function writeOf({ product }: StoredProduct): Omit<ProductUpsert, 'stock' | 'rank'> {
  const {
    stock: _stock,
    rank: _rank,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    ...write
  } = product;
  return write;
}

/** 'Change neem-oil: price, stock'; null if nothing changes. */
function changeOf(product: ProductUpsert, stored: StoredProduct | undefined): string | null {
  if (!stored || stored.isRemoved) {
    const options = product.options?.length ?? 0;
    return `Add ${product.sku}: ${product.name}${options > 1 ? `, ${options} sizes or flavours` : ''}`;
  }
  const now: Record<string, unknown> = { ...stored.product };
  const changed = Object.entries(product).filter(([name, value]) => !isDeepStrictEqual(value, now[name]));
  if (changed.length === 0) return null;
  return `Change ${product.sku}: ${changed.map(([name]) => columnOf([name])).join(', ')}`;
}
