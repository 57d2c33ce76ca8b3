import sql, { raw, type Sql } from 'sql-template-tag';
import {
  type OwnedProduct,
  type ProductRow,
  type ProductUpsert,
} from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { lowStock } from '../../../src/domain/catalogue/product/product-admin.ts';
import type { Product } from '../../../src/domain/catalogue/product/product.ts';
import { prefixQuery } from '../list.queries.ts';
import type { ListSource } from '../../platform/list/list.ts';
import type { Session } from '../../platform/database/session.ts';

type ListRow = {
  sku: string;
  name: string;
  category: string;
  price: number;
  stock: number;
  published: boolean;
  needs_prescription: boolean;
  images: string[];
  gst_rate: number;
  hsn: string;
  version: number;
  updated_at: Date;
};

/** What was taken away is in no list. */
const isThere = raw('product.removed_at IS NULL');

export const productList: ListSource<
  ListRow,
  ProductRow,
  'rank' | 'name' | 'sku' | 'category' | 'price' | 'stock' | 'updatedAt'
> = {
  from: sql`product`,
  columns: sql`sku, name, category, price, stock, published, needs_prescription, images, gst_rate, hsn, version, updated_at`,
  key: sql`product.sku`,
  sorts: {
    rank: sql`rank`,
    name: sql`name`,
    sku: sql`product.sku`,
    category: sql`category`,
    price: sql`price`,
    stock: sql`stock`,
    updatedAt: sql`updated_at`,
  },
  usual: 'rank',
  searched: [],
  itemOf: ({ needs_prescription: needsPrescription, gst_rate: gstRate, updated_at: updatedAt, ...row }) => ({
    ...row,
    needsPrescription,
    gstRate,
    updatedAt: updatedAt.toISOString(),
  }),
};

export interface ProductFilter {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly status?: 'published' | 'draft' | undefined;
  readonly stock?: 'low' | 'out' | undefined;
  readonly needsPrescription?: boolean | undefined;
}

/** The conditions of a filter; a search finds words by their beginning, and codes. */
export function productConditions(filter: ProductFilter): Sql[] {
  const { q, category, status, stock, needsPrescription } = filter;
  return [
    sql`${isThere}`,
    q === undefined || q.trim() === '' ? null : searched(q.trim()),
    category === undefined ? null : sql`category = ${category}`,
    status === undefined ? null : sql`published = ${status === 'published'}`,
    stock === undefined ? null : sql`stock <= ${stock === 'out' ? 0 : lowStock}`,
    needsPrescription === undefined ? null : sql`needs_prescription = ${needsPrescription}`,
  ].filter((one) => one !== null);
}

function searched(q: string): Sql {
  const code = `${q.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const words = prefixQuery(q);
  return words === null
    ? sql`product.sku LIKE ${code}`
    : sql`(search @@ to_tsquery('simple', ${words}) OR product.sku LIKE ${code})`;
}

type OwnedRow = ListRow & {
  native_name: string | null;
  tagline: string;
  description: string;
  discount: Product['discount'];
  flavours: string[];
  variants: string[];
  weights: OwnedProduct['weights'];
  time_period: number | null;
  ingredients: OwnedProduct['ingredients'];
  benefits: string[];
  how_to_use: OwnedProduct['howToUse'];
  questions: OwnedProduct['questions'];
  label_facts: OwnedProduct['labelFacts'];
  seo_title: string;
  seo_description: string;
  rank: number;
  created_at: Date;
  removed_at: Date | null;
};

const ownedColumns = sql`sku, name, native_name, tagline, description, category, price, discount, flavours, variants,
  weights, time_period, ingredients, benefits, how_to_use, questions, label_facts, images, hsn, gst_rate, stock, published,
  needs_prescription, seo_title, seo_description, rank, version, created_at, updated_at, removed_at`;

/** The same list with all fields, for the export. */
export const ownedList: ListSource<OwnedRow, OwnedProduct, keyof typeof productList.sorts> = {
  ...productList,
  columns: ownedColumns,
  itemOf: ownedOf,
};

export interface StoredProduct {
  readonly product: OwnedProduct;
  /** Taken away; saving it brings it back. */
  readonly isRemoved: boolean;
}

/** Products by their codes, those that were taken away among them. Locked ones are so in the order of the code, as orders lock. */
export async function readOwned(
  session: Session,
  skus: readonly string[],
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<Map<string, StoredProduct>> {
  const rows = await session.query<OwnedRow>(sql`
    SELECT ${ownedColumns} FROM product WHERE sku = ANY(${[...skus]})
    ORDER BY sku${raw(lock === 'locked' ? ' FOR NO KEY UPDATE' : '')}`);
  return new Map(rows.map((row) => [row.sku, { product: ownedOf(row), isRemoved: row.removed_at !== null }]));
}

function ownedOf(row: OwnedRow): OwnedProduct {
  return {
    sku: row.sku,
    name: row.name,
    nativeName: row.native_name,
    tagline: row.tagline,
    description: row.description,
    category: row.category,
    price: row.price,
    discount: row.discount,
    flavours: row.flavours,
    variants: row.variants,
    weights: row.weights,
    timePeriod: row.time_period,
    ingredients: row.ingredients,
    benefits: row.benefits,
    howToUse: row.how_to_use,
    questions: row.questions,
    labelFacts: row.label_facts,
    images: row.images,
    hsn: row.hsn,
    gstRate: row.gst_rate,
    stock: row.stock,
    published: row.published,
    needsPrescription: row.needs_prescription,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    rank: row.rank,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const written = raw(`
  sku text, name text, "nativeName" text, tagline text, description text, category text, price integer, discount jsonb,
  flavours text[], variants text[], weights jsonb, "timePeriod" integer, ingredients jsonb, benefits jsonb, "howToUse" jsonb,
  questions jsonb, "labelFacts" jsonb, images jsonb, hsn text, "gstRate" numeric, stock integer, published boolean,
  "needsPrescription" boolean, "seoTitle" text, "seoDescription" text, rank integer`);

/** Changes products that are there; a stock and a place that are left out stay. */
export async function changeStored(tx: Session, products: readonly ProductUpsert[], now: Date): Promise<number> {
  return tx.execute(sql`
    UPDATE product SET name = w.name, native_name = w."nativeName", tagline = w.tagline, description = w.description,
      category = w.category, price = w.price, discount = w.discount, flavours = w.flavours, variants = w.variants,
      weights = w.weights, time_period = w."timePeriod", ingredients = w.ingredients, benefits = w.benefits, how_to_use = w."howToUse",
      questions = w.questions, label_facts = w."labelFacts", images = w.images, hsn = w.hsn, gst_rate = w."gstRate",
      stock = coalesce(w.stock, product.stock), published = w.published, needs_prescription = w."needsPrescription",
      seo_title = w."seoTitle", seo_description = w."seoDescription", rank = coalesce(w.rank, product.rank),
      removed_at = NULL, version = version + 1, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS w(${written})
    WHERE product.sku = w.sku`);
}

/** Adds products. The answer is smaller than their number where somebody else has just added one of them. */
export async function addStored(tx: Session, products: readonly ProductUpsert[], now: Date): Promise<number> {
  return tx.execute(sql`
    INSERT INTO product (sku, name, native_name, tagline, description, category, price, discount, flavours, variants,
      weights, time_period, ingredients, benefits, how_to_use, questions, label_facts, images, hsn, gst_rate, stock, published,
      needs_prescription, seo_title, seo_description, rank, created_at, updated_at)
    SELECT w.sku, w.name, w."nativeName", w.tagline, w.description, w.category, w.price, w.discount, w.flavours,
      w.variants, w.weights, w."timePeriod", w.ingredients, w.benefits, w."howToUse", w.questions, w."labelFacts", w.images, w.hsn,
      w."gstRate", coalesce(w.stock, 0), w.published, w."needsPrescription", w."seoTitle", w."seoDescription",
      coalesce(w.rank, 1000000), ${now}, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS w(${written})
    ON CONFLICT (sku) DO NOTHING`);
}

/** A change of a few fields of one product. */
export interface ProductPatch {
  readonly sku: string;
  readonly price?: number;
  readonly stock?: number;
  readonly published?: boolean;
  readonly isRemoved?: boolean;
}

/** Changes a few fields of many products, which the caller has locked. */
export async function patchStored(tx: Session, patches: readonly ProductPatch[], now: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE product SET price = coalesce(p.price, product.price), stock = coalesce(p.stock, product.stock),
      published = coalesce(p.published, product.published),
      removed_at = CASE p."isRemoved" WHEN true THEN ${now}::timestamptz WHEN false THEN NULL ELSE removed_at END,
      version = version + 1, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(patches)}::jsonb)
      AS p(sku text, price integer, stock integer, published boolean, "isRemoved" boolean)
    WHERE product.sku = p.sku`);
}
