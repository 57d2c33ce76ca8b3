import type { Session } from '../../platform/database/session.ts';
import { fileData } from '../../platform/file/file-data.ts';
import type { Files } from '../../platform/file/files.ts';
import { mandateData } from '../../orders/mandate/mandate-data.ts';
import { messageData } from '../message/message-data.ts';
import { returnData } from '../../orders/order-return/return-data.ts';
import { orderData } from '../../orders/order/order-data.ts';
import { prescriptionData } from '../../prescriptions/prescription-data.ts';
import { referralData } from '../referral/referral-data.ts';
import { subscriptionData } from '../../orders/subscription/subscription-data.ts';
import { walletData } from '../wallet/wallet-data.ts';
import { accountData, addressData, cartData, noteData, offerData, profileData } from './own-data.ts';

/** Whose data, and when they leave. */
export interface Leaving {
  readonly shopperId: string;
  readonly now: Date;
}

/**
 * What one part of the shop keeps of a person (ACC-06). A part that keeps anything adds one of these in its own folder,
 * `<slug>-data.ts`, and a line in `parts`: it then is in the download and in the deletion. A test reads the database
 * for columns that name a shopper, and wants each of their tables in one part.
 */
export interface PersonalData {
  /** Its name in the download, such as 'orders'. */
  readonly part: string;
  /** The tables that it answers for. */
  readonly tables: readonly string[];
  /** What the person may have of it, as JSON; `files` opens what lies sealed. */
  readonly collect: (session: Session, shopperId: string, files: Pick<Files, 'masterKey'>) => Promise<unknown>;
  /** Removes it, or what names the person in it where the law wants the rest kept. */
  readonly erase: (tx: Session, leaving: Leaving) => Promise<void>;
}

/** In the order in which they are erased: the profile goes last, for the others may look at it. */
export const parts: readonly PersonalData[] = [
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

/** Everything of a person, by part. */
export async function collectData(
  session: Session,
  shopperId: string,
  files: Pick<Files, 'masterKey'>,
): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {};
  for (const { part, collect } of parts) collected[part] = await collect(session, shopperId, files);
  return collected;
}

/** Removes a person from every part; wants a transaction, so that it is all or nothing. */
export async function eraseData(tx: Session, leaving: Leaving): Promise<void> {
  for (const { erase } of parts) await erase(tx, leaving);
}
