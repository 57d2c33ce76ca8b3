import type { Law, Seen } from '../../kit/laws.ts';
import { ordersLaws, ordersSeen } from '../../orders/orders/orders.laws.ts';
import { orderReturnFormLaws, orderReturnFormSeen } from '../../orders/order-return-form/order-return-form.laws.ts';
import { clubStatusLaws, clubStatusSeen } from '../../account/club/club-status/club-status.laws.ts';
import { clubRenewalLaws, clubRenewalSeen } from '../../account/club/club-renewal/club-renewal.laws.ts';
import {
  subscriptionListLaws,
  subscriptionListSeen,
} from '../../orders/subscription-list/subscription-list.laws.ts';
import { walletLaws, walletSeen } from '../../account/wallet/wallet.laws.ts';
import { referralLaws, referralSeen } from '../../account/referral/referral.laws.ts';
import { accountFormLaws, accountFormSeen } from '../../account/account-form/account-form.laws.ts';
import { accountListLaws, accountListSeen } from '../../account/account-list/account-list.laws.ts';
import { addressEditorLaws, addressEditorSeen } from '../../account/address-editor/address-editor.laws.ts';
import { messageChoicesLaws } from '../../account/message-choices/message-choices.laws.ts';
import { dataDownloadLaws, dataDownloadSeen } from '../../account/data-download/data-download.laws.ts';
import {
  prescriptionListLaws,
  prescriptionListSeen,
} from '../../prescriptions/prescription-list/prescription-list.laws.ts';
import {
  prescriptionViewLaws,
  prescriptionViewSeen,
} from '../../prescriptions/prescription-view/prescription-view.laws.ts';
import {
  prescriptionUploadLaws,
  prescriptionUploadSeen,
} from '../../prescriptions/prescription-upload/prescription-upload.laws.ts';
import {
  prescriptionNeedLaws,
  prescriptionNeedSeen,
} from '../../prescriptions/prescription-need/prescription-need.laws.ts';
import {
  prescriptionEditorLaws,
  prescriptionEditorSeen,
} from '../../prescriptions/prescription-editor/prescription-editor.laws.ts';

/** The laws of the flows in a shopper's own account, and of the prescriber's sheet. */
export const accountLaws: Readonly<Record<string, readonly Law[]>> = {
  orders: ordersLaws,
  'order-return-form': orderReturnFormLaws,
  'club-status': clubStatusLaws,
  'club-renewal': clubRenewalLaws,
  'subscription-list': subscriptionListLaws,
  wallet: walletLaws,
  referral: referralLaws,
  'account-form': accountFormLaws,
  'account-list': accountListLaws,
  'address-editor': addressEditorLaws,
  'message-choices': messageChoicesLaws,
  'data-download': dataDownloadLaws,
  'prescription-list': prescriptionListLaws,
  'prescription-view': prescriptionViewLaws,
  'prescription-upload': prescriptionUploadLaws,
  'prescription-need': prescriptionNeedLaws,
  'prescription-editor': prescriptionEditorLaws,
};

/** What their screens show. */
export const accountSeen: Readonly<Record<string, Seen>> = {
  orders: ordersSeen,
  'order-return-form': orderReturnFormSeen,
  'club-status': clubStatusSeen,
  'club-renewal': clubRenewalSeen,
  'subscription-list': subscriptionListSeen,
  wallet: walletSeen,
  referral: referralSeen,
  'account-form': accountFormSeen,
  'account-list': accountListSeen,
  'address-editor': addressEditorSeen,
  'data-download': dataDownloadSeen,
  'prescription-list': prescriptionListSeen,
  'prescription-view': prescriptionViewSeen,
  'prescription-upload': prescriptionUploadSeen,
  'prescription-need': prescriptionNeedSeen,
  'prescription-editor': prescriptionEditorSeen,
};
