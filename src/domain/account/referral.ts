import type { Rupees } from '../kit/money/money.ts';

/** What the first paid order of a friend brings, whole rupees in the wallet (ACC-04). */
export const referralReward: Rupees = 100;

/** Friends who bring a reward within a day before an admin has a look at more of them (ACC-04). */
export const rewardsADay = 5;

/** Why a reward was not simply given. */
export const suspicions = ['same-household', 'friends-share-door', 'many-at-once', 'wallet-full'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Where a referral stands: no order yet, waiting for an admin, given, or not given. */
export const referralStatuses = ['waiting', 'held', 'rewarded', 'refused'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** Letters and digits that nobody takes for one another. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const codeLength = 8;
const codeForm = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`, 'u');

/** The code as it is kept; null for what cannot be one. */
export function referralCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return codeForm.test(code) ? code : null;
}

/** 'Ravi K.': a first name and an initial are all that is shown of a friend (ACC-04). */
export function friendName(firstName: string | null, lastName: string | null): string {
  const first = firstName?.trim() ?? '';
  const [initial] = lastName?.trim() ?? '';
  if (first === '') return 'A friend';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

export interface DeliveryPlace {
  readonly phone: string;
  readonly line1: string;
  readonly pincode: string;
}

/** Whether two deliveries go to the same door or the same phone: then nobody new was brought (ACC-04). */
export function isSameHousehold(one: DeliveryPlace, other: DeliveryPlace): boolean {
  if (one.phone === other.phone) return true;
  return one.pincode === other.pincode && plain(one.line1) === plain(other.line1);
}

function plain(line: string): string {
  return line.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
