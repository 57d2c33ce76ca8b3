import * as z from 'zod/mini';
import {
  isUpiId,
  maxReturnPhotos,
  refundWays,
  returnReasons,
  returnStatuses,
} from '../../../domain/orders/order/return.ts';
import { defineCall } from '../../call.ts';
import { orderAnswerSchema } from '../order/order.calls.ts';
import { counted, filledText, id, queryNumber, queryOffset, rupees, text } from '../../primitives.ts';
import { orderReturnSchema, refundSchema, returnedUnitsSchema } from './order-return.ts';

const tag = 'Returns';
const admin = ['admin'] as const;
const lines = z.array(returnedUnitsSchema).check(z.minLength(1), z.maxLength(100));

export const previewReturn = defineCall({
  method: 'POST',
  path: '/v1/order/{id}/return/preview',
  summary: 'The refund for returning these units; nothing is requested yet',
  tag,
  access: 'signed-in',
  params: z.strictObject({ id }),
  body: z.strictObject({ lines }),
  status: 200,
  answer: refundSchema,
  problems: ['not-found', 'conflict'],
});

export const askReturn = defineCall({
  method: 'POST',
  path: '/v1/order/{id}/return',
  summary: 'Requests a return, once per Idempotency-Key, within the return window',
  tag,
  access: 'signed-in',
  params: z.strictObject({ id }),
  headers: z.looseObject({ 'idempotency-key': text(100, 8) }),
  body: z.strictObject({
    lines,
    reason: z.enum(returnReasons),
    note: text(500),
    refundTo: z.enum(refundWays),
    /** UPI id for the refund of a cash on delivery order; required unless it goes to the wallet. */
    upiId: z.optional(z.string().check(z.refine(isUpiId, 'Enter a UPI ID such as name@bank'))),
    photoIds: z.array(id).check(z.maxLength(maxReturnPhotos)),
    /** The refund that the shopper was shown. The call is rejected if it has changed. */
    expectedTotal: rupees,
  }),
  status: 201,
  answer: orderAnswerSchema,
  problems: ['not-found', 'conflict', 'idempotency-mismatch', 'request-in-progress'],
});

export const withdrawReturn = defineCall({
  method: 'POST',
  path: '/v1/order/{id}/return/{returnId}/withdraw',
  summary: 'Withdraws a return before the shop has its items',
  tag,
  access: 'signed-in',
  params: z.strictObject({ id, returnId: id }),
  status: 200,
  answer: orderAnswerSchema,
  problems: ['not-found', 'conflict'],
});

export const sendReturnPhoto = defineCall({
  method: 'POST',
  path: '/v1/order/{id}/return/photo',
  summary: 'Uploads a photo (JPG or PNG, up to 10 MB) for a return; deleted after an hour unless used',
  tag,
  access: 'signed-in',
  rateLimit: { max: 30, perSeconds: 3600 },
  params: z.strictObject({ id }),
  upload: { maxBytes: 10 * 1024 * 1024, maxFiles: 1, isRequired: true },
  body: z.strictObject({}),
  status: 201,
  answer: z.strictObject({ id }),
  problems: ['not-found', 'unsupported-file', 'body-too-large', 'rate-limited'],
});

/** A return as staff see it. */
export const adminReturnSchema = z.strictObject({
  ...orderReturnSchema.shape,
  orderId: id,
  orderNumber: text(20),
  /** UPI id for the refund of a cash on delivery order; null for others. */
  upiId: z.nullable(text(100)),
  /** Names of the order's lines, by index. */
  names: z.array(text(200)),
});

export const listReturns = defineCall({
  method: 'GET',
  path: '/v1/admin/return',
  summary: 'All returns, oldest first',
  tag,
  access: admin,
  query: z.strictObject({
    /** Start of an order number. */
    q: z.optional(text(20)),
    status: z.optional(z.enum(returnStatuses)),
    limit: z._default(z.optional(queryNumber(1, 100)), 20),
    offset: z._default(queryOffset, 0),
  }),
  status: 200,
  answer: z.strictObject({ total: counted, returns: z.array(adminReturnSchema) }),
  problems: [],
});

const answered = {
  tag,
  access: admin,
  params: z.strictObject({ id }),
  status: 200,
  answer: adminReturnSchema,
  problems: ['not-found', 'conflict'],
} as const;

export const approveReturn = defineCall({
  ...answered,
  method: 'POST',
  path: '/v1/admin/return/{id}/approve',
  summary: 'Approves a return; with isSentBack false the items aren’t needed back and the refund is sent',
  body: z.strictObject({ isSentBack: z.boolean(), answer: text(500) }),
  problems: ['not-found', 'conflict', 'fresh-proof-needed'],
});

export const refuseReturn = defineCall({
  ...answered,
  method: 'POST',
  path: '/v1/admin/return/{id}/refuse',
  summary: 'Refuses a return with a reason',
  body: z.strictObject({ answer: filledText(500) }),
});

export const receiveReturn = defineCall({
  ...answered,
  method: 'POST',
  path: '/v1/admin/return/{id}/receive',
  summary: 'Records that the items are back and in order, and sends the refund; to the wallet right away',
  problems: ['not-found', 'conflict', 'fresh-proof-needed'],
});

export const repayReturn = defineCall({
  ...answered,
  method: 'POST',
  path: '/v1/admin/return/{id}/repaid',
  summary: 'Records that the refund of a cash on delivery order was sent by hand',
});

export type AskReturnRequest = z.infer<typeof askReturn.body>;
export type AdminReturn = z.infer<typeof adminReturnSchema>;
