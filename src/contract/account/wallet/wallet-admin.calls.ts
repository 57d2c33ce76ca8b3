import * as z from 'zod/mini';
import { walletReasons } from '../../../domain/account/wallet.ts';
import { csvText, exportQuery, listAnswer, listQuery, queryChoices, queryFlag } from '../../platform/list.ts';
import { defineCall } from '../../call.ts';
import { day, id, mobile, rupees, text, timestamp } from '../../primitives.ts';
import { walletEntrySchema } from './wallet.calls.ts';

const tag = 'Wallet';
const access = ['admin'] as const;

const balanceRow = z.strictObject({
  /** Id of the account. */
  id,
  name: text(130),
  phone: z.nullable(mobile),
  balance: rupees,
  /** Time of the latest entry; null if there is none. */
  movedAt: z.nullable(timestamp),
});

const balances = { sorts: ['balance', 'name'], filters: { filled: z.optional(queryFlag) } } as const;

export const listWallets = defineCall({
  method: 'GET',
  path: '/v1/admin/wallet',
  summary: 'The balances of all wallets, largest first',
  tag,
  access,
  query: listQuery(balances),
  status: 200,
  answer: z.strictObject({
    ...listAnswer(balanceRow).shape,
    /** Total of all wallets, whole rupees. */
    held: z.int(),
  }),
  problems: [],
});

export const exportWallets = defineCall({
  method: 'GET',
  path: '/v1/admin/wallet/export',
  summary: 'The wallets of the list as a CSV file',
  tag,
  access,
  proof: 'fresh',
  query: exportQuery(balances),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

const entryRow = z.strictObject({
  ...walletEntrySchema.shape,
  person: z.strictObject({ id, name: text(130), phone: z.nullable(mobile) }),
  /** The admin who made the entry; null if it was automatic. */
  actor: z.nullable(text(130)),
});

const entries = {
  sorts: ['at'],
  filters: { reason: z.optional(queryChoices(walletReasons)), from: z.optional(day), to: z.optional(day) },
} as const;

export const listWalletEntries = defineCall({
  method: 'GET',
  path: '/v1/admin/wallet-entries',
  summary: 'The entries of all wallets, newest first',
  tag,
  access,
  query: listQuery(entries),
  status: 200,
  answer: listAnswer(entryRow),
  problems: [],
});

export const exportWalletEntries = defineCall({
  method: 'GET',
  path: '/v1/admin/wallet-entries/export',
  summary: 'The entries of the list as a CSV file',
  tag,
  access,
  proof: 'fresh',
  query: exportQuery(entries),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export type WalletRow = z.infer<typeof balanceRow>;
export type WalletEntryRow = z.infer<typeof entryRow>;
export type WalletFilters = Pick<z.output<typeof listWallets.query>, 'q' | 'filled'>;
export type WalletEntryFilters = Pick<z.output<typeof listWalletEntries.query>, 'q' | 'reason' | 'from' | 'to'>;
