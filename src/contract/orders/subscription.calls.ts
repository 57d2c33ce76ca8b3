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
  /** What one unit costs by agreement. */
  unitPrice: rupees,
  /** What one unit costs now, where it is more and waits for an answer; else null. */
  newPrice: z.nullable(rupees),
  /** The day of the next delivery; the day on which a payment is tried again where one failed. */
  nextOn: text(10),
  paysBy: z.enum(renewalWays),
  /** The bank's consent to debits; null where none was asked for, or it is over. */
  mandate: z.nullable(mandateSchema),
  /** The most that one debit would be, if a consent is asked for; null where none can be. */
  mandateCeiling: z.nullable(rupees),
  address: addressSchema,
  /** The order of this period that waits for its payment; else null. */
  waiting: z.nullable(z.strictObject({ orderId: id, total: rupees })),
  startedAt: timestamp,
  endedAt: z.nullable(timestamp),
});

export const initSubscription = defineCall({
  ...placing,
  method: 'POST',
  path: '/v1/user/subscription/init',
  summary: 'Orders weekly and monthly lines and starts their payment; they are subscriptions once it is paid',
  tag,
});

export const listSubscriptions = defineCall({
  method: 'GET',
  path: '/v1/user/subscription',
  summary: 'The signed-in person’s subscriptions, those that go on first',
  tag,
  access: 'signed-in',
  status: 200,
  answer: z.strictObject({ subscriptions: z.array(subscriptionSchema) }),
  problems: [],
});

export const commandSubscription = defineCall({
  method: 'POST',
  path: '/v1/user/subscription/{id}',
  summary: 'Pauses, resumes or ends a subscription, skips its next delivery, or agrees to its new price',
  tag,
  access: 'signed-in',
  params,
  body: z.strictObject({
    command: z.enum(subscriptionCommands),
    /** With 'accept' and 'resume': the price that was shown, where there is a new one. */
    price: z.optional(rupees),
  }),
  status: 200,
  answer: subscriptionSchema,
  problems: ['not-found', 'conflict'],
});

export const changeSubscription = defineCall({
  method: 'PUT',
  path: '/v1/user/subscription/{id}',
  summary: 'Changes quantity, address, day of the next delivery or way of payment of a subscription',
  tag,
  access: 'signed-in',
  params,
  body: z.strictObject({
    quantity: z.optional(z.int().check(z.gte(1), z.lte(10))),
    /** A saved address. */
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
