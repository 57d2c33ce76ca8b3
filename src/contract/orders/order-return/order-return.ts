import * as z from 'zod/mini';
import {
  maxReturnPhotos,
  refundWays,
  returnReasons,
  returnStatuses,
  withheldReasons,
} from '../../../domain/orders/order/return.ts';
import { id, rupees, text, timestamp } from '../../primitives.ts';

/** A number of units of one order line; `line` is its index. */
export const returnedUnitsSchema = z.strictObject({
  line: z.int().check(z.gte(0), z.lte(199)),
  quantity: z.int().check(z.gte(1), z.lte(100)),
});

export const refundLineSchema = z.strictObject({
  line: z.int(),
  quantity: z.int(),
  /** Refund for these units, whole rupees. */
  amount: rupees,
});

/** The refund of a return, before it is requested. */
export const refundSchema = z.strictObject({
  lines: z.array(refundLineSchema),
  /** Delivery and cash on delivery fees, refunded with the last items. */
  fees: rupees,
  total: rupees,
  /** Whether the shopper returns everything. */
  isEverything: z.boolean(),
});

export const orderReturnSchema = z.strictObject({
  id,
  status: z.enum(returnStatuses),
  /** 'not-prescribed' and 'called-off' are for lines that were never sent. */
  reason: z.enum([...returnReasons, ...withheldReasons]),
  note: text(500),
  refundTo: z.enum(refundWays),
  lines: z.array(refundLineSchema),
  fees: rupees,
  total: rupees,
  /** The shop's answer; '' until answered. */
  answer: text(500),
  requestedAt: timestamp,
  /** Links to the photos, valid for five minutes. */
  photos: z.array(text(400)).check(z.maxLength(maxReturnPhotos)),
  timeline: z.array(
    z.strictObject({
      event: text(60),
      status: z.enum(returnStatuses),
      by: z.enum(['customer', 'admin', 'gateway', 'system']),
      at: timestamp,
    }),
  ),
});

export type OrderReturn = z.infer<typeof orderReturnSchema>;
export type ReturnRefund = z.infer<typeof refundSchema>;
