import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { text, timestamp } from '../../primitives.ts';
import { gatewayIds } from './payment.calls.ts';

const tag = 'Payments';
const access = ['admin'] as const;
const params = z.strictObject({ gateway: z.enum(gatewayIds) });

const gatewayRow = z.strictObject({
  id: z.enum(gatewayIds),
  /** Whether its keys are set, so that it can take payments. */
  isReady: z.boolean(),
  /** Whether it is the gateway for new payments. */
  isCurrent: z.boolean(),
  /** Where its keys come from: none needed, the environment, or entered on the dashboard. */
  keys: z.enum(['built-in', 'environment', 'stored', 'missing']),
  /** Last four characters of the key id. No other part of a key is ever returned. */
  keyEnd: z.nullable(text(4)),
  storedAt: z.nullable(timestamp),
  /** The URL that the gateway sends its webhooks to. */
  webhookUrl: text(300),
  /** Number of payments in progress, which stay with this gateway. */
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

/** Keys can be written but never read back; they are encrypted with the shop's own key. */
export const saveGatewayKeys = defineCall({
  method: 'PUT',
  path: '/v1/admin/payment-gateways/{gateway}/keys',
  summary:
    'Saves the encrypted keys of a payment gateway; messages signed with the previous secret are still accepted',
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
