import { formatShortDay } from '../money/dates.ts';
import { type Day, isDay } from './days.ts';

/** A range of whole days in India, both ends included; '' is an open end. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

export const anyTime: Period = { from: '', to: '' };

/** The period between two days in either order; an invalid day is an open end. */
export function periodOf(from: string, to: string): Period {
  const ends = { from: isDay(from) ? from : '', to: isDay(to) ? to : '' };
  return ends.from !== '' && ends.to !== '' && ends.to < ends.from ? { from: ends.to, to: ends.from } : ends;
}

/** '1 – 22 Nov 2026', '22 Nov 2026', 'from 1 Nov 2026', 'until 22 Nov 2026'; '' if both ends are open. */
export function periodText({ from, to }: Period): string {
  if (from === '') return to === '' ? '' : `until ${inFull(to)}`;
  if (to === '') return `from ${inFull(from)}`;
  if (from === to) return inFull(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${inFull(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? formatShortDay(from) : inFull(from)} – ${inFull(to)}`;
}

function inFull(day: Day): string {
  return `${formatShortDay(day)} ${day.slice(0, 4)}`;
}
