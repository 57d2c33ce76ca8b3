import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { text, timestamp } from '../../primitives.ts';
import { gatewayIds } from './payment.calls.ts';

const tag = 'Payments';
const access = ['admin'] as const;
const params = z.strictObject({ gateway: z.enum(gatewayIds) });

const gatewayRow = z.strictObject({
  id: z.enum(gatewayIds),
  /** Whether it can take payments. */
  isReady: z.boolean(),
  /** Whether it takes new payments. */
  isCurrent: z.boolean(),
  /** Where its keys come from: none needed, the environment, or written here. */
  keys: z.enum(['built-in', 'environment', 'stored', 'missing']),
  /** The last four characters of the key's id, which is all that is ever shown of keys. */
  keyEnd: z.nullable(text(4)),
  storedAt: z.nullable(timestamp),
  /** Where the service has to send its messages. */
  webhookUrl: text(300),
  /** Payments that began here and are not over: they stay here. */
  open: z.int(),
});

const answer = z.strictObject({ items: z.array(gatewayRow) });

export const listGateways = defineCall({
  method: 'GET',
  path: '/v1/admin/payment-gateways',
  summary: 'The payment gateways, which one takes new payments, and what is open at each',
  tag,
  access,
  status: 200,
  answer,
  problems: [],
});

const secret = text(200, 8).check(z.regex(/^[\x21-\x7E]*$/u, 'Copy the key without spaces'));

/** Written once and never read back: kept sealed with the shop's own key. */
export const saveGatewayKeys = defineCall({
  method: 'PUT',
  path: '/v1/admin/payment-gateways/{gateway}/keys',
  summary:
    'Saves the keys of a payment gateway, sealed; messages signed with the previous secret are still accepted',
  tag,
  access,
  proof: 'fresh',
  rateLimit: { max: 20, perSeconds: 600 },
  params,
  body: z.strictObject({ keyId: secret, keySecret: secret, webhookSecret: secret }),
  status: 200,
  answer,
  problems: ['conflict'],
});

export const removeGatewayKeys = defineCall({
  method: 'DELETE',
  path: '/v1/admin/payment-gateways/{gateway}/keys',
  summary: 'Deletes the keys entered here; refused while payments need them',
  tag,
  access,
  proof: 'fresh',
  params,
  status: 200,
  answer,
  problems: ['conflict'],
});

export const checkGateway = defineCall({
  method: 'POST',
  path: '/v1/admin/payment-gateways/{gateway}/check',
  summary: 'Asks a payment gateway whether it knows the shop; moves no money',
  tag,
  access,
  rateLimit: { max: 20, perSeconds: 600 },
  params,
  body: z.strictObject({}),
  status: 200,
  answer: z.strictObject({ isWorking: z.boolean(), milliseconds: z.int() }),
  problems: ['conflict'],
});

export type GatewayRow = z.infer<typeof gatewayRow>;
