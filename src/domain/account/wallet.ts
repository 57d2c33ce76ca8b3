import type { Rupees } from '../kit/money/money.ts';

/** Why a wallet's balance moved (ACC-05). 'order', 'referral-returned' and 'debit' take; all others give. */
export const walletReasons = ['order', 'refund', 'referral', 'referral-returned', 'credit', 'debit'] as const;
export type WalletReason = (typeof walletReasons)[number];

/** The most that one wallet holds, whole rupees. */
export const maxInWallet: Rupees = 10_000_000;
