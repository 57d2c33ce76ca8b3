import { CalendarField } from './CalendarField.tsx';
import type { FieldConfig } from '../record/admin.types.ts';
import { textOf } from '../record/field-values.ts';

interface DayConfig extends Pick<FieldConfig, 'name' | 'label' | 'hint' | 'optional' | 'half' | 'isShown'> {
  /** The field with the earliest allowed day. */
  readonly after?: string;
}

/** A calendar day in a record's form. */
export function dayField({ after, ...config }: DayConfig): FieldConfig {
  const { name, label, hint, optional = false } = config;
  return {
    ...config,
    kind: 'own',
    draw: ({ value, error, draft, onValue }) => (
      <CalendarField
        name={name}
        type="date"
        label={label}
        optional={optional}
        error={error}
        value={textOf(value)}
        onValue={onValue}
        earliest={textOf(draft[after ?? ''])}
        {...(hint === undefined ? {} : { hint })}
      />
    ),
  };
}
