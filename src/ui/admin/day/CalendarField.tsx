import { type Day, isDay } from '../../../domain/kit/time/days.ts';
import { inputOnDay } from '../../../domain/kit/time/indian-time.ts';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { CalendarIcon } from '../../kit/icon/icons.tsx';
import { pressedLate } from '../../kit/action/on-demand.tsx';
import { TextField, type TextFieldProps } from '../../kit/field/TextField.tsx';
import * as css from './CalendarField.css.ts';

/** The state of a field's calendar. */
export interface DayChoice {
  /** The selected day; '' for none. */
  readonly day: Day;
  /** Earlier days are disabled; '' for no limit. */
  readonly earliest: Day;
  readonly onDay: (day: Day) => void;
}

interface CalendarFieldProps extends TextFieldProps {
  readonly type: 'date' | 'datetime-local';
  /** The earliest allowed value, in the same format; '' for no limit. */
  readonly earliest?: string;
  /** For an end time: a day without a time means its last minute. */
  readonly isEnd?: boolean;
}

const Days = pressedLate<DayChoice>('dialog', () => import('./DayPanel.tsx').then((module) => module.DayPanel));

/** A date, or a date and time in India: the browser's own input, plus the shop's calendar for mouse users. */
export function CalendarField({ earliest = '', isEnd = false, ...field }: CalendarFieldProps) {
  const { type, label, value, onValue } = field;
  return (
    <TextField
      {...field}
      {...(earliest === '' ? {} : { min: earliest })}
      className={css.field}
      after={
        <Days
          day={dayIn(value)}
          earliest={dayIn(earliest)}
          onDay={(day) => onValue(type === 'date' ? day : inputOnDay(value, day, isEnd))}
          trigger={
            <IconButton size="small" label="Choose a day" aria-description={label} className={css.opener}>
              <CalendarIcon />
            </IconButton>
          }
        />
      }
    />
  );
}

function dayIn(value: string): Day {
  const day = value.slice(0, 10);
  return isDay(day) ? day : '';
}
