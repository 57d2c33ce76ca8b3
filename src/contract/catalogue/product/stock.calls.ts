import * as z from 'zod/mini';
import { handReasons, stockReasons } from '../../../domain/catalogue/product/stock.ts';
import { csvText, exportQuery, listAnswer, listQuery, queryFlag } from '../../platform/list.ts';
import { defineCall } from '../../call.ts';
import { sku, text, timestamp } from '../../primitives.ts';

const tag = 'Products';
const access = ['admin'] as const;
const units = z.int().check(z.gte(0), z.lte(1_000_000));
const stockId = text(20, 1).check(z.refine((value) => /^[1-9]\d*$/u.test(value), 'Send an id'));

const level = z.strictObject({
  id: stockId,
  sku,
  name: text(120),
  /** '' unless it is of one size or flavour. */
  variant: text(60),
  flavour: text(60),
  /** Its own code, or the product's. */
  code: text(64),
  units: z.int(),
  /** Low from this many units down. */
  lowAt: z.int(),
  /** How many people want to be told when it’s there again. */
  waiting: z.int(),
});

const move = z.strictObject({
  id: text(20),
  units: z.int(),
  reason: z.enum(stockReasons),
  note: text(200),
  order: z.nullable(text(40)),
  /** The admin who moved it; null if a sale or the shop did. */
  actor: z.nullable(text(130)),
  at: timestamp,
});

const stockDetail = z.strictObject({
  ...level.shape,
  /** The latest fifty, newest first. */
  moves: z.array(move),
});

const list = {
  sorts: ['units', 'name'],
  filters: { low: z.optional(queryFlag), waiting: z.optional(queryFlag) },
} as const;

export const listStock = defineCall({
  method: 'GET',
  path: '/v1/admin/stock',
  summary: 'The stock of every product, size and flavour, lowest first',
  tag,
  access,
  query: listQuery(list),
  status: 200,
  answer: listAnswer(level),
  problems: [],
});

export const exportStock = defineCall({
  method: 'GET',
  path: '/v1/admin/stock/export',
  summary: 'The stock of the list as a CSV file',
  tag,
  access,
  query: exportQuery(list),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export const readStockOf = defineCall({
  method: 'GET',
  path: '/v1/admin/stock/{id}',
  summary: 'The stock of one product, size or flavour, with why it changed',
  tag,
  access,
  params: z.strictObject({ id: stockId }),
  status: 200,
  answer: stockDetail,
  problems: ['not-found'],
});

export const moveStock = defineCall({
  method: 'POST',
  path: '/v1/admin/stock/{id}/move',
  summary: 'Adds or takes units with a reason, or sets what was counted; and sets from when it is low',
  tag,
  access,
  params: z.strictObject({ id: stockId }),
  body: z.strictObject({
    reason: z.enum(handReasons),
    /** What came in or went out; for 'count', what is there. Null moves nothing and only sets from when it is low. */
    units: z.nullable(z.int().check(z.gte(-1_000_000), z.lte(1_000_000))),
    note: text(200),
    lowAt: units,
  }),
  status: 200,
  answer: stockDetail,
  problems: ['not-found'],
});
