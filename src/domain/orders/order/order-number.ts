import { financialYear } from '../../kit/money/financial-year.ts';

/** 'M26-001001': the start of the order's Indian financial year, and a sequence number. */
export function orderNumber(sequence: number, at: Date): string {
  return `M${String(financialYear(at) % 100).padStart(2, '0')}-${String(sequence).padStart(6, '0')}`;
}

/** 'D26-001001': the same for an order that staff prepare (DRF-01). */
export function draftNumber(sequence: number, at: Date): string {
  return orderNumber(sequence, at).replace('M', 'D');
}
