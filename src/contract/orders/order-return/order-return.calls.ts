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
import { filledText, id, queryNumber, rupees, text } from '../../primitives.ts';
import { orderReturnSchema, refundSchema, returnedUnitsSchema } from './order-return.ts';

const tag = 'Returns';
const admin = ['admin'] as const;
const lines = z.array(returnedUnitsSchema).check(z.minLength(1), z.maxLength(100));

export const previewReturn = defineCall({
  method: 'POST',
  path: '/v1/order/{id}/return/preview',
  summary: 'What a return of these units would give back; nothing is asked for yet',
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
    /** Where the money of a cash order goes; wanted there unless it goes to the wallet. */
    upiId: z.optional(z.string().check(z.refine(isUpiId, 'Enter a UPI ID such as name@bank'))),
    photoIds: z.array(id).check(z.maxLength(maxReturnPhotos)),
    /** The refund that the shopper saw; another one is refused. */
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
  summary: 'Keeps a photo (JPG or PNG, 10 MB at most) for an hour, to be named when the return is asked for',
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

/** A return as whoever answers it sees it. */
export const adminReturnSchema = z.strictObject({
  ...orderReturnSchema.shape,
  orderId: id,
  orderNumber: text(20),
  /** Where the money of a cash order goes; null elsewhere. */
  upiId: z.nullable(text(100)),
  /** The names of the order's lines, by their places. */
  names: z.array(text(200)),
});

export const listReturns = defineCall({
  method: 'GET',
  path: '/v1/admin/return',
  summary: 'Returns, the oldest first',
  tag,
  access: admin,
  query: z.strictObject({
    /** The beginning of an order's number. */
    q: z.optional(text(20)),
    status: z.optional(z.enum(returnStatuses)),
    limit: z._default(z.optional(queryNumber(1, 100)), 20),
    offset: z._default(z.optional(queryNumber(0, 1_000_000)), 0),
  }),
  status: 200,
  answer: z.strictObject({ total: z.int(), returns: z.array(adminReturnSchema) }),
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
  summary: 'Agrees to a return; with isSentBack false nothing has to come back and its money is sent',
  body: z.strictObject({ isSentBack: z.boolean(), answer: text(500) }),
  problems: ['not-found', 'conflict', 'fresh-proof-needed'],
});

export const refuseReturn = defineCall({
  ...answered,
  method: 'POST',
  path: '/v1/admin/return/{id}/refuse',
  summary: 'Refuses a return, and says why',
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
  summary: 'The money of a cash order was sent by hand',
});

export type AskReturnRequest = z.infer<typeof askReturn.body>;
export type AdminReturn = z.infer<typeof adminReturnSchema>;
