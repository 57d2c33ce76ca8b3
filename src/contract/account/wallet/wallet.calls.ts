import * as z from 'zod/mini';
import { walletReasons } from '../../../domain/account/wallet.ts';
import { defineCall } from '../../call.ts';
import { filledText, id, queryNumber, rupees, signedRupees, text, timestamp } from '../../primitives.ts';

const tag = 'Wallet';
const admin = ['admin'] as const;

export const walletEntrySchema = z.strictObject({
  id: text(20),
  /** Whole rupees; negative where it was spent. */
  amount: signedRupees,
  balanceAfter: rupees,
  reason: z.enum(walletReasons),
  /** The number of the order that it belongs to, where it belongs to one. */
  orderNumber: z.nullable(text(20)),
  /** An admin's words to the person. */
  note: z.nullable(text(200)),
  at: timestamp,
});

export const walletSchema = z.strictObject({
  balance: rupees,
  /** How many entries there are in all. */
  total: z.int(),
  /** The newest first. */
  entries: z.array(walletEntrySchema),
});

const page = z.strictObject({
  limit: z._default(z.optional(queryNumber(1, 100)), 20),
  offset: z._default(z.optional(queryNumber(0, 1_000_000)), 0),
});

export const getWallet = defineCall({
  method: 'GET',
  path: '/v1/user/wallet',
  summary: 'The signed-in person’s balance and its entries',
  tag,
  access: 'signed-in',
  query: page,
  status: 200,
  answer: walletSchema,
  problems: [],
});

export const readWalletOf = defineCall({
  method: 'GET',
  path: '/v1/admin/wallet/{id}',
  summary: 'A person’s balance and its entries, by the person’s id',
  tag,
  access: admin,
  params: z.strictObject({ id }),
  query: page,
  status: 200,
  answer: walletSchema,
  problems: ['not-found'],
});

/** A credit is positive, a debit negative; both are kept with the admin and the note. */
export const changeWallet = defineCall({
  method: 'POST',
  path: '/v1/admin/wallet/{id}',
  summary: 'Credits or debits a person’s wallet, once for each Idempotency-Key; never below zero',
  tag,
  access: admin,
  params: z.strictObject({ id }),
  headers: z.looseObject({ 'idempotency-key': text(100, 8) }),
  body: z.strictObject({
    kind: z.enum(['credit', 'debit']),
    amount: rupees.check(z.gte(1), z.lte(100_000)),
    note: filledText(200),
  }),
  status: 201,
  answer: z.strictObject({ balance: rupees, entry: walletEntrySchema }),
  problems: ['not-found', 'conflict', 'fresh-proof-needed', 'idempotency-mismatch', 'request-in-progress'],
});

export type Wallet = z.infer<typeof walletSchema>;
export type WalletEntry = z.infer<typeof walletEntrySchema>;
