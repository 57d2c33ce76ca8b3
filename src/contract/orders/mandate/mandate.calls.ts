import * as z from 'zod/mini';
import { mandateMethods } from '../../../domain/orders/mandate.ts';
import { defineCall } from '../../call.ts';
import { id } from '../../primitives.ts';
import { subscriptionSchema } from '../subscription.calls.ts';

const params = z.strictObject({ id });

export const askMandate = defineCall({
  method: 'POST',
  path: '/v1/user/subscription/{id}/mandate',
  summary: 'Asks the bank for a mandate to debit renewals; the same request again continues the pending one',
  tag: 'Subscriptions',
  access: 'signed-in',
  params,
  body: z.strictObject({ method: z.enum(mandateMethods) }),
  status: 200,
  answer: subscriptionSchema,
  problems: ['not-found', 'conflict', 'request-in-progress', 'gateway-unavailable'],
});

export const withdrawMandate = defineCall({
  method: 'DELETE',
  path: '/v1/user/subscription/{id}/mandate',
  summary: 'Ends a mandate, in the shop at once and at the bank; renewals are then paid by payment link',
  tag: 'Subscriptions',
  access: 'signed-in',
  params,
  status: 200,
  answer: subscriptionSchema,
  problems: ['not-found', 'conflict'],
});
