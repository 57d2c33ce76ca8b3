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
import { staffData } from './account/staff/staff-data.ts';
import { walletData } from './account/wallet/wallet-data.ts';
import { stockAlertData } from './catalogue/wish/stock-alert-data.ts';
import { wishData } from './catalogue/wish/wish-data.ts';
import { draftData } from './orders/placing/draft/draft-data.ts';
import { mandateData } from './orders/mandate/mandate-data.ts';
import { reviewData } from './content/review/review-data.ts';
import { orderData } from './orders/order/order-data.ts';
import { returnData } from './orders/order-return/return-data.ts';
import { subscriptionData } from './orders/subscription/subscription-data.ts';
import type { PersonalData } from './platform/database/personal-data.ts';
import { supportRecordingData } from './shell/support-recording/support-recording-data.ts';
import { fileData } from './platform/file/file-data.ts';
import { prescriberData, prescriptionData } from './prescriptions/prescription-data.ts';

/**
 * The personal data of every feature (ACC-06), in deletion order: the profile goes last, because the others may
 * read it.
 */
export const personalData: readonly PersonalData[] = [
  messageData,
  supportRecordingData,
  noteData,
  addressData,
  cartData,
  wishData,
  stockAlertData,
  reviewData,
  draftData,
  orderData,
  returnData,
  subscriptionData,
  mandateData,
  referralData,
  walletData,
  prescriptionData,
  prescriberData,
  staffData,
  fileData,
  offerData,
  accountData,
  profileData,
];
