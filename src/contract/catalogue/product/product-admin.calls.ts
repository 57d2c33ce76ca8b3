import * as z from 'zod/mini';
import { productActions, productStatuses, stockLevels } from '../../../domain/catalogue/product/product-admin.ts';
import { emptyLabel } from '../../../domain/catalogue/product/label.ts';
import { maxGrams } from '../../../domain/catalogue/product/weight.ts';
import {
  bulkAnswer,
  csvText,
  exportQuery,
  importAnswer,
  importBody,
  listAnswer,
  listQuery,
  queryFlag,
  versionHeaders,
} from '../../platform/list.ts';
import { defineCall } from '../../call.ts';
import { filledText, percent, rupees, sku, text, timestamp } from '../../primitives.ts';
import { translationNeeds, translationsOf } from '../../platform/translation.ts';
import { labelSchema, optionSchema, packageDiscounts, productSchema, unitWeights } from './product.calls.ts';

const admin = ['admin'] as const;
const tag = 'Products';
const params = z.strictObject({ sku });

const sitePath = text(300).check(
  z.refine((value) => /^\/(?:image|og)\/[\w-]+\.jpg$/u.test(value), 'Send a picture of this shop'),
);
const hsnCode = z
  .string()
  .check(z.refine((value) => /^(?:|\d{4}|\d{6}|\d{8})$/u.test(value), 'An HSN code has 4, 6 or 8 digits'));
const stock = z.int().check(z.gte(0), z.lte(1_000_000));
const price = rupees.check(z.gte(1));
const choices = z._default(z.array(filledText(60)).check(z.maxLength(30)), []);

const netAmount = z.nullable(z.number().check(z.gt(0), z.lte(100_000)));
const sitePathOrNone = z.union([z.literal(''), sitePath]);
const options = z
  .array(
    z.strictObject({
      variant: text(60),
      flavour: text(60),
      sku: z._default(z.union([z.literal(''), sku]), ''),
      price,
      mrp: z._default(z.nullable(price), null),
      netAmount: z._default(netAmount, null),
      grams: z._default(z.nullable(z.int().check(z.gte(1), z.lte(maxGrams))), null),
      image: z._default(sitePathOrNone, ''),
      /** Stays as it is when left out; 0 for a new one. */
      stock: z.optional(stock),
    }),
  )
  .check(z.maxLength(100));

const tagline = text(200);
const description = text(4000);
const ingredients = z
  .array(z.strictObject({ name: filledText(80), botanicalName: text(120), amount: text(40) }))
  .check(z.maxLength(40));
const benefits = z.array(filledText(200)).check(z.maxLength(20));
const howToUse = z.array(z.strictObject({ title: filledText(80), text: filledText(400) })).check(z.maxLength(12));
const questions = z
  .array(z.strictObject({ question: filledText(200), answer: filledText(1000) }))
  .check(z.maxLength(30));
const labelFacts = z
  .array(z.strictObject({ label: filledText(60), value: filledText(300) }))
  .check(z.maxLength(20));
const seoTitle = text(70);
const seoDescription = text(200);

/** The name is the same in all languages; those of category, flavours and sizes belong to all products that have them. */
const translations = translationsOf({
  category: text(60),
  choices: z.array(z.strictObject({ choice: filledText(60), name: text(60) })).check(z.maxLength(120)),
  tagline,
  description,
  ingredients,
  benefits,
  howToUse,
  questions,
  labelFacts,
  bestBefore: text(60),
  caution: text(400),
  seoTitle,
  seoDescription,
});

/** A product as edited. Fields left out become empty, except stock and rank, which stay. */
export const productFields = {
  name: filledText(120),
  nativeName: z._default(z.nullable(filledText(40)), null),
  tagline: z._default(tagline, ''),
  /** Plain text; empty lines separate paragraphs. */
  description: z._default(description, ''),
  category: filledText(60),
  price,
  discount: z._default(packageDiscounts, { trial: 0, weekly: 0, monthly: 0, comboDiscount: 0 }),
  flavours: choices,
  variants: choices,
  /** Sizes and flavours with their own price and stock: they are then all that is sold, and the lowest price is the product's. */
  options: z._default(options, []),
  /** Unit weights and measures by size; size '' covers all sizes not listed. */
  weights: z._default(unitWeights, []),
  timePeriod: z._default(z.nullable(z.int().check(z.gte(1), z.lte(120))), null),
  ingredients: z._default(ingredients, []),
  benefits: z._default(benefits, []),
  howToUse: z._default(howToUse, []),
  questions: z._default(questions, []),
  label: z._default(z.strictObject({ ...labelSchema.shape, mrp: z.nullable(price), netAmount }), emptyLabel),
  labelFacts: z._default(labelFacts, []),
  images: z._default(z.array(sitePath).check(z.maxLength(12)), []),
  hsn: z._default(hsnCode, ''),
  gstRate: z._default(percent.check(z.lte(40), z.multipleOf(0.25)), 0),
  published: z._default(z.boolean(), false),
  needsPrescription: z._default(z.boolean(), false),
  /** For search engines; defaults to name and tagline. */
  seoTitle: z._default(seoTitle, ''),
  seoDescription: z._default(seoDescription, ''),
  translations,
  stock: z.optional(stock),
  /** Position in the shop's list, 0-based. */
  rank: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
};

export const productWriteSchema = z.strictObject(productFields);
export const productUpsertSchema = z.strictObject({ sku, ...productFields });

const ownedOption = z.strictObject({
  ...optionSchema.shape,
  mrp: z.nullable(rupees),
  netAmount: z.nullable(z.number()),
  grams: z.nullable(z.int()),
  image: text(300),
});

/** A product as its admin sees it, published or not. */
export const ownedProductSchema = z.strictObject({
  ...productSchema.shape,
  options: z.array(ownedOption),
  label: labelSchema,
  weights: unitWeights,
  needsPrescription: z.boolean(),
  seoTitle: text(70),
  seoDescription: text(200),
  translations,
  rank: z.int(),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

const rowSchema = z.extend(
  z.pick(ownedProductSchema, {
    sku: true,
    name: true,
    category: true,
    price: true,
    stock: true,
    published: true,
    needsPrescription: true,
    images: true,
    gstRate: true,
    hsn: true,
    version: true,
    updatedAt: true,
  }),
  {
    /** Whether it, or one of its sizes and flavours, has as few units as are low for it. */
    isLow: z.boolean(),
  },
);

const list = {
  sorts: ['rank', 'name', 'sku', 'category', 'price', 'stock', 'updatedAt'],
  filters: {
    category: z.optional(text(60, 1)),
    status: z.optional(z.enum(productStatuses)),
    stock: z.optional(z.enum(stockLevels)),
    needsPrescription: z.optional(queryFlag),
    translation: translationNeeds,
  },
} as const;

export const listAllProducts = defineCall({
  method: 'GET',
  path: '/v1/admin/product',
  summary: 'All products, including drafts: searched, filtered, sorted and paged',
  tag,
  access: admin,
  query: listQuery(list),
  status: 200,
  answer: listAnswer(rowSchema),
  problems: [],
});

export const exportProducts = defineCall({
  method: 'GET',
  path: '/v1/admin/product/export',
  summary: 'The products of the list as a CSV file, which can be imported again',
  tag,
  access: admin,
  query: exportQuery(list),
  download: 'text/csv',
  status: 200,
  answer: csvText,
  problems: [],
});

export const importProducts = defineCall({
  method: 'POST',
  path: '/v1/admin/product/import',
  summary: 'Adds and changes products from a CSV file with up to 5,000 rows; missing columns stay as they are',
  tag,
  access: admin,
  rateLimit: { max: 20, perSeconds: 60 },
  upload: { maxBytes: 5 * 1024 * 1024, maxFiles: 1, isRequired: true },
  body: importBody,
  status: 200,
  answer: importAnswer,
  problems: [],
});

export const readAnyProduct = defineCall({
  method: 'GET',
  path: '/v1/admin/product/{sku}',
  summary: 'One product, published or not',
  tag,
  access: admin,
  params,
  status: 200,
  answer: ownedProductSchema,
  problems: ['not-found'],
});

export const saveProduct = defineCall({
  method: 'POST',
  path: '/v1/product',
  summary: 'Adds a product; with an existing sku, changes it. If-None-Match: * only adds',
  tag,
  access: admin,
  headers: z.looseObject({ 'if-none-match': z.optional(z.literal('*')) }),
  body: productUpsertSchema,
  status: 200,
  answer: ownedProductSchema,
  problems: [],
});

export const updateProduct = defineCall({
  method: 'PUT',
  path: '/v1/product/{sku}',
  summary: 'Changes a product; existing orders stay as they are',
  tag,
  access: admin,
  params,
  headers: versionHeaders,
  body: productWriteSchema,
  status: 200,
  answer: ownedProductSchema,
  problems: ['not-found', 'version-conflict'],
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/v1/product/{sku}',
  summary: 'Deletes a product; existing orders keep it. Saving it again brings it back',
  tag,
  access: admin,
  params,
  status: 204,
  problems: ['not-found', 'conflict'],
});

const { category, status, stock: level, needsPrescription, translation } = list.filters;

export const changeProducts = defineCall({
  method: 'POST',
  path: '/v1/admin/product/bulk',
  summary: 'Changes many products at once: those with these skus, or all that match',
  tag,
  access: admin,
  body: z.strictObject({
    action: z.enum(productActions),
    ids: z.optional(z.array(sku).check(z.minLength(1), z.maxLength(1000))),
    matching: z.optional(
      z.strictObject({ q: z.optional(text(80)), category, status, stock: level, needsPrescription, translation }),
    ),
    /** Price change in percent, rounded to whole rupees; for 'price'. */
    percent: z.optional(z.int().check(z.gte(-90), z.lte(200))),
    /** The new stock; for 'stock'. */
    stock: z.optional(stock),
  }),
  status: 200,
  answer: bulkAnswer,
  problems: [],
});

export type ProductUpsert = z.output<typeof productUpsertSchema>;
export type OwnedProduct = z.infer<typeof ownedProductSchema>;
export type ProductRow = z.infer<typeof rowSchema>;
