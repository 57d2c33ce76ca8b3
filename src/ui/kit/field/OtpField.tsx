import { useId } from 'react';
import type { Ref } from 'react';
import { onlyDigits } from './digits.ts';
import * as frame from './Field.css.ts';
import { describing, FieldNote, textsOf } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import * as css from './OtpField.css.ts';

export interface OtpFieldProps extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  /** Up to `length` digits. */
  value: string;
  /** Number of digits; 6 by default. */
  length?: number;
  onValue: (digits: string) => void;
  onEnter?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Boxes over a single input, so that paste, SMS autofill and screen readers work natively. */
export function OtpField(props: OtpFieldProps) {
  const { label, hint, error, value, length = 6, onValue, onEnter, disabled = false, ref } = props;
  const places = Array.from({ length }, (_, place) => place);
  const id = useId();
  const texts = textsOf({ label, hint, error });
  const next = Math.min(value.length, length - 1);
  return (
    <div className={frame.field}>
      <label className={frame.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        <input
          {...describing(id, texts)}
          ref={ref}
          className={css.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          name="code"
          disabled={disabled}
          value={value}
          onChange={(event) => onValue(onlyDigits(event.currentTarget.value, length))}
          onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
        />
        <div className={css.boxes} aria-hidden="true">
          {places.map((place) => (
            <span
              key={place}
              className={`${css.box} ${css.state}`}
              {...(place === next ? { 'data-next': '' } : {})}
            >
              {value[place]}
            </span>
          ))}
        </div>
      </div>
      <FieldNote {...texts} id={id} />
    </div>
  );
}
