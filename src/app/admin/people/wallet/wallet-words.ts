import type { WalletReason } from '../../../../domain/account/wallet.ts';
import type { Words } from '../../kit/words.ts';

/** Labels for the reasons of wallet transactions. */
export const reasonWords: Words<WalletReason> = {
  order: 'Order',
  refund: 'Refund',
  referral: 'Referral',
  'referral-returned': 'Referral reward reversed',
  credit: 'Credit by an admin',
  debit: 'Debit by an admin',
};
