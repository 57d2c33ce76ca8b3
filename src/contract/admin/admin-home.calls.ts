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
    'The shop at a glance: sales by day for this period and the one before, best sellers, low stock and open tasks',
  tag: 'Admin',
  access: ['admin'],
  /** Number of days up to today, in India. */
  query: z.strictObject({ days: z._default(z.optional(z.enum(salesPeriods)), '30') }),
  status: 200,
  answer: z.strictObject({
    /** Ends today; `before` has the same number of days. */
    days: z.array(salesDaySchema),
    before: z.array(salesDaySchema),
    /** The best-selling products of the period, by amount paid. */
    products: z.array(z.strictObject({ sku, name: text(200), units: count, amount })),
    lowStock: z.array(z.strictObject({ sku, name: text(200), stock: count, price: rupees })),
    /** Open tasks for staff. */
    work: z.strictObject({
      /** Orders with a payment mismatch. */
      toSettle: count,
      toPack: count,
      toShip: count,
      onHold: count,
      /** Returns waiting for a decision, and returns on their way back. */
      returnsAsked: count,
      returnsAwaited: count,
      /** Refunds that a person has to send. */
      refundsByHand: count,
      prescriptions: count,
      /** Background jobs that have given up. */
      failedJobs: count,
    }),
    /** Today's text messages once at least four fifths of the limit are used; null before. */
    textMessages: z.nullable(z.strictObject({ sent: count, limit: count, isExhausted: z.boolean() })),
    /** Whether the flow room is open, where the numbers of each flow are (FLO-07). */
    hasFlows: z.boolean(),
  }),
  problems: [],
});

export const countWork = defineCall({
  method: 'GET',
  path: '/v1/admin/work',
  summary: 'Open tasks for staff, by section of the dashboard',
  tag: 'Admin',
  access: ['admin'],
  status: 200,
  answer: z.strictObject({
    /**
     * Orders to pack or with a payment mismatch, returns to decide, prescriptions to review, products low in stock; 0
     * for what the caller may not open.
     */
    orders: count,
    returns: count,
    prescriptions: count,
    shop: count,
  }),
  problems: [],
});
