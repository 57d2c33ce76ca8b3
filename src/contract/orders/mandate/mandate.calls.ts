import * as z from 'zod/mini';
import { mandateMethods } from '../../../domain/orders/mandate.ts';
import { defineCall } from '../../call.ts';
import { id } from '../../primitives.ts';
import { subscriptionSchema } from '../subscription.calls.ts';

const params = z.strictObject({ id });

export const askMandate = defineCall({
  method: 'POST',
  path: '/v1/user/subscription/{id}/mandate',
  summary:
    'Asks for a bank’s consent to debit renewals; asked again in the same way it goes on with what was begun',
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
  summary: 'Ends the consent to debits, here at once and at the bank; renewals are paid by a link from then on',
  tag: 'Subscriptions',
  access: 'signed-in',
  params,
  status: 200,
  answer: subscriptionSchema,
  problems: ['not-found', 'conflict'],
});
