import type { Answer } from '../../../contract/call.ts';
import type { getWallet } from '../../../contract/account/wallet/wallet.calls.ts';
import { assign, setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

export type WalletEntry = WalletPage['entries'][number];

/** A page of wallet entries, newest first. */
export type WalletPage = Answer<typeof getWallet>;

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

/** An entry added between two loads shifts the rest, so the next page may repeat one. */
function withoutTwins(entries: readonly WalletEntry[]): readonly WalletEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
