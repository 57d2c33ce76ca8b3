import { join, raw, type Sql } from 'sql-template-tag';
import type { ProductUpsert } from '../../src/contract/catalogue/product/product-admin.calls.ts';

interface Column {
  /** The column's name. */
  readonly name: string;
  readonly type: 'text' | 'integer' | 'numeric' | 'boolean' | 'jsonb' | 'text[]';
  /** The SQL default for a new product when the value is missing; an existing one keeps its value. */
  readonly otherwise?: number;
  /** SQL that reads it, where it isn't the column itself. */
  readonly read?: string;
  /** Only a new product is written with it. */
  readonly isFirst?: boolean;
}

/** Options with their units; a product without any has none to join. */
const optionsRead = `CASE WHEN product.options = '[]' THEN product.options ELSE (
  SELECT jsonb_agg(part || jsonb_build_object('stock', coalesce(units, 0)) ORDER BY place)
  FROM jsonb_array_elements(product.options) WITH ORDINALITY AS each(part, place)
  LEFT JOIN stock ON stock.sku = product.sku AND stock.variant = part->>'variant' AND stock.flavour = part->>'flavour')
  END`;
const stockRead = `(SELECT units FROM stock
  WHERE stock.sku = product.sku AND stock.variant = '' AND stock.flavour = '')`;

/** Every writable field of a product with its column, except its translations, which stand apart: the only place on the server that maps one to the other. */
export const productColumns = {
  sku: { name: 'sku', type: 'text' },
  name: { name: 'name', type: 'text' },
  nativeName: { name: 'native_name', type: 'text' },
  tagline: { name: 'tagline', type: 'text' },
  description: { name: 'description', type: 'text' },
  category: { name: 'category', type: 'text' },
  price: { name: 'price', type: 'integer' },
  discount: { name: 'discount', type: 'jsonb' },
  flavours: { name: 'flavours', type: 'text[]' },
  variants: { name: 'variants', type: 'text[]' },
  options: { name: 'options', type: 'jsonb', read: optionsRead },
  weights: { name: 'weights', type: 'jsonb' },
  timePeriod: { name: 'time_period', type: 'integer' },
  ingredients: { name: 'ingredients', type: 'jsonb' },
  benefits: { name: 'benefits', type: 'jsonb' },
  howToUse: { name: 'how_to_use', type: 'jsonb' },
  questions: { name: 'questions', type: 'jsonb' },
  label: { name: 'label', type: 'jsonb' },
  labelFacts: { name: 'label_facts', type: 'jsonb' },
  images: { name: 'images', type: 'jsonb' },
  hsn: { name: 'hsn', type: 'text' },
  gstRate: { name: 'gst_rate', type: 'numeric' },
  published: { name: 'published', type: 'boolean' },
  needsPrescription: { name: 'needs_prescription', type: 'boolean' },
  seoTitle: { name: 'seo_title', type: 'text' },
  seoDescription: { name: 'seo_description', type: 'text' },
  stock: { name: 'stock', type: 'integer', otherwise: 0, read: stockRead, isFirst: true },
  rank: { name: 'rank', type: 'integer', otherwise: 1_000_000 },
} as const satisfies Readonly<Record<Exclude<keyof ProductUpsert, 'translations'>, Column>>;

export type ProductField = keyof typeof productColumns;

const all: readonly (readonly [string, Column])[] = Object.entries(productColumns);
const listOf = (parts: readonly string[]) => raw(parts.join(', '));

/** These columns in a SELECT, aliased to their field names. */
export function selected(fields: readonly ProductField[]): Sql {
  return join(
    fields.map((field) => {
      const { name, read = `product.${name}` }: Column = productColumns[field];
      return raw(`${read} AS "${field}"`);
    }),
  );
}

/** All columns in a SELECT, aliased to their field names. */
export const selectedAll = selected(Object.keys(productColumns).filter(isField));

function isField(name: string): name is ProductField {
  return name in productColumns;
}

/** Products are written as one JSON value, read as a table `w` with these columns. */
export const writtenColumns = listOf(all.map(([field, { type }]) => `"${field}" ${type}`));

/** The SET list of an UPDATE from `w`. */
export const writtenChanges = listOf(
  all
    .filter(([field, { isFirst }]) => field !== 'sku' && isFirst !== true)
    .map(([field, { name, otherwise }]) =>
      otherwise === undefined ? `${name} = w."${field}"` : `${name} = coalesce(w."${field}", product.${name})`,
    ),
);

/** The columns of an INSERT, and their values from `w`. */
export const insertedColumns = listOf(all.map(([, { name }]) => name));
export const insertedValues = listOf(
  all.map(([field, { otherwise }]) =>
    otherwise === undefined ? `w."${field}"` : `coalesce(w."${field}", ${otherwise})`,
  ),
);
