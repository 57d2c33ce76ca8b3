import { useId } from 'react';
import type { Ref } from 'react';
import { onlyDigits } from './digits.ts';
import * as css from './Field.css.ts';
import { describing, FieldFrame, textsOf } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import { Spinner } from '../status/Spinner.tsx';

export interface PincodeFieldProps extends FieldTexts {
  /** Up to six digits. Set `good` to the place: 'Whitefield, Bengaluru, Karnataka'. */
  value: string;
  onValue: (digits: string) => void;
  onBlur?: () => void;
  onEnter?: () => void;
  /** The place is being looked up. */
  busy?: boolean;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A six-digit pincode, which determines city, delivery date and cash on delivery. */
export function PincodeField(props: PincodeFieldProps) {
  const { value, onValue, onBlur, onEnter, busy = false, name, disabled = false, ref } = props;
  const id = useId();
  const texts = textsOf(props);
  return (
    <FieldFrame {...texts} id={id} after={busy && <Spinner />} disabled={disabled}>
      <input
        {...describing(id, texts)}
        ref={ref}
        className={css.input}
        inputMode="numeric"
        autoComplete="postal-code"
        name={name ?? 'pincode'}
        disabled={disabled}
        value={value}
        onChange={(event) => onValue(onlyDigits(event.currentTarget.value, 6))}
        onBlur={onBlur}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      />
    </FieldFrame>
  );
}
