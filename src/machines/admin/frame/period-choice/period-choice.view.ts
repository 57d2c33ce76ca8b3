import type { SnapshotFrom } from 'xstate';
import type { Day } from '../../../../domain/kit/time/days.ts';
import { type Period, periodOf, periodText } from '../../../../domain/kit/time/period.ts';
import { quickNames, type QuickName, quickPeriod } from '../../../../domain/kit/time/quick-period.ts';
import type { periodChoiceMachine } from './period-choice.machine.ts';

export interface PeriodChoiceView {
  /** The period marked in the calendar. */
  readonly period: Period;
  /** Values of the fields. */
  readonly ends: Period;
  readonly month: string;
  /** The chosen period, or what to do next. */
  readonly message: string;
  readonly canClear: boolean;
}

/** View model of the period picker. */
export function periodChoiceView(snapshot: SnapshotFrom<typeof periodChoiceMachine>): PeriodChoiceView {
  const { ends, month } = snapshot.context;
  const period = periodOf(ends.from, ends.to);
  const text = periodText(period);
  return {
    period,
    ends,
    month,
    message: text === '' ? 'Pick the first day' : snapshot.matches('begun') ? `${text}. Pick the last day` : text,
    canClear: text !== '',
  };
}

const quickLabels: Readonly<Record<QuickName, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  next7: 'Next 7 days',
  next30: 'Next 30 days',
  monthSoFar: 'This month',
  restOfMonth: 'Rest of this month',
  lastMonth: 'Last month',
  nextMonth: 'Next month',
};

/** The quick choices relative to `today`. */
export function quickChoices(
  today: Day,
  time: keyof typeof quickNames,
): readonly { label: string; period: Period }[] {
  return quickNames[time].map((name) => ({ label: quickLabels[name], period: quickPeriod(name, today) }));
}
