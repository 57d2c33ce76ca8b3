import sql, { type Sql } from 'sql-template-tag';
import type { PricedProduct, Product, ProductCard } from '../../src/domain/catalogue/product/product.ts';
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
  'labelFacts',
  'hsn',
  'gstRate',
  'published',
  'seoTitle',
  'seoDescription',
] as const;

type ProductRow = Omit<ProductCard, 'needsPrescription'> & { readonly needsPrescription: boolean };
type WholeRow = ProductRow & Required<Pick<Product, (typeof otherFields)[number]>>;

const cardColumns: Sql = selected(cardFields);
const bundledColumns = selected(bundledFields);
const wholeColumns = selected([...cardFields, ...otherFields]);

/** Complete products with these skus, published or not. */
export async function readProducts(session: Session, skus: readonly string[]): Promise<Product[]> {
  const rows = await session.query<WholeRow>(sql`
    SELECT ${wholeColumns} FROM product WHERE sku = ANY(${skus})`);
  return rows.map(({ seoTitle, seoDescription, ...row }) => ({
    ...cardOf(row),
    ...(seoTitle === '' ? {} : { seoTitle }),
    ...(seoDescription === '' ? {} : { seoDescription }),
  }));
}

/** The cards of these products, published or not, by sku. */
export async function readCards(session: Session, skus: readonly string[]): Promise<Map<string, ProductCard>> {
  const rows = await session.query<ProductRow>(sql`SELECT ${cardColumns} FROM product WHERE sku = ANY(${skus})`);
  return new Map(rows.map((row) => [row.sku, cardOf(row)]));
}

/** What a bundle needs of a product in it. */
export type BundledProduct = PricedProduct & Pick<ProductCard, 'category'>;

/** Published products as bundles need them, by sku. */
export async function readBundled(session: Session, skus: readonly string[]): Promise<Map<string, BundledProduct>> {
  const rows = await session.query<BundledProduct & { needsPrescription: boolean }>(sql`
    SELECT ${bundledColumns} FROM product WHERE sku = ANY(${skus}) AND published`);
  return new Map(rows.map((row) => [row.sku, cardOf(row)]));
}

/** Units available, by sku. */
export async function readStock(session: Session, skus: readonly string[]): Promise<Map<string, number>> {
  const rows = await session.query<{ sku: string; stock: number }>(sql`
    SELECT sku, stock FROM product WHERE sku = ANY(${skus})`);
  return new Map(rows.map(({ sku, stock }) => [sku, stock]));
}

/** The field is present only on prescription products. */
export function cardOf<Row extends { readonly needsPrescription: boolean }>({ needsPrescription, ...row }: Row) {
  return needsPrescription ? { ...row, needsPrescription } : row;
}
