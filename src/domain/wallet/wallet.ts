import type { Rupees } from '../money/money.ts';

/** Why a wallet's balance moved (ACC-05). 'order' and 'debit' spend; all others give. */
export const walletReasons = ['order', 'order-returned', 'refund', 'referral', 'credit', 'debit'] as const;
export type WalletReason = (typeof walletReasons)[number];

/** The most that one wallet holds, whole rupees. */
export const mostInWallet: Rupees = 10_000_000;

/** How much of a total a wallet pays when its owner wants to use it: never more than there is, or than is owed (CHK-04). */
export function walletPart(balance: Rupees, total: Rupees): Rupees {
  return Math.max(0, Math.min(balance, total));
}
