import type { SnapshotFrom } from 'xstate';
import type { Day } from '../../../../domain/kit/time/days.ts';
import { type Period, periodOf, periodText } from '../../../../domain/kit/time/period.ts';
import { quickNames, type QuickName, quickPeriod } from '../../../../domain/kit/time/quick-period.ts';
import type { periodChoiceMachine } from './period-choice.machine.ts';

export interface PeriodChoiceView {
  /** What the calendar marks. */
  readonly period: Period;
  /** What the fields hold. */
  readonly ends: Period;
  readonly month: string;
  /** What is chosen, or what to do next. */
  readonly message: string;
  readonly canClear: boolean;
}

/** What the choice of a period shows at this moment. */
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

/** What is chosen with one press, as seen from a day. */
export function quickChoices(
  today: Day,
  time: keyof typeof quickNames,
): readonly { label: string; period: Period }[] {
  return quickNames[time].map((name) => ({ label: quickLabels[name], period: quickPeriod(name, today) }));
}
