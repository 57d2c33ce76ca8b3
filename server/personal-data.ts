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
import { prescriptionData } from './prescriptions/prescription-data.ts';

/**
 * What every room keeps of a person (ACC-06), in the order in which it is erased: the profile goes last, for the others may
 * look at it.
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
  fileData,
  offerData,
  accountData,
  profileData,
];
