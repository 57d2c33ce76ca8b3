import { type ChevronProps, DayPicker, type PropsBase } from 'react-day-picker';
import { enIN } from 'react-day-picker/locale/en-IN';
import type { Day } from '../../../domain/kit/time/days.ts';
import type { Period } from '../../../domain/kit/time/period.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../kit/icon/icons.tsx';
import * as css from './DayCalendar.css.ts';

interface DayCalendarProps {
  /** The selection: a range, or a single day. */
  readonly mode: 'period' | 'day';
  readonly chosen: Period;
  readonly today: Day;
  /** Earlier days are disabled; '' for no limit. */
  readonly earliest?: Day;
  /** The visible month, '2026-11', and its setter; without them the calendar keeps its own. */
  readonly month?: string;
  readonly onMonth?: (month: string) => void;
  readonly onDay: (day: Day) => void;
  /** Text below the days, announced when it changes. */
  readonly message?: string;
}

/** A month of days to choose from; arrow keys move by day, Page Up and Page Down by month. */
export function DayCalendar(props: DayCalendarProps) {
  const { mode, chosen, today, earliest = '', month, onMonth, onDay, message } = props;
  const shown = month === undefined ? chosen.from || (earliest > today ? earliest : today) : `${month}-01`;
  const common: PropsBase = {
    locale: enIN,
    today: dateOf(today),
    autoFocus: mode === 'day',
    fixedWeeks: true,
    navLayout: 'around',
    classNames,
    components: { Chevron },
    labels: { labelPrevious: () => 'Previous month', labelNext: () => 'Next month' },
    ...(month === undefined ? { defaultMonth: dateOf(shown) } : { month: dateOf(shown) }),
    ...(onMonth ? { onMonthChange: (date: Date) => onMonth(dayOf(date).slice(0, 7)) } : {}),
    ...(earliest === '' ? {} : { startMonth: dateOf(earliest), disabled: { before: dateOf(earliest) } }),
    ...(message === undefined ? {} : { footer: message }),
  };
  const from = chosen.from === '' ? undefined : dateOf(chosen.from);
  if (mode === 'day') {
    return <DayPicker {...common} mode="single" selected={from} onSelect={(_, date) => onDay(dayOf(date))} />;
  }
  const to = chosen.to === '' ? undefined : dateOf(chosen.to);
  return <DayPicker {...common} mode="range" selected={{ from, to }} onSelect={(_, date) => onDay(dayOf(date))} />;
}

/** Local dates for the calendar: only the day matters, in every time zone. */
function dateOf(day: Day): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));
}

function dayOf(date: Date): Day {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function Chevron({ orientation }: ChevronProps) {
  return orientation === 'left' ? <ChevronLeftIcon size={20} /> : <ChevronRightIcon size={20} />;
}

const classNames = {
  root: css.root,
  month: css.month,
  month_caption: css.caption,
  button_previous: css.before,
  button_next: css.after,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.button,
  selected: css.picked,
  range_start: css.first,
  range_end: css.last,
  range_middle: css.between,
  today: css.today,
  hidden: css.hidden,
  footer: css.message,
};
