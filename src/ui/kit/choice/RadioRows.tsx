import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/page.css.ts';
import * as css from './RadioRows.css.ts';

export interface RadioRow<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Below the label. */
  detail?: ReactNode;
  /** On the right: a price. */
  aside?: ReactNode;
  disabled?: boolean;
  /** Shown below the row while it is selected. */
  more?: ReactNode;
}

export interface RadioRowsProps<Value extends string> {
  /** The group's accessible name. */
  label: string;
  rows: readonly RadioRow<Value>[];
  value: Value | null;
  onValue: (value: Value) => void;
}

/** Radio buttons as full-width rows in one frame: frequency, payment, address. */
export function RadioRows<Value extends string>({ label, rows, value, onValue }: RadioRowsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={css.rows}>
      <legend className={visuallyHidden}>{label}</legend>
      {rows.map((row) => {
        const checked = row.value === value;
        return (
          <Fragment key={row.value}>
            <label
              className={css.row}
              {...(checked ? { 'data-checked': '' } : {})}
              {...(row.disabled ? { 'data-disabled': '' } : {})}
            >
              <input
                className={css.radio}
                type="radio"
                name={group}
                value={row.value}
                checked={checked}
                disabled={row.disabled}
                onChange={() => onValue(row.value)}
              />
              <span className={css.name}>{row.label}</span>
              {row.aside !== undefined && <span className={css.aside}>{row.aside}</span>}
              {row.detail !== undefined && <span className={css.detail}>{row.detail}</span>}
            </label>
            {checked && row.more && <div className={css.more}>{row.more}</div>}
          </Fragment>
        );
      })}
    </fieldset>
  );
}
