import { useId } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/page.css.ts';
import * as css from './Chips.css.ts';

export interface Chip<Value extends string> {
  value: Value;
  label: string;
  /** Second line, such as a price. */
  detail?: string;
  icon?: ReactNode;
  /** If its label is in another language than the page. */
  lang?: string | undefined;
  disabled?: boolean;
}

export interface ChipsProps<Value extends string> {
  /** The question: 'Flavour'. */
  label: string;
  chips: readonly Chip<Value>[];
  value: Value | null;
  onValue: (value: Value) => void;
  /** Repeats the selection in the label: 'Flavour: Saffron'. */
  echo?: boolean;
}

/** A single choice of a few options: flavour, size, address name. */
export function Chips<Value extends string>({ label, chips, value, onValue, echo = false }: ChipsProps<Value>) {
  const group = useId();
  const chosen = chips.find((chip) => chip.value === value);
  return (
    <fieldset>
      <legend className={css.legend}>
        {label}
        {echo && chosen && <span className={css.chosen}>: {chosen.label}</span>}
      </legend>
      <div className={css.chips}>
        {chips.map((chip) => (
          <label
            key={chip.value}
            className={css.chip}
            {...(chip.value === value ? { 'data-checked': '' } : {})}
            {...(chip.disabled ? { 'data-disabled': '' } : {})}
          >
            <input
              className={visuallyHidden}
              type="radio"
              name={group}
              value={chip.value}
              checked={chip.value === value}
              disabled={chip.disabled}
              onChange={() => onValue(chip.value)}
            />
            {chip.icon}
            <span className={css.words}>
              <span
                lang={chip.lang}
                className={chip.detail === undefined ? css.label : `${css.label} ${css.strong}`}
              >
                {chip.label}
              </span>
              {chip.detail !== undefined && <span className={css.detail}>{chip.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
