import { useId } from 'react';
import * as frame from '../../kit/field/Field.css.ts';
import { FieldFrame } from '../../kit/field/Field.tsx';

interface DayFieldProps {
  readonly label: string;
  /** 'YYYY-MM-DD', like the limits. */
  readonly value: string;
  readonly earliest: string;
  readonly latest: string;
  readonly disabled: boolean;
  readonly onValue: (day: string) => void;
}

/** A native date input. */
export function DayField({ label, value, earliest, latest, disabled, onValue }: DayFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} disabled={disabled}>
      <input
        id={id}
        className={frame.input}
        type="date"
        required
        value={value}
        min={earliest}
        max={latest}
        disabled={disabled}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
