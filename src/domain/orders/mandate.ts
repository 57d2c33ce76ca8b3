import type { Rupees } from '../kit/money/money.ts';

/** Where a bank's consent to later debits stands (SUB-01). 'asked' waits for the payer and their bank. */
export const mandateStatuses = ['asked', 'granted', 'paused', 'refused', 'revoked'] as const;
export type MandateStatus = (typeof mandateStatuses)[number];

/** What can be debited by consent: a UPI account or a card. */
export const mandateMethods = ['upi', 'card'] as const;
export type MandateMethod = (typeof mandateMethods)[number];

/** Above so many rupees the Reserve Bank wants each debit confirmed by the payer. */
export const maxUnconfirmed: Rupees = 15_000;
/** Hours that have to lie between the notice of a debit and the debit. */
export const debitNoticeHours = 24;

/**
 * The most that one debit may be, as the payer is asked: half as much again as a delivery costs today and its fee, in
 * whole hundreds; null where a delivery costs more than is debited without a confirmation.
 */
export function ceilingFor(delivery: Rupees): Rupees | null {
  if (delivery > maxUnconfirmed) return null;
  return Math.min(maxUnconfirmed, Math.ceil((delivery * 3) / 200 + 1) * 100);
}

export interface DebitNotice {
  /** When the payer was told. */
  readonly at: Date;
  readonly total: Rupees;
}

/** Whether this much may be debited now: consented to, within the ceiling, and told of a day before (SUB-01). */
export function isDebitable(
  mandate: { readonly status: MandateStatus; readonly ceiling: Rupees },
  amount: Rupees,
  notice: DebitNotice | null,
  now: Date,
): boolean {
  if (mandate.status !== 'granted' || amount > Math.min(mandate.ceiling, maxUnconfirmed)) return false;
  return (
    notice !== null && amount <= notice.total && notice.at.getTime() + debitNoticeHours * 3_600_000 <= now.getTime()
  );
}
