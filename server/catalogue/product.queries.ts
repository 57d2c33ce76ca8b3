import sql, { type Sql } from 'sql-template-tag';
import type { Product, ProductCard } from '../../src/domain/catalogue/product/product.ts';
import type { Session } from '../platform/database/session.ts';

interface ProductRow {
  sku: string;
  name: string;
  native_name: string | null;
  tagline: string;
  category: string;
  price: number;
  discount: ProductCard['discount'];
  flavours: string[];
  variants: string[];
  time_period: number | null;
  images: string[];
  stock: number;
  needs_prescription: boolean;
}

interface WholeRow extends ProductRow {
  description: string;
  ingredients: Product['ingredients'];
  benefits: Product['benefits'];
  how_to_use: Product['howToUse'];
  questions: Product['questions'];
  label_facts: Product['labelFacts'];
  hsn: string;
  gst_rate: number;
  published: boolean;
  needs_prescription: boolean;
  seo_title: string;
  seo_description: string;
}

export const cardColumns: Sql = sql`
  product.sku, name, native_name, tagline, category, price, discount, flavours, variants, time_period, images, stock,
  needs_prescription`;

/** Whole products of these skus, published or not. */
export async function readProducts(session: Session, skus: readonly string[]): Promise<Product[]> {
  const rows = await session.query<WholeRow>(sql`
    SELECT ${cardColumns}, description, ingredients, benefits, how_to_use, questions, label_facts, hsn, gst_rate, published,
      seo_title, seo_description
    FROM product WHERE sku = ANY(${skus})`);
  return rows.map((row) => ({
    ...cardOf(row),
    description: row.description,
    ingredients: row.ingredients,
    benefits: row.benefits,
    howToUse: row.how_to_use,
    questions: row.questions,
    labelFacts: row.label_facts,
    hsn: row.hsn,
    gstRate: row.gst_rate,
    published: row.published,
    ...(row.seo_title === '' ? {} : { seoTitle: row.seo_title }),
    ...(row.seo_description === '' ? {} : { seoDescription: row.seo_description }),
  }));
}

/** Units that can still be sold, by sku. */
export async function readStock(session: Session, skus: readonly string[]): Promise<Map<string, number>> {
  const rows = await session.query<{ sku: string; stock: number }>(sql`
    SELECT sku, stock FROM product WHERE sku = ANY(${skus})`);
  return new Map(rows.map(({ sku, stock }) => [sku, stock]));
}

export function cardOf(row: ProductRow): ProductCard {
  return {
    sku: row.sku,
    name: row.name,
    nativeName: row.native_name,
    tagline: row.tagline,
    category: row.category,
    price: row.price,
    discount: row.discount,
    flavours: row.flavours,
    variants: row.variants,
    timePeriod: row.time_period,
    images: row.images,
    stock: row.stock,
    ...(row.needs_prescription ? { needsPrescription: true } : {}),
  };
}

export type { ProductRow };
