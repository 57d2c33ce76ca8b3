import { formatRupees, toPaise, type Rupees } from '../kit/money/money.ts';

/**
 * Why a payment doesn't match its order (SEC-05). 'late' and 'double' are refunded automatically; the others wait
 * for an admin.
 */
export const mismatches = ['amount', 'currency', 'late', 'double'] as const;
export type Mismatch = (typeof mismatches)[number];

/** How an admin resolved a payment mismatch. */
export const settlements = ['accepted', 'refunded'] as const;
export type Settlement = (typeof settlements)[number];

/** Working days that shoppers are told a payment mismatch takes to resolve. */
export const settlementDays = 2;

/** An amount as the payment gateway reports it. */
export interface Received {
  /** In the currency's smallest unit: paise for rupees. */
  readonly minorUnits: number;
  /** ISO 4217 code, such as 'INR'. */
  readonly currency: string;
}

/** Whether exactly the expected amount was received. */
export function isExpected({ minorUnits, currency }: Received, expected: Rupees): boolean {
  return currency === 'INR' && minorUnits === toPaise(expected);
}

/** Paise received above the expected amount, negative if short; null for another currency. */
export function differenceOf({ minorUnits, currency }: Received, expected: Rupees): number | null {
  return currency === 'INR' ? minorUnits - toPaise(expected) : null;
}

/** '₹1,400', '₹1,400.50' or 'USD 20.00'. */
export function receivedText({ minorUnits, currency }: Received): string {
  if (currency === 'INR') {
    const paise = minorUnits % 100;
    return `${formatRupees(Math.trunc(minorUnits / 100))}${paise === 0 ? '' : `.${String(paise).padStart(2, '0')}`}`;
  }
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return `${currency} ${(minorUnits / 10 ** digits).toFixed(digits)}`;
}
