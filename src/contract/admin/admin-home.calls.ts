import * as z from 'zod/mini';
import { salesPeriods } from '../../domain/admin/sales.ts';
import { defineCall } from '../call.ts';
import { rupees, sku, text } from '../primitives.ts';

const amount = z.int().check(z.gte(0));
const count = z.int().check(z.gte(0));

const salesDaySchema = z.strictObject({
  /** A day in India: '2026-11-21'. */
  day: z.string(),
  prepaid: amount,
  cash: amount,
  orders: count,
  returns: count,
  visits: count,
  carts: count,
});

export const readHome = defineCall({
  method: 'GET',
  path: '/v1/admin',
  summary:
    'The shop at a glance: each day of the period and of the one before, what sells, what runs out, what waits',
  tag: 'Admin',
  access: ['admin'],
  /** Days that end today, in India. */
  query: z.strictObject({ days: z._default(z.optional(z.enum(salesPeriods)), '30') }),
  status: 200,
  answer: z.strictObject({
    /** The last of them is today; as many in `before`. */
    days: z.array(salesDaySchema),
    before: z.array(salesDaySchema),
    /** What was sold most of in these days, by what was paid for it. */
    products: z.array(z.strictObject({ sku, name: text(200), units: count, amount })),
    lowStock: z.array(z.strictObject({ sku, name: text(200), stock: count, price: rupees })),
    /** What waits for somebody's hands. */
    work: z.strictObject({
      /** Orders with money that does not fit them. */
      toSettle: count,
      toPack: count,
      toShip: count,
      onHold: count,
      /** Returns that ask for a word, and those whose goods are on their way back. */
      returnsAsked: count,
      returnsAwaited: count,
      /** Money that a person has to send. */
      refundsByHand: count,
      prescriptions: count,
      /** Jobs of the shop that were given up. */
      failedJobs: count,
    }),
    /** Text messages of today, where four fifths of them or more are used up; null where there are enough. */
    textMessages: z.nullable(z.strictObject({ sent: count, limit: count, isExhausted: z.boolean() })),
  }),
  problems: [],
});

export const countWork = defineCall({
  method: 'GET',
  path: '/v1/admin/work',
  summary: 'What waits for staff, by section of the dashboard',
  tag: 'Admin',
  access: ['admin'],
  status: 200,
  answer: z.strictObject({
    /** Orders to pack or with money to settle, returns to decide, prescriptions that wait, goods that run out. */
    orders: count,
    returns: count,
    prescriptions: count,
    shop: count,
  }),
  problems: [],
});
