import type { ChangeEvent, Ref } from 'react';
import { useId } from 'react';
import { groupedPhone, phoneDigits } from './digits.ts';
import * as css from './Field.css.ts';
import { describing, FieldFrame, textsOf } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';

export interface PhoneFieldProps extends FieldTexts {
  /** Up to ten digits, without +91. */
  value: string;
  onValue: (digits: string) => void;
  onBlur?: () => void;
  onEnter?: () => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An Indian mobile number: a fixed +91, then ten digits in groups of five. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onValue, onBlur, onEnter, name = 'phone', disabled = false, ref } = props;
  const id = useId();
  return (
    <FieldFrame {...textsOf(props)} id={id} before="+91" disabled={disabled}>
      <input
        {...describing(id, props)}
        ref={ref}
        className={css.input}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name={name}
        disabled={disabled}
        value={groupedPhone(value)}
        onChange={(event) => onValue(regrouped(event))}
        onBlur={onBlur}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      />
    </FieldFrame>
  );
}

/** Groups the digits and keeps the caret after the same digit. */
function regrouped(event: ChangeEvent<HTMLInputElement>): string {
  const input = event.currentTarget;
  const typed = input.value;
  const digits = phoneDigits(typed);
  const atEnd = input.selectionStart === typed.length;
  const before = typed.slice(0, input.selectionStart ?? typed.length).replaceAll(/\D/gu, '').length;
  input.value = groupedPhone(digits);
  const caret = atEnd ? input.value.length : before + (before > 5 ? 1 : 0);
  input.setSelectionRange(caret, caret);
  return digits;
}
