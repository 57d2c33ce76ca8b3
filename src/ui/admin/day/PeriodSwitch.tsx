import { useId } from 'react';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import * as css from './PeriodSwitch.css.ts';

interface PeriodSwitchProps<Days extends string> {
  /** Numbers of days to choose from. */
  readonly periods: readonly Days[];
  readonly period: Days;
  readonly onPeriod: (period: Days) => void;
}

/** How many days a section's figures cover, beside its heading. */
export function PeriodSwitch<Days extends string>({ periods, period, onPeriod }: PeriodSwitchProps<Days>) {
  const group = useId();
  return (
    <fieldset className={css.periods}>
      <legend className={visuallyHidden}>Period</legend>
      {periods.map((days) => (
        <label key={days} className={css.period} {...(days === period ? { 'data-checked': '' } : {})}>
          <input
            className={visuallyHidden}
            type="radio"
            name={group}
            checked={days === period}
            onChange={() => onPeriod(days)}
          />
          {`${days} days`}
        </label>
      ))}
    </fieldset>
  );
}
