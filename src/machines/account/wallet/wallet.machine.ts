import { assign, setup } from 'xstate';
import type { WalletReason } from '../../../domain/account/wallet.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

export interface WalletEntry {
  readonly id: string;
  /** Whole rupees; negative where it was spent. */
  readonly amount: number;
  readonly balanceAfter: number;
  readonly reason: WalletReason;
  readonly orderNumber: string | null;
  readonly note: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** A part of the ledger, the newest first. */
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

/** The wallet of whoever is signed in: its balance and what moved it (ACC-05). */
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
  description: 'The wallet of whoever is signed in: its balance and what moved it.',
  context: { page: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The newest entries are asked for.',
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
      description: 'Balance and entries are shown.',
      on: { 'wallet.more': { guard: 'hasMore', target: 'loadingMore', actions: 'clearFailure' } },
    },
    loadingMore: {
      description: 'Older entries are asked for; those that are there stay.',
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
      description: 'The server did not say; it can be asked again.',
      on: { 'wallet.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});

/** An entry that was written between two questions moves the rest down: it is shown once. */
function withoutTwins(entries: readonly WalletEntry[]): readonly WalletEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
