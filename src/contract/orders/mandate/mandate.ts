import * as z from 'zod/mini';
import { mandateMethods, mandateStatuses } from '../../../domain/orders/mandate.ts';
import { paymentActionSchema } from '../order/order.calls.ts';
import { rupees, timestamp } from '../../primitives.ts';

/** A bank's consent to debit renewals. */
export const mandateSchema = z.strictObject({
  status: z.enum(mandateStatuses),
  method: z.enum(mandateMethods),
  /** The most that one debit may be. */
  ceiling: rupees,
  /** How the browser goes on while the bank is asked; kind 'none' afterwards. */
  action: paymentActionSchema,
  /** Since when it stands so. */
  changedAt: timestamp,
});
