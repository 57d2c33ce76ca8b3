import { useId } from 'react';
import type { Ref } from 'react';
import * as frame from '../field/Field.css.ts';
import { describing, FieldFrame, textsOf } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { ChevronDownIcon } from '../icon/icons.tsx';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  value: Value;
  onValue: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  autoComplete?: string;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select that looks like the other fields. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValue, onBlur, name, autoComplete, disabled = false, ref } = props;
  const id = useId();
  const texts = textsOf(props);
  return (
    <FieldFrame
      {...texts}
      id={id}
      disabled={disabled}
      after={
        <span className={css.arrow}>
          <ChevronDownIcon size={18} />
        </span>
      }
    >
      <select
        {...describing(id, texts)}
        ref={ref}
        className={`${frame.input} ${css.select}`}
        name={name}
        autoComplete={autoComplete}
        disabled={disabled}
        value={value}
        onBlur={onBlur}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onValue(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
