import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatTimestamp } from '../../../domain/kit/money/dates.ts';
import { formatRupees, movedRupees } from '../../../domain/kit/money/money.ts';
import type { WalletReason } from '../../../domain/account/wallet.ts';
import type { WalletEntry, walletMachine } from './wallet.machine.ts';

export interface WalletRow {
  readonly id: string;
  readonly title: string;
  /** The admin's note; null if none. */
  readonly note: string | null;
  readonly at: string;
  /** '+₹100' or '−₹600'. */
  readonly amount: string;
  readonly isIn: boolean;
  readonly balance: string;
}

export interface WalletView {
  readonly kind: 'loading' | 'failed' | 'known';
  readonly balance: string;
  readonly rows: readonly WalletRow[];
  readonly canShowMore: boolean;
  readonly isLoadingMore: boolean;
  /** Older entries couldn't be loaded. */
  readonly hasMissed: boolean;
}

/** View model of the wallet page. */
export function walletView(snapshot: SnapshotFrom<typeof walletMachine>): WalletView {
  const { page, failure } = snapshot.context;
  return {
    kind: page ? 'known' : failure ? 'failed' : 'loading',
    balance: formatRupees(page?.balance ?? 0),
    rows: page?.entries.map(rowOf) ?? [],
    canShowMore: snapshot.can({ type: 'wallet.more' }),
    isLoadingMore: snapshot.matches('loadingMore'),
    hasMissed: page !== null && failure !== null,
  };
}

const titles: Readonly<Record<WalletReason, (entry: WalletEntry) => string>> = {
  order: ({ orderNumber }) =>
    orderNumber === null ? t`Payment for an order` : t`Payment for order ${orderNumber}`,
  refund: ({ orderNumber }) => (orderNumber === null ? t`Refund` : t`Refund for order ${orderNumber}`),
  referral: () => t`A friend’s first order`,
  'referral-returned': () => t`A friend’s first order was cancelled`,
  credit: () => t`Added by the shop`,
  debit: () => t`Deducted by the shop`,
};

function rowOf(entry: WalletEntry): WalletRow {
  const { id, amount, reason, note, at, balanceAfter } = entry;
  return {
    id,
    title: titles[reason](entry),
    note,
    at: formatTimestamp(new Date(at)),
    amount: movedRupees(amount),
    isIn: amount > 0,
    balance: formatRupees(balanceAfter),
  };
}
