import * as z from 'zod/mini';
import { mandateMethods, mandateStatuses } from '../../../domain/orders/mandate.ts';
import { paymentActionSchema } from '../order/order.calls.ts';
import { rupees, timestamp } from '../../primitives.ts';

/** An autopay mandate: the bank's consent to debit renewals. */
export const mandateSchema = z.strictObject({
  status: z.enum(mandateStatuses),
  method: z.enum(mandateMethods),
  /** Maximum amount per debit. */
  ceiling: rupees,
  /** What the browser does next while the bank is asked; kind 'none' afterwards. */
  action: paymentActionSchema,
  /** When it reached its current status. */
  changedAt: timestamp,
});
