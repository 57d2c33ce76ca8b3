import { type Day, isDay } from '../../../domain/kit/time/days.ts';
import { inputOnDay } from '../../../domain/kit/time/indian-time.ts';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { CalendarIcon } from '../../kit/icon/icons.tsx';
import { pressedLate } from '../../kit/action/on-demand.tsx';
import { TextField, type TextFieldProps } from '../../kit/field/TextField.tsx';
import * as css from './CalendarField.css.ts';

/** What a calendar is asked for beside a field. */
export interface DayChoice {
  /** The day that stands; '' of none. */
  readonly day: Day;
  /** The days before it cannot be chosen; '' where all can. */
  readonly earliest: Day;
  readonly onDay: (day: Day) => void;
}

interface CalendarFieldProps extends TextFieldProps {
  readonly type: 'date' | 'datetime-local';
  /** What it cannot come before, in the same form; '' where that is open. */
  readonly earliest?: string;
  /** Of a moment that ends something: without a time it is a day's last minute. */
  readonly isEnd?: boolean;
}

const Days = pressedLate<DayChoice>('dialog', () => import('./DayPanel.tsx').then((module) => module.DayPanel));

/** A day, or a moment in India: the browser's own field to type in, and for a mouse the shop's calendar beside it. */
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
