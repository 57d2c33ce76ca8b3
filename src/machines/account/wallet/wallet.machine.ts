import { assign, setup } from 'xstate';
import type { WalletReason } from '../../../domain/account/wallet.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

export interface WalletEntry {
  readonly id: string;
  /** Whole rupees; negative if spent. */
  readonly amount: number;
  readonly balanceAfter: number;
  readonly reason: WalletReason;
  readonly orderNumber: string | null;
  readonly note: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** A part of the ledger, newest first. */
export interface WalletPage {
  readonly balance: number;
  readonly total: number;
  readonly entries: readonly WalletEntry[];
}

export type WalletEvent = { type: 'wallet.retry' } | { type: 'wallet.more' };

interface WalletContext {
  readonly page: WalletPage | null;
  readonly failure: Failure | null;
}

/** The signed-in shopper's wallet: its balance and its history (ACC-05). */
export const walletMachine = setup({
  types: {} as { context: WalletContext; events: WalletEvent },
  actors: { fetchPage: promiseSlot<WalletPage, { offset: number }>() },
  actions: {
    setPage: assign({ page: (_, params: { page: WalletPage }) => params.page }),
    addPage: assign({
      page: ({ context }, params: { page: WalletPage }) => ({
        ...params.page,
        entries: withoutTwins([...(context.page?.entries ?? []), ...params.page.entries]),
      }),
    }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasMore: ({ context }) => context.page !== null && context.page.entries.length < context.page.total,
  },
}).createMachine({
  id: 'wallet',
  description: 'The signed-in shopper’s wallet: its balance and its history.',
  context: { page: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the latest entries.',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: { offset: 0 },
        onDone: { target: 'known', actions: { type: 'setPage', params: ({ event }) => ({ page: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    known: {
      description: 'The balance and the entries are shown.',
      on: { 'wallet.more': { guard: 'hasMore', target: 'loadingMore', actions: 'clearFailure' } },
    },
    loadingMore: {
      description: 'Loading older entries. Those already loaded stay on screen.',
      invoke: {
        id: 'fetchMore',
        src: 'fetchPage',
        input: ({ context }) => ({ offset: context.page?.entries.length ?? 0 }),
        onDone: { target: 'known', actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) } },
        onError: {
          target: 'known',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'Couldn’t load the wallet. It can be retried.',
      on: { 'wallet.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});

/** An entry added between two loads moves the rest down: each is shown once. */
function withoutTwins(entries: readonly WalletEntry[]): readonly WalletEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
