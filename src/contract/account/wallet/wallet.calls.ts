import * as z from 'zod/mini';
import { walletReasons } from '../../../domain/account/wallet.ts';
import { defineCall } from '../../call.ts';
import { filledText, id, queryNumber, rupees, signedRupees, text, timestamp } from '../../primitives.ts';

const tag = 'Wallet';
const admin = ['admin'] as const;

export const walletEntrySchema = z.strictObject({
  id: text(20),
  /** Whole rupees; negative if spent. */
  amount: signedRupees,
  balanceAfter: rupees,
  reason: z.enum(walletReasons),
  /** Number of the order, if the entry belongs to one. */
  orderNumber: z.nullable(text(20)),
  /** The admin's note to the customer. */
  note: z.nullable(text(200)),
  at: timestamp,
});

export const walletSchema = z.strictObject({
  balance: rupees,
  /** Number of entries in total. */
  total: z.int(),
  /** Newest first. */
  entries: z.array(walletEntrySchema),
});

const page = z.strictObject({
  limit: z._default(z.optional(queryNumber(1, 100)), 20),
  offset: z._default(z.optional(queryNumber(0, 1_000_000)), 0),
});

export const getWallet = defineCall({
  method: 'GET',
  path: '/v1/user/wallet',
  summary: 'The signed-in person’s wallet: balance and entries',
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
  summary: 'A person’s wallet: balance and entries',
  tag,
  access: admin,
  params: z.strictObject({ id }),
  query: page,
  status: 200,
  answer: walletSchema,
  problems: ['not-found'],
});

/** Positive for a credit, negative for a debit. Stored with the admin and the note. */
export const changeWallet = defineCall({
  method: 'POST',
  path: '/v1/admin/wallet/{id}',
  summary: 'Credits or debits a person’s wallet, once per Idempotency-Key; never below zero',
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
