import * as z from 'zod/mini';
import {
  renewalWays,
  subscriptionCommands,
  subscriptionStatuses,
} from '../../domain/orders/subscription/subscription.ts';
import { addressSchema } from '../account/address.calls.ts';
import { defineCall } from '../call.ts';
import { mandateSchema } from './mandate/mandate.ts';
import { placing } from './order/order.calls.ts';
import { day, id, rupees, text, timestamp } from '../primitives.ts';

const tag = 'Subscriptions';
const params = z.strictObject({ id });

export const subscriptionSchema = z.strictObject({
  id,
  sku: text(64),
  name: text(120),
  variant: text(60),
  flavour: text(60),
  quantity: z.int(),
  plan: z.enum(['weekly', 'monthly']),
  status: z.enum(subscriptionStatuses),
  /** The agreed price of one unit. */
  unitPrice: rupees,
  /** Today's higher price of one unit, which the owner has yet to accept; null otherwise. */
  newPrice: z.nullable(rupees),
  /** Day of the next delivery, or of the next retry after a failed payment. */
  nextOn: text(10),
  paysBy: z.enum(renewalWays),
  /** The autopay mandate; null if there is none or it has ended. */
  mandate: z.nullable(mandateSchema),
  /** The debit limit to ask for with a new mandate; null if Autopay isn't available. */
  mandateCeiling: z.nullable(rupees),
  address: addressSchema,
  /** This period's order, if it waits for payment; null otherwise. */
  waiting: z.nullable(z.strictObject({ orderId: id, total: rupees })),
  startedAt: timestamp,
  endedAt: z.nullable(timestamp),
});

export const initSubscription = defineCall({
  ...placing,
  method: 'POST',
  path: '/v1/user/subscription/init',
  summary: 'Orders weekly and monthly lines and starts their payment; the subscriptions start once it is paid',
  tag,
});

export const listSubscriptions = defineCall({
  method: 'GET',
  path: '/v1/user/subscription',
  summary: 'The signed-in person’s subscriptions, ended ones last',
  tag,
  access: 'signed-in',
  status: 200,
  answer: z.strictObject({ subscriptions: z.array(subscriptionSchema) }),
  problems: [],
});

export const commandSubscription = defineCall({
  method: 'POST',
  path: '/v1/user/subscription/{id}',
  summary: 'Pauses, resumes or ends a subscription, skips its next delivery, or accepts its new price',
  tag,
  access: 'signed-in',
  params,
  body: z.strictObject({
    command: z.enum(subscriptionCommands),
    /** With 'accept' and 'resume': the new price as shown, if there is one. */
    price: z.optional(rupees),
  }),
  status: 200,
  answer: subscriptionSchema,
  problems: ['not-found', 'conflict'],
});

export const changeSubscription = defineCall({
  method: 'PUT',
  path: '/v1/user/subscription/{id}',
  summary: 'Changes the quantity, address, next delivery day or payment method of a subscription',
  tag,
  access: 'signed-in',
  params,
  body: z.strictObject({
    quantity: z.optional(z.int().check(z.gte(1), z.lte(10))),
    /** Id of a saved address. */
    addressId: z.optional(id),
    nextOn: z.optional(day),
    paysBy: z.optional(z.enum(renewalWays)),
  }),
  status: 200,
  answer: subscriptionSchema,
  problems: ['not-found', 'conflict'],
});

export type Subscription = z.infer<typeof subscriptionSchema>;
export type SubscriptionChanges = z.infer<typeof changeSubscription.body>;
