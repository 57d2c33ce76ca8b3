import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import * as css from './Field.css.ts';
import { CheckIcon, ErrorIcon } from '../icon/icons.tsx';

export interface FieldTexts {
  label: string;
  /** Adds '(optional)' to the label. Required fields aren't marked. */
  optional?: boolean;
  /** Below the field: why we ask, or an example. */
  hint?: ReactNode;
  /** Below the field, instead of the hint: what to enter. */
  error?: string | undefined;
  /** Confirmation in green with a tick: 'Whitefield, Bengaluru'. True shows only the tick. */
  good?: string | boolean | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  id: string;
  disabled?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** Picks the field texts from a component's props. */
export function textsOf({ label, optional, hint, error, good }: FieldTexts): FieldTexts {
  return { label, error, good, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}) };
}

/** The id of a field's note, for `aria-describedby`. */
export const noteIdOf = (id: string) => `${id}-note`;

/** 'bad' when there is an error, else 'good' when the entry was recognised. */
export function stateOf({ error, good }: Pick<FieldTexts, 'error' | 'good'>): 'bad' | 'good' | undefined {
  if (error) return 'bad';
  return good ? 'good' : undefined;
}

/** The id and ARIA attributes of a field's input. */
export function describing(id: string, texts: FieldTexts) {
  const noted = Boolean(texts.error ?? texts.hint ?? (typeof texts.good === 'string' && texts.good));
  return {
    id,
    ...(texts.error ? { 'aria-invalid': true } : {}),
    ...(noted ? { 'aria-describedby': noteIdOf(id) } : {}),
  };
}

/** Label on top, a bordered box around the input, one note below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, optional, disabled, before, after, children, className } = props;
  const state = stateOf(props);
  return (
    <div className={className ? `${css.field} ${className}` : css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && <span className={css.optional}> {t`(optional)`}</span>}
      </label>
      <div className={css.box} data-state={state} {...(disabled ? { 'data-disabled': '' } : {})}>
        {before && <span className={css.side}>{before}</span>}
        {children}
        {state === 'good' && (
          <span className={css.tick}>
            <CheckIcon size={18} />
          </span>
        )}
        {after}
      </div>
      <FieldNote {...props} />
    </div>
  );
}

/** The note below a field: the error, else the confirmation, else the hint. */
export function FieldNote({ id, error, good, hint }: FieldTexts & { id: string }) {
  if (error) {
    return (
      <p className={css.note} id={noteIdOf(id)} data-state="bad">
        <ErrorIcon size={18} />
        {error}
      </p>
    );
  }
  const words = typeof good === 'string' && good ? good : hint;
  if (!words) return null;
  return (
    <p
      className={css.note}
      id={noteIdOf(id)}
      {...(words === good ? { 'data-state': 'good', 'aria-live': 'polite' as const } : {})}
    >
      {words}
    </p>
  );
}
