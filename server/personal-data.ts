import {
  accountData,
  addressData,
  cartData,
  noteData,
  offerData,
  profileData,
} from './account/account/own-data.ts';
import { messageData } from './account/message/message-data.ts';
import { referralData } from './account/referral/referral-data.ts';
import { walletData } from './account/wallet/wallet-data.ts';
import { mandateData } from './orders/mandate/mandate-data.ts';
import { orderData } from './orders/order/order-data.ts';
import { returnData } from './orders/order-return/return-data.ts';
import { subscriptionData } from './orders/subscription/subscription-data.ts';
import type { PersonalData } from './platform/database/personal-data.ts';
import { fileData } from './platform/file/file-data.ts';
import { prescriberData, prescriptionData } from './prescriptions/prescription-data.ts';

/**
 * The personal data of every feature (ACC-06), in deletion order: the profile goes last, because the others may
 * read it.
 */
export const personalData: readonly PersonalData[] = [
  messageData,
  noteData,
  addressData,
  cartData,
  orderData,
  returnData,
  subscriptionData,
  mandateData,
  referralData,
  walletData,
  prescriptionData,
  prescriberData,
  fileData,
  offerData,
  accountData,
  profileData,
];
