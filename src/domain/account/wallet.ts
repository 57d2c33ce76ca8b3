import type { Rupees } from '../kit/money/money.ts';

/**
 * Why a wallet balance changed (ACC-05). 'order', 'referral-returned' and 'debit' reduce it; all others add to it.
 */
export const walletReasons = ['order', 'refund', 'referral', 'referral-returned', 'credit', 'debit'] as const;
export type WalletReason = (typeof walletReasons)[number];

/** Maximum balance of one wallet, whole rupees. */
export const maxInWallet: Rupees = 10_000_000;
