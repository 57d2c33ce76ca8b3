import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './Field.css.ts';
import { describing, FieldFrame, textsOf } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';

type Input = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'children' | 'id' | 'prefix'>;

export interface TextFieldProps extends Input, FieldTexts {
  value: string;
  onValue: (value: string) => void;
  /** Inside the box, before or after the text: '₹', an icon, a small button. */
  before?: ReactNode;
  after?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, good, value, onValue, before, after, className, ...input } = props;
  const id = useId();
  const texts = textsOf({ label, error, good, optional: optional ?? false, hint });
  return (
    <FieldFrame
      {...texts}
      id={id}
      before={before}
      after={after}
      className={className}
      disabled={input.disabled ?? false}
    >
      <input
        type="text"
        {...input}
        {...describing(id, texts)}
        className={css.input}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

type Area = Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'children' | 'id'>;

export interface TextAreaProps extends Area, FieldTexts {
  value: string;
  onValue: (value: string) => void;
}

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { label, optional, hint, error, good, value, onValue, className, ...area } = props;
  const id = useId();
  const texts = textsOf({ label, error, good, optional: optional ?? false, hint });
  return (
    <FieldFrame {...texts} id={id} className={className} disabled={area.disabled ?? false}>
      <textarea
        rows={4}
        {...area}
        {...describing(id, texts)}
        className={`${css.input} ${css.area}`}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
