import { TextField } from '../kit/TextField.tsx';
import type { FieldLook } from './desk.types.ts';
import { textOf } from './field-values.ts';

type DayLook = Pick<FieldLook, 'name' | 'label' | 'hint' | 'optional' | 'half' | 'isShown'>;

/** A day of the calendar in a record's form: the browser's own field, with its calendar. */
export function dayField(look: DayLook): FieldLook {
  const { name, label, hint, optional = false } = look;
  return {
    ...look,
    kind: 'own',
    draw: ({ value, error, onValue }) => (
      <TextField
        name={name}
        type="date"
        label={label}
        optional={optional}
        error={error}
        value={textOf(value)}
        onValue={onValue}
        {...(hint === undefined ? {} : { hint })}
      />
    ),
  };
}
