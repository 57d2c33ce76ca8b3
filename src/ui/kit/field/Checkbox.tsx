import { useId } from 'react';
import type { ReactNode } from 'react';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps {
  children: ReactNode;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
}

export function Checkbox({ children, checked, onChecked, hint, error, disabled = false }: CheckboxProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <label className={css.row}>
      <input
        className={css.box}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChecked(event.currentTarget.checked)}
        {...(note ? { 'aria-describedby': id } : {})}
        {...(error ? { 'aria-invalid': true } : {})}
      />
      <span>{children}</span>
      {note && (
        <span className={css.hint} id={id} {...(error ? { 'data-state': 'bad' } : {})}>
          {note}
        </span>
      )}
    </label>
  );
}
