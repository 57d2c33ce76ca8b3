import sql, { type Sql } from 'sql-template-tag';
import type {
  PricedProduct,
  Product,
  ProductCard,
  ProductOption,
} from '../../src/domain/catalogue/product/product.ts';
import { ratingOf } from '../../src/domain/content/review/review.ts';
import type { Session } from '../platform/database/session.ts';
import { selected } from './product-columns.ts';

const cardFields = [
  'sku',
  'name',
  'nativeName',
  'tagline',
  'category',
  'price',
  'discount',
  'flavours',
  'variants',
  'options',
  'timePeriod',
  'images',
  'stock',
  'needsPrescription',
] as const;

const bundledFields = [
  'sku',
  'name',
  'category',
  'price',
  'discount',
  'flavours',
  'variants',
  'options',
  'timePeriod',
  'stock',
  'needsPrescription',
] as const;

const otherFields = [
  'description',
  'ingredients',
  'benefits',
  'howToUse',
  'questions',
  'label',
  'labelFacts',
  'hsn',
  'gstRate',
  'published',
  'seoTitle',
  'seoDescription',
] as const;

type ProductRow = Omit<ProductCard, 'needsPrescription' | 'options'> & StoredFields;
type WholeRow = ProductRow & Required<Pick<Product, (typeof otherFields)[number]>>;

const cardColumns: Sql = selected(cardFields);
const bundledColumns = selected(bundledFields);
const wholeColumns = selected([...cardFields, ...otherFields]);

/** How many published reviews give one star, two, … five; null for a product that never had one. */
interface Starred {
  readonly starCounts: readonly number[] | null;
}

const withFigures = sql`product LEFT JOIN review_figures ON review_figures.sku = product.sku`;
const starColumn = sql`review_figures.stars AS "starCounts"`;

function ratedCardOf<Row extends Starred & StoredFields>({ starCounts, ...row }: Row) {
  const rating = starCounts && ratingOf({ stars: starCounts });
  return { ...cardOf(row), ...(rating ? { rating } : {}) };
}

/** Complete products with these skus, published or not. */
export async function readProducts(session: Session, skus: readonly string[]): Promise<Product[]> {
  const rows = await session.query<WholeRow & Starred>(sql`
    SELECT ${wholeColumns}, ${starColumn} FROM ${withFigures} WHERE product.sku = ANY(${skus})`);
  return rows.map(({ seoTitle, seoDescription, ...row }) => ({
    ...ratedCardOf(row),
    ...(seoTitle === '' ? {} : { seoTitle }),
    ...(seoDescription === '' ? {} : { seoDescription }),
  }));
}

/** The cards of these products, published or not, by sku. */
export async function readCards(session: Session, skus: readonly string[]): Promise<Map<string, ProductCard>> {
  const rows = await session.query<ProductRow & Starred>(sql`
    SELECT ${cardColumns}, ${starColumn} FROM ${withFigures} WHERE product.sku = ANY(${skus})`);
  return new Map(rows.map((row) => [row.sku, ratedCardOf(row)]));
}

/** What a bundle needs of a product in it. */
export type BundledProduct = PricedProduct & Pick<ProductCard, 'category'>;

/** Published products as bundles need them, by sku. */
export async function readBundled(session: Session, skus: readonly string[]): Promise<Map<string, BundledProduct>> {
  const rows = await session.query<Omit<BundledProduct, 'options'> & StoredFields>(sql`
    SELECT ${bundledColumns} FROM product WHERE sku = ANY(${skus}) AND published`);
  return new Map(rows.map((row) => [row.sku, cardOf(row)]));
}

/** Units available of a product, of all its options together and of each. */
export interface Units {
  readonly all: number;
  /** By size and flavour; empty without options. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Units available, by sku. */
export async function readStock(session: Session, skus: readonly string[]): Promise<Map<string, Units>> {
  const rows = await session.query<UnitsRow>(sql`
    SELECT sku, variant, flavour, units FROM stock WHERE sku = ANY(${skus}) ORDER BY sku, variant, flavour`);
  return unitsOf(rows);
}

interface UnitsRow {
  readonly [column: string]: unknown;
  readonly sku: string;
  readonly variant: string;
  readonly flavour: string;
  readonly units: number;
}

/** Rows of stock by sku, sorted: the first of a product is its sum. */
export function unitsOf(rows: readonly UnitsRow[]): Map<string, Units> {
  const found = new Map<string, Units & { readonly parts: Map<string, number> }>();
  for (const row of rows) {
    const there = found.get(row.sku);
    if (there) there.parts.set(partOf(row), row.units);
    else found.set(row.sku, { all: row.units, parts: new Map() });
  }
  return found;
}

/** The product with these units. */
export function withUnits<Sold extends PricedProduct>(product: Sold, units: Units | undefined): Sold {
  if (!units) return product;
  const { options } = product;
  return {
    ...product,
    stock: units.all,
    ...(options
      ? { options: options.map((each) => ({ ...each, stock: units.parts.get(partOf(each)) ?? 0 })) }
      : {}),
  };
}

function partOf({ variant, flavour }: { readonly variant: string; readonly flavour: string }): string {
  return `${variant}\u0000${flavour}`;
}

interface StoredFields {
  readonly needsPrescription: boolean;
  readonly options: readonly ProductOption[];
}

/** These fields are present only on prescription products, and on products with options. */
export function cardOf<Row extends StoredFields>({ needsPrescription, options, ...row }: Row) {
  return {
    ...row,
    ...(needsPrescription ? { needsPrescription } : {}),
    ...(options.length > 0 ? { options } : {}),
  };
}
