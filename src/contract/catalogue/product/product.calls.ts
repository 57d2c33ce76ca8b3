import * as z from 'zod/mini';
import { productSorts, type ProductList } from '../../../domain/catalogue/catalogue.ts';
import { netUnits } from '../../../domain/catalogue/product/label.ts';
import type { Product } from '../../../domain/catalogue/product/product.ts';
import { maxGrams } from '../../../domain/catalogue/product/weight.ts';
import { translatedMembers } from '../../platform/translation.ts';
import { defineCall } from '../../call.ts';
import { counted, percent, queryNumber, queryOffset, rupees, sku, text, unitMeasures } from '../../primitives.ts';

export const packageDiscounts = z.strictObject({
  trial: percent,
  weekly: percent,
  monthly: percent,
  comboDiscount: percent,
});

const ingredient = z.strictObject({
  name: text(80),
  botanicalName: text(120),
  amount: text(40),
});

const step = z.strictObject({ title: text(80), text: text(400) });
const question = z.strictObject({ question: text(200), answer: text(1000) });
const fact = z.strictObject({ label: text(60), value: text(300) });

/** Weight and measures of a unit by size. */
export const unitWeights = z
  .array(z.strictObject({ variant: text(60), grams: z.int().check(z.gte(1), z.lte(maxGrams)), ...unitMeasures }))
  .check(z.maxLength(31));

/** What the law wants to be said of a packed product; empty where it isn't known. */
export const labelSchema = z.strictObject({
  /** Maximum retail price with all taxes; null if it isn't known. */
  mrp: z.nullable(rupees),
  /** Net quantity in `netUnit`. */
  netAmount: z.nullable(z.number()),
  netUnit: z.enum(netUnits),
  maker: text(300),
  licence: text(80),
  origin: text(60),
  caution: text(400),
  batch: text(60),
  bestBefore: text(60),
});

/** A size, a flavour, or one of both, with its own price and stock. */
export const optionSchema = z.strictObject({
  /** '' for every size. */
  variant: text(60),
  /** '' for every flavour. */
  flavour: text(60),
  /** Its own code; '' if it has the product's. */
  sku: text(64),
  price: rupees,
  stock: z.int(),
  /** Maximum retail price; null if it has the product's. */
  mrp: z.optional(z.nullable(rupees)),
  /** Net quantity in the unit of the product's label. */
  netAmount: z.optional(z.nullable(z.number())),
  /** Packed weight of a unit in grams. */
  grams: z.optional(z.nullable(z.int())),
  /** Its own picture; '' if it has the product's. */
  image: z.optional(text(300)),
});

/** A published product. */
export const productSchema = z.strictObject({
  sku,
  name: text(120, 1),
  /** The name in its native script; null if it has none. */
  nativeName: z.nullable(text(40)),
  tagline: text(200),
  description: text(4000),
  category: text(60),
  price: rupees,
  discount: packageDiscounts,
  flavours: z.array(text(60)),
  variants: z.array(text(60)),
  /** Left out where all sizes and flavours are alike. */
  options: z.optional(z.array(optionSchema)),
  timePeriod: z.nullable(z.int()),
  ingredients: z.array(ingredient),
  benefits: z.array(text(200)),
  howToUse: z.array(step),
  questions: z.array(question),
  label: z.optional(labelSchema),
  /** Other facts on the label. */
  labelFacts: z.array(fact),
  images: z.array(text(300)),
  hsn: text(8),
  gstRate: percent,
  stock: z.int(),
  published: z.boolean(),
  /** Only sold on prescription. */
  needsPrescription: z.optional(z.boolean()),
  /** From its published reviews; missing without one. */
  rating: z.optional(z.strictObject({ average: z.number().check(z.gte(1), z.lte(5)), count: z.int() })),
  /** For search engines, where they differ from name and tagline. */
  seoTitle: z.optional(text(70)),
  seoDescription: z.optional(text(200)),
  /** What of the label is known in another language. */
  caution: z.optional(text(400)),
  origin: z.optional(text(60)),
  bestBefore: z.optional(text(60)),
  /** The category's name in another language. */
  categoryName: z.optional(text(60)),
  translated: translatedMembers,
}) satisfies z.ZodMiniType<Product>;

/** The part of a product that product cards and the cart need. */
export const productCardSchema = z.pick(productSchema, {
  sku: true,
  name: true,
  nativeName: true,
  tagline: true,
  category: true,
  price: true,
  discount: true,
  flavours: true,
  variants: true,
  options: true,
  timePeriod: true,
  images: true,
  stock: true,
  needsPrescription: true,
  rating: true,
  translated: true,
});

/** Search, filters, sorting and paging of the shop page. */
export const productQuerySchema = z.strictObject({
  q: z.optional(text(80)),
  category: z.optional(text(60)),
  flavour: z.optional(text(60)),
  minPrice: z.optional(queryNumber(0, 9_999_999)),
  maxPrice: z.optional(queryNumber(0, 9_999_999)),
  sort: z.optional(z.enum(productSorts)),
  limit: z.optional(queryNumber(1, 100)),
  offset: queryOffset,
});

const facet = z.strictObject({ value: text(60), count: z.int() });
/** A category keeps its English word, and has a name in the language that was asked for. */
const categoryFacet = z.extend(facet, { name: z.optional(text(60)) });

export const productListSchema = z.strictObject({
  total: counted,
  products: z.array(productCardSchema),
  /** There if no product has every word of the search, and these have the most of them. */
  isNearest: z.optional(z.literal(true)),
  /** Number of published products per category and flavour. */
  facets: z.strictObject({ categories: z.array(categoryFacet), flavours: z.array(facet) }),
}) satisfies z.ZodMiniType<ProductList>;

export const listProducts = defineCall({
  method: 'GET',
  path: '/v1/product',
  summary: 'The published products: searched, filtered, sorted and paged',
  tag: 'Catalogue',
  access: 'public',
  query: productQuerySchema,
  status: 200,
  answer: productListSchema,
  problems: [],
});

export const getProduct = defineCall({
  method: 'GET',
  path: '/v1/product/{sku}',
  summary: 'One published product',
  tag: 'Catalogue',
  access: 'public',
  params: z.strictObject({ sku }),
  status: 200,
  answer: productSchema,
  problems: ['not-found'],
});
