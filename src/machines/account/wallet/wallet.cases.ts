import { done, failed, keyFor, type EventCases } from '../../kit/cases.ts';
import type { WalletEntry, WalletPage } from './wallet.machine.ts';

export const sampleEntries: readonly WalletEntry[] = [
  {
    id: '2',
    amount: -600,
    balanceAfter: 400,
    reason: 'order',
    orderNumber: 'M26-001042',
    note: null,
    at: '2026-11-21T06:30:00.000Z',
  },
  {
    id: '1',
    amount: 1000,
    balanceAfter: 1000,
    reason: 'credit',
    orderNumber: null,
    note: 'For the late parcel',
    at: '2026-11-20T06:30:00.000Z',
  },
];

export const samplePage: WalletPage = { balance: 400, total: 2, entries: sampleEntries };

export const walletCases: EventCases = {
  'xstate.done.actor.fetchPage': [
    done('fetchPage', samplePage),
    done('fetchPage', { ...samplePage, entries: sampleEntries.slice(0, 1) }),
  ],
  'xstate.error.actor.fetchPage': [failed('fetchPage')],
  'xstate.done.actor.fetchMore': [done('fetchMore', { ...samplePage, entries: sampleEntries.slice(1) })],
  'xstate.error.actor.fetchMore': [failed('fetchMore')],
};

/** Tells snapshots apart by whether there are more entries. */
export function walletKey({ context }: { readonly context: { readonly page: WalletPage | null } }): string {
  return keyFor(context.page?.entries.length);
}
