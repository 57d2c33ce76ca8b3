import * as z from 'zod/mini';
import {
  maxReturnPhotos,
  refundWays,
  returnReasons,
  returnStatuses,
  withheldReasons,
} from '../../../domain/orders/order/return.ts';
import { id, rupees, text, timestamp } from '../../primitives.ts';

/** So many units of the line at this place of the order, counted from 0. */
export const returnedUnitsSchema = z.strictObject({
  line: z.int().check(z.gte(0), z.lte(199)),
  quantity: z.int().check(z.gte(1), z.lte(100)),
});

export const refundLineSchema = z.strictObject({
  line: z.int(),
  quantity: z.int(),
  /** What comes back for these units, whole rupees. */
  amount: rupees,
});

/** What a return gives back, before it is asked for. */
export const refundSchema = z.strictObject({
  lines: z.array(refundLineSchema),
  /** Delivery and cash fee, which come back with the last of the goods. */
  fees: rupees,
  total: rupees,
  /** Whether nothing of the goods stays with the shopper. */
  isEverything: z.boolean(),
});

export const orderReturnSchema = z.strictObject({
  id,
  status: z.enum(returnStatuses),
  /** 'not-prescribed' and 'called-off' are of lines that were never sent. */
  reason: z.enum([...returnReasons, ...withheldReasons]),
  note: text(500),
  refundTo: z.enum(refundWays),
  lines: z.array(refundLineSchema),
  fees: rupees,
  total: rupees,
  /** What the shop said to it; '' before. */
  answer: text(500),
  requestedAt: timestamp,
  /** Links to the photos, good for five minutes. */
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
