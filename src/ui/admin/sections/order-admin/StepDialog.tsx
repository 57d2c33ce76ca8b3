import { useEffect, useId, useRef, type RefObject, type SubmitEvent } from 'react';
import type { StepWords } from '../../../../machines/admin/sections/order-admin/order-admin.machine.ts';
import type { StepField, StepQuestion } from '../../../../machines/admin/sections/order-admin/order-admin.view.ts';
import { Button } from '../../../kit/action/Button.tsx';
import { Dialog } from '../../../kit/overlay/Dialog.tsx';
import { focusFirstWrong } from '../../record/focus-field.ts';
import { Notice } from '../../../kit/status/Notice.tsx';
import * as css from './OrderAdmin.css.ts';

interface StepDialogProps {
  readonly question: StepQuestion | null;
  /** Where whoever works here goes on if the step brings it up. */
  readonly next: RefObject<HTMLElement | null>;
  readonly onConfirm: (words: StepWords) => void;
  readonly onCancel: () => void;
}

/** Asks for a step's input or a confirmation; the input stays if the server refuses. */
export function StepDialog({ question, next, onConfirm, onCancel }: StepDialogProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value.trim()]] : [],
    );
    onConfirm(Object.fromEntries<string>(written));
  };
  const form = useRef<HTMLFormElement>(null);
  const wrong = question?.isBusy === false ? question.fields.filter(({ error }) => error !== undefined) : [];
  const places = wrong.map(({ name }) => name).join(' ');
  useEffect(() => {
    if (places !== '') focusFirstWrong(form.current);
  }, [places]);
  return (
    <Dialog
      open={question !== null}
      onClose={onCancel}
      title={question?.title ?? ''}
      description={question?.text}
      next={next}
    >
      {question && (
        <form ref={form} className={css.form} onSubmit={submit} noValidate>
          {question.trouble !== null && <Notice tone="warning">{question.trouble}</Notice>}
          {question.fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
          <div className={css.buttons}>
            <Button tone="outline" onClick={onCancel}>
              Back
            </Button>
            <Button type="submit" busy={question.isBusy} disabled={!question.isAllowed}>
              {question.verb}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Nothing of it is corrected, and the keyboard of a phone sends it. */
const asCode = {
  autoCapitalize: 'characters',
  autoComplete: 'off',
  spellCheck: false,
  enterKeyHint: 'send',
} as const;

function Field({
  field: { name, label, hint, optional = false, isLong = false, isCode = false, value: first, options, error },
}: {
  field: StepField;
}) {
  const id = useId();
  const about = [hint, error].some((words) => words !== undefined) ? { 'aria-describedby': `${id}-about` } : {};
  const common = {
    id,
    name,
    className: css.input,
    ...(first === undefined ? {} : { defaultValue: first }),
    ...about,
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && <span className={css.aside}> (optional)</span>}
      </label>
      {options ? (
        <select {...common}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...common} rows={4} />
      ) : (
        <input type="text" {...common} {...(isCode ? asCode : {})} />
      )}
      {(error ?? hint) !== undefined && (
        <p id={`${id}-about`} className={css.aside} {...(error === undefined ? {} : { 'data-error': '' })}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
