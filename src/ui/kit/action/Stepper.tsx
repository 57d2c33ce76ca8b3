import { t } from '../../../domain/kit/text/text.ts';
import { MinusIcon, PlusIcon, TrashIcon } from '../icon/icons.tsx';
import * as css from './Stepper.css.ts';

export interface StepperProps {
  /** What is counted, for screen readers: 'Sleep Mantra'. */
  of: string;
  value: number;
  onValue: (value: number) => void;
  /** Defaults to 1. */
  min?: number;
  /** Plus is disabled there. */
  max: number;
  /** Called by minus at the minimum; without it, minus is disabled there. */
  onRemove?: () => void;
  /** 46 or 54 px high; `small` is 38 px with a fine pointer. */
  size?: 'small' | 'medium' | 'large';
  disabled?: boolean;
}

/** A quantity with a minus and a plus button. */
export function Stepper({
  of,
  value,
  onValue,
  min = 1,
  max,
  onRemove,
  size = 'medium',
  disabled = false,
}: StepperProps) {
  const atMin = value <= min;
  const atMax = value >= max;
  const removing = atMin && onRemove;
  return (
    <fieldset className={css.stepper} data-size={size} aria-label={t`Quantity of ${of}`}>
      <button
        type="button"
        className={css.step}
        disabled={disabled || (atMin && !onRemove)}
        aria-label={
          removing
            ? t`Remove ${of}`
            : atMin
              ? t`Decrease quantity of ${of}, minimum ${min}`
              : t`Decrease quantity of ${of}`
        }
        onClick={() => (removing ? removing() : onValue(value - 1))}
      >
        {removing ? <TrashIcon size={18} /> : <MinusIcon size={18} />}
      </button>
      <output className={css.amount}>{value}</output>
      <button
        type="button"
        className={css.step}
        disabled={disabled || atMax}
        aria-label={atMax ? t`Increase quantity of ${of}, maximum ${max}` : t`Increase quantity of ${of}`}
        onClick={() => onValue(value + 1)}
      >
        <PlusIcon size={18} />
      </button>
    </fieldset>
  );
}
