import { financialYear } from '../../kit/money/financial-year.ts';

/** 'M26-001001': the year in which the Indian financial year of the order began, and its place in the sequence. */
export function orderNumber(sequence: number, at: Date): string {
  return `M${String(financialYear(at) % 100).padStart(2, '0')}-${String(sequence).padStart(6, '0')}`;
}
