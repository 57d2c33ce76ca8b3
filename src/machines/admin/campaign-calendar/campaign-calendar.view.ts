import type { SnapshotFrom } from 'xstate';
import { formatTimestamp, indianDay } from '../../../domain/kit/money/dates.ts';
import { addDays, type Day } from '../../../domain/kit/time/days.ts';
import { failureWords } from '../../kit/failure-words.ts';
import type { CalendarMonth, campaignCalendarMachine } from './campaign-calendar.machine.ts';

type Entry = CalendarMonth['entries'][number];

interface CalendarDay {
  readonly day: Day;
  readonly number: string;
  /** What runs on that day: at most three names, and how many more there are. */
  readonly names: readonly { readonly key: string; readonly name: string; readonly isOn: boolean }[];
  readonly more: number;
}

interface CalendarRow {
  readonly key: string;
  readonly name: string;
  /** 'Campaign', 'Banner of Diwali sale, off'. */
  readonly what: string;
  readonly when: string;
  readonly href: string;
}

export interface CampaignCalendarView {
  /** 'November 2026'. */
  readonly title: string;
  readonly previous: string;
  readonly next: string;
  readonly isLoading: boolean;
  readonly failure: string | null;
  /** Monday first; null before the first day and after the last. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  readonly rows: readonly CalendarRow[];
  readonly collisions: readonly string[];
}

const shownNames = 3;
const monthNames = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);
const kinds: Readonly<Record<Entry['kind'], readonly [words: string, place: string]>> = {
  campaign: ['Campaign', 'campaigns'],
  banner: ['Banner', 'banners'],
  popup: ['Popup', 'popup-settings'],
  coupon: ['Coupon', 'coupons'],
  bundle: ['Bundle', 'bundles'],
  price: ['Sale price', 'shop'],
  post: ['Post', 'blogs'],
};

/** View model of a month. */
export function campaignCalendarView(snapshot: SnapshotFrom<typeof campaignCalendarMachine>): CampaignCalendarView {
  const { query, figures, failure } = snapshot.context;
  const { month } = query;
  const there = figures?.month === month ? figures : null;
  return {
    title: titleOf(month),
    previous: monthAt(month, -1),
    next: monthAt(month, 1),
    isLoading: snapshot.matches('loading'),
    failure: snapshot.matches('failed') && failure ? failureWords(failure) : null,
    weeks: weeksOf(month, there?.entries ?? []),
    rows: (there?.entries ?? []).map(rowOf),
    collisions: there?.collisions ?? [],
  };
}

function titleOf(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

function monthAt(month: string, step: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + step);
  return at.toISOString().slice(0, 7);
}

function weeksOf(month: string, entries: readonly Entry[]): (CalendarDay | null)[][] {
  const first = `${month}-01`;
  const empty = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days: (CalendarDay | null)[] = Array.from({ length: empty }, () => null);
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(dayOf(day, entries));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** A campaign's members aren't named beside it, except its posts: each is named on the day it appears. */
function dayOf(day: Day, entries: readonly Entry[]): CalendarDay {
  const running = entries.filter(({ kind, startsAt, endsAt, campaign }) => {
    const first = startsAt === null ? null : indianDay(new Date(startsAt));
    if (kind === 'post') return first === day;
    if (campaign !== null) return false;
    return (
      (first === null || first <= day) && (endsAt === null || indianDay(new Date(Date.parse(endsAt) - 1)) >= day)
    );
  });
  return {
    day,
    number: String(Number(day.slice(8))),
    names: running.slice(0, shownNames).map((entry) => ({ key: keyOf(entry), name: entry.name, isOn: entry.isOn })),
    more: Math.max(0, running.length - shownNames),
  };
}

function keyOf({ kind, id }: Entry): string {
  return `${kind} ${id}`;
}

function whenOf(from: string | null, until: string | null): string {
  if (from === null) return until === null ? 'Without an end' : `Until ${until}`;
  return until === null ? `From ${from}, without an end` : `From ${from} until ${until}`;
}

function rowOf(entry: Entry): CalendarRow {
  const { kind, id, name, startsAt, endsAt, isOn, campaign } = entry;
  const [words, place] = kinds[kind];
  const from = startsAt === null ? null : formatTimestamp(new Date(startsAt));
  const until = endsAt === null ? null : formatTimestamp(new Date(endsAt));
  return {
    key: keyOf(entry),
    name,
    what: `${words}${campaign === null ? '' : ` of ${campaign}`}${isOn ? '' : ', off'}`,
    when: kind === 'post' ? `Appears on ${from ?? ''}` : whenOf(from, until),
    href: kind === 'popup' ? `/dashboard/${place}` : `/dashboard/${place}/${id}`,
  };
}
