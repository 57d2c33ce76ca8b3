import { t } from '../kit/text/text.ts';
import type { Rupees } from '../kit/money/money.ts';

/** Wallet credit for a friend's first paid order, whole rupees (ACC-04). */
export const referralReward: Rupees = 100;

/** Rewards per day for one referrer before an admin has to review further ones (ACC-04). */
export const rewardsADay = 5;

/** Why a reward was held for review. */
export const suspicions = ['same-household', 'friends-share-door', 'many-at-once', 'wallet-full'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Status of a referral: no order yet, waiting for an admin, rewarded, or refused. */
export const referralStatuses = ['waiting', 'held', 'rewarded', 'refused'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** Letters and digits that can't be mistaken for one another. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const codeLength = 8;
const codeForm = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`, 'u');

/** The code in its stored form; null if it isn't a valid code. */
export function referralCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return codeForm.test(code) ? code : null;
}

/** 'Ravi K.': a friend is shown by first name and initial only (ACC-04). */
export function friendName(firstName: string | null, lastName: string | null): string {
  const first = firstName?.trim() ?? '';
  const [initial] = lastName?.trim() ?? '';
  if (first === '') return t`A friend`;
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

export interface DeliveryPlace {
  readonly phone: string;
  readonly line1: string;
  readonly pincode: string;
}

/** Whether two addresses share a door or a phone number: then the referral brought nobody new (ACC-04). */
export function isSameHousehold(one: DeliveryPlace, other: DeliveryPlace): boolean {
  if (one.phone === other.phone) return true;
  return one.pincode === other.pincode && plain(one.line1) === plain(other.line1);
}

function plain(line: string): string {
  return line.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
