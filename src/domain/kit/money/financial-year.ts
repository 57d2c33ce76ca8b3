import { indianDay } from './dates.ts';

/** The year in which the Indian financial year (April to March) of a moment began, in Indian time. */
export function financialYear(at: Date): number {
  const [year = 0, month = 0] = indianDay(at).split('-').map(Number);
  return month < 4 ? year - 1 : year;
}
