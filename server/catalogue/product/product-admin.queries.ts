import sql, { raw, type Sql } from 'sql-template-tag';
import {
  type OwnedProduct,
  type ProductRow,
  type ProductUpsert,
} from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { hasWords } from '../list/list.queries.ts';
import {
  insertedColumns,
  insertedValues,
  selected,
  selectedAll,
  writtenChanges,
  writtenColumns,
} from '../product-columns.ts';
import type { TranslationNeed } from '../../../src/domain/kit/text/translated.ts';
import { translationConditions } from '../../platform/list/translation/translation-needs.ts';
import { translationsColumn } from '../../platform/list/translation/translation.queries.ts';
import { type ListAsked, type ListSource, type OtherWords, readPage } from '../../platform/list/list.ts';
import type { Session } from '../../platform/database/session.ts';

const listed = [
  'sku',
  'name',
  'category',
  'price',
  'stock',
  'published',
  'needsPrescription',
  'images',
  'gstRate',
  'hsn',
] as const;

type ListRow = Omit<ProductRow, 'updatedAt'> & { updatedAt: Date };

/** Deleted products are in no list. */
const isThere = raw('product.removed_at IS NULL');

const hasRunLow = {
  low: sql`NOT is_sum AND units <= low_at`,
  out: sql`NOT is_sum AND units <= low_at AND units = 0`,
};

export const productList: ListSource<
  ListRow,
  ProductRow,
  'rank' | 'name' | 'sku' | 'category' | 'price' | 'stock' | 'updatedAt'
> = {
  from: sql`product`,
  columns: sql`${selected(listed)}, version, updated_at AS "updatedAt",
    EXISTS (SELECT FROM stock WHERE stock.sku = product.sku AND ${hasRunLow.low}) AS "isLow"`,
  key: sql`product.sku`,
  sorts: {
    rank: sql`rank`,
    name: sql`name`,
    sku: sql`product.sku`,
    category: sql`category`,
    price: sql`price`,
    stock: sql`total.units`,
    updatedAt: sql`updated_at`,
  },
  usual: 'rank',
  searched: [],
  itemOf: ({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }),
};

/** Walked along the index of the units; the product is then found by its own. */
const alongStock = sql`stock AS total JOIN product ON product.sku = total.sku COLLATE "default"
  AND total.variant = '' AND total.flavour = ''`;

const isByStock = (sort: string | undefined) => sort === 'stock' || sort === '-stock';

/** The source with the stock of each product, for the one sort that is by it; others are faster without. */
export function sortedBy<Source extends { readonly from: Sql; readonly key: Sql }>(
  source: Source,
  sort: string | undefined,
): Source {
  return isByStock(sort) ? { ...source, from: alongStock, key: sql`total.sku` } : source;
}

/** A page of products. */
export async function readProductPage(
  session: Session,
  { q, sort, limit, offset, ...others }: ProductFilter & ListAsked<keyof typeof productList.sorts>,
): Promise<{ total: number; items: ProductRow[] }> {
  const filter = { q, ...others };
  const { stock } = filter;
  const page = { sort, limit, offset };
  const low = lowAlone(filter);
  if (!isByStock(sort) || !isAlone(filter)) {
    const conditions = await productConditions(session, filter);
    return readPage(session, sortedBy(productList, sort), page, conditions, low);
  }
  const totals = stock === undefined ? allTotals : lowTotals(stock);
  return readPage(
    session,
    { ...sortedBy(productList, sort), from: totals, byKey: alongStock },
    page,
    [totalIsThere],
    {
      counted: low?.counted ?? sql`product WHERE ${isThere}`,
    },
  );
}

/** The units of each product, along their index. Every product has a row of stock without size and flavour. */
const allTotals = sql`(SELECT sku, units FROM stock WHERE variant = '' AND flavour = '') AS total`;

/**
 * The units of each product that has run low, along the index of what has. Of products with options any of which has run low, all are
 * sorted among them.
 */
const lowTotals = (stock: 'low' | 'out') => sql`(
  SELECT sku, units FROM stock WHERE variant = '' AND flavour = '' AND ${hasRunLow[stock]}
  UNION ALL
  SELECT sku, units FROM stock WHERE is_sum AND sku = ANY(ARRAY(
    SELECT DISTINCT sku FROM stock WHERE (variant <> '' OR flavour <> '') AND ${hasRunLow[stock]}))) AS total`;

/** Instead of looking up each product that a page skips, the few deleted ones are left out, by an index of their own. */
const totalIsThere = sql`NOT EXISTS (
  SELECT FROM product WHERE product.sku = total.sku COLLATE "default" AND product.removed_at IS NOT NULL)`;

export interface ProductFilter {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly status?: 'published' | 'draft' | undefined;
  readonly stock?: 'low' | 'out' | undefined;
  readonly needsPrescription?: boolean | undefined;
  readonly translation?: TranslationNeed | undefined;
}

/** The SQL conditions of the filters; a search matches prefixes of words, and codes. */
export async function productConditions(session: Session, filter: ProductFilter): Promise<Sql[]> {
  const { q, category, status, stock, needsPrescription, translation } = filter;
  return [
    sql`${isThere}`,
    q === undefined || q.trim() === '' ? null : await foundProducts(session, q.trim()),
    category === undefined ? null : sql`category = ${category}`,
    status === undefined ? null : status === 'published' ? sql`published` : sql`NOT published`,
    stock === undefined ? null : isOf(stock, isAlone(filter)),
    needsPrescription === undefined
      ? null
      : needsPrescription
        ? sql`needs_prescription`
        : sql`NOT needs_prescription`,
    ...translationConditions('product', translation),
  ].filter((one) => one !== null);
}

/** Whether nothing but the stock narrows a list. */
const isAlone = ({ stock: _stock, ...others }: ProductFilter) =>
  Object.values(others).every((each) => each === undefined);

/** Nothing else narrows it: then the few are read first, and each product by its index. */
const isOf = (stock: 'low' | 'out', isFirst: boolean) =>
  isFirst
    ? sql`product.sku = ANY(ARRAY(SELECT sku COLLATE "default" FROM stock WHERE ${hasRunLow[stock]}))`
    : sql`product.sku IN (SELECT sku FROM stock WHERE ${hasRunLow[stock]})`;

/**
 * How products that run low are counted, and walked along the sort, when nothing else narrows them: PostgreSQL takes a third of
 * all stock to be low.
 */
export function lowAlone(filter: ProductFilter): OtherWords | undefined {
  const { stock } = filter;
  if (stock === undefined || !isAlone(filter)) return undefined;
  return {
    counted: sql`(SELECT DISTINCT sku FROM stock WHERE ${hasRunLow[stock]}) AS low
      WHERE (SELECT ${isThere} FROM product WHERE product.sku = low.sku COLLATE "default")`,
    many: [isThere, sql`(SELECT true FROM stock WHERE stock.sku = product.sku AND ${hasRunLow[stock]} LIMIT 1)`],
  };
}

/** Whether `product` matches a search of the dashboard: the beginnings of its words, of its code, or of an option's code. */
export async function foundProducts(session: Session, q: string): Promise<Sql> {
  const code = `${q.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const words = await hasWords(session, q);
  // An option's own code finds its product. As a list it is read first, and an index finds the rest.
  const coded = sql`product.sku LIKE ${code} OR product.sku = ANY(ARRAY(
    SELECT sku COLLATE "default" FROM stock WHERE code LIKE ${code} AND code <> ''))`;
  return words === null ? sql`(${coded})` : sql`((${words}) OR ${coded})`;
}

type OwnedRow = Omit<OwnedProduct, 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
  /** Not in lists. */
  choiceNames?: { readonly hi?: ChoiceNames } | null;
};

const ownedColumns = sql`${selectedAll}, version, created_at AS "createdAt", updated_at AS "updatedAt",
  removed_at AS "removedAt"`;

/** The same list with all fields, for exports. */
export const ownedList: ListSource<OwnedRow, OwnedProduct, keyof typeof productList.sorts> = {
  ...productList,
  columns: ownedColumns,
  itemOf: ownedOf,
};

export interface StoredProduct {
  readonly product: OwnedProduct;
  /** Soft-deletes a product; saving it again restores it. */
  readonly isRemoved: boolean;
}

const translations = translationsColumn('product', sql`product.sku`, {
  kind: 'product-category',
  key: sql`product.category`,
});

type ChoiceNames = NonNullable<NonNullable<NonNullable<OwnedProduct['translations']>['hi']>['choices']>;

/** What its flavours and sizes are called, by language; null where none has a name. */
const choiceNames = sql`(SELECT jsonb_object_agg(language, choices) FROM (
    SELECT language, jsonb_agg(jsonb_build_object('choice', record_id, 'name', value) ORDER BY record_id) AS choices
    FROM translation WHERE kind = 'product-choice' AND record_id = ANY(product.flavours || product.variants)
    GROUP BY language) AS each) AS "choiceNames"`;

/** Products by code, deleted ones included. Locks are taken in code order, as orders do. */
export async function readOwned(
  session: Session,
  skus: readonly string[],
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<Map<string, StoredProduct>> {
  const rows = await session.query<OwnedRow>(sql`
    SELECT ${ownedColumns}, ${translations}, ${choiceNames} FROM product WHERE sku = ANY(${[...skus]})
    ORDER BY sku COLLATE "C"${raw(lock === 'locked' ? ' FOR NO KEY UPDATE' : '')}`);
  return new Map(rows.map((row) => [row.sku, { product: ownedOf(row), isRemoved: row.removedAt !== null }]));
}

function ownedOf({
  createdAt,
  updatedAt,
  removedAt: _,
  translations,
  choiceNames,
  ...row
}: OwnedRow): OwnedProduct {
  const choices = choiceNames?.hi;
  const all = choices ? { hi: { ...translations?.hi, choices } } : translations;
  const spoken = all ? { translations: all } : {};
  return { ...row, ...spoken, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Their stock is kept apart. */
function storedOptions(options: readonly ProductUpsert['options'][number][]) {
  return options.map(({ stock: _stock, ...option }) => option);
}

function storedProduct({ options, translations: _, ...product }: ProductUpsert) {
  return { ...product, options: storedOptions(options) };
}

/** Updates existing products; a missing position stays as it is, and so does the stock. */
export async function changeStored(tx: Session, products: readonly ProductUpsert[], now: Date): Promise<number> {
  return tx.execute(sql`
    UPDATE product SET ${writtenChanges},
      removed_at = NULL, version = version + 1, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(products.map(storedProduct))}::jsonb) AS w(${writtenColumns})
    WHERE product.sku = w.sku`);
}

/** Adds products. Returns fewer rows when somebody else has just added one of them. */
export async function addStored(tx: Session, products: readonly ProductUpsert[], now: Date): Promise<number> {
  return tx.execute(sql`
    INSERT INTO product (${insertedColumns}, created_at, updated_at)
    SELECT ${insertedValues}, ${now}, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(products.map(storedProduct))}::jsonb) AS w(${writtenColumns})
    ON CONFLICT (sku) DO NOTHING`);
}

/** A change to a few fields of one product. */
export interface ProductPatch {
  readonly sku: string;
  readonly price?: number;
  readonly options?: OwnedProduct['options'];
  readonly published?: boolean;
  readonly isRemoved?: boolean;
}

/** Updates a few fields of many products, which the caller has locked. */
export async function patchStored(tx: Session, patches: readonly ProductPatch[], now: Date): Promise<void> {
  const rows = patches.map(({ options, ...patch }) =>
    options ? { ...patch, options: storedOptions(options) } : patch,
  );
  await tx.execute(sql`
    UPDATE product SET price = coalesce(p.price, product.price), options = coalesce(p.options, product.options),
      published = coalesce(p.published, product.published),
      removed_at = CASE p."isRemoved" WHEN true THEN ${now}::timestamptz WHEN false THEN NULL ELSE removed_at END,
      version = version + 1, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS p(sku text, price integer, options jsonb, published boolean, "isRemoved" boolean)
    WHERE product.sku = p.sku`);
}
