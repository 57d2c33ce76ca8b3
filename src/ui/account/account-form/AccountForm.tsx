import { t } from '../../../domain/kit/text/text.ts';
import { useRef, type FormEvent, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AccountField } from '../../../domain/account/account-form.ts';
import type { accountFormMachine } from '../../../machines/account/account-form/account-form.machine.ts';
import { accountFormView, type AccountFormView } from '../../../machines/account/account-form/account-form.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { useNow } from '../../kit/react/now.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { CodeStep } from '../sign-in/CodeStep.tsx';
import { focusOn } from '../sign-in/focus-on.ts';
import * as css from './AccountForm.css.ts';

export type AccountFormActor = ActorRefFrom<typeof accountFormMachine>;

/** In display order, to focus the first field with an error. */
const order: readonly AccountField[] = ['firstName', 'lastName', 'phone', 'email', 'password'];

/** Binds a text field to the form. */
export type Bound = (field: AccountField) => {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (text: string) => void;
};

interface AccountFormProps {
  readonly actor: AccountFormActor;
  /** Shown while the form is closed. */
  readonly closed?: ReactNode;
  readonly renderFields: (bound: Bound, view: AccountFormView) => ReactNode;
  readonly submitLabel: string;
  readonly changeLabel: string;
  /** The submit label of the code step, when the code does more than verify. */
  readonly codeLabel?: string;
  /** Shows a button that closes the form. */
  readonly canClose?: boolean;
  readonly danger?: boolean;
  readonly large?: boolean;
}

/** The base of all account forms: the fields, then the code that confirms them. */
export function AccountForm(props: AccountFormProps) {
  const { actor, closed = null, danger = false, large = false } = props;
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const view = accountFormView(
    useView(actor, (snapshot) => snapshot),
    now,
  );
  const bound: Bound = (field) => ({
    name: field,
    value: view.fields[field],
    error: view.errors[field],
    onValue: (text) => actor.send({ type: 'field.type', field, text }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: view.canRetry ? 'step.retry' : 'form.submit' });
    const { errors } = accountFormView(actor.getSnapshot(), 0);
    const first = order.find((field) => errors[field] !== undefined);
    if (first) focusOn(form, first);
  };
  if (view.stage === 'closed') return closed;
  if (view.stage === 'code') {
    return (
      <CodeStep
        view={view}
        changeLabel={props.changeLabel}
        submitLabel={props.codeLabel}
        danger={danger}
        onType={(text) => actor.send({ type: 'code.type', text })}
        onSubmit={() => false}
        onRetry={() => actor.send({ type: 'step.retry' })}
        onResend={() => actor.send({ type: 'code.resend' })}
        onChange={() => actor.send({ type: 'form.change' })}
      />
    );
  }
  return (
    <>
      {view.doneText !== null && <Notice tone="good">{view.doneText}</Notice>}
      {view.stage === 'done' && closed !== null ? (
        closed
      ) : (
        <form className={css.form} ref={form} noValidate onSubmit={submit}>
          {props.renderFields(bound, view)}
          {view.notice !== null && <Notice tone={view.canRetry ? 'bad' : 'warning'}>{view.notice}</Notice>}
          <div className={css.actions}>
            <Button
              type="submit"
              tone={danger ? 'danger' : 'solid'}
              busy={view.isBusy}
              {...(large ? { size: 'large' as const, block: true } : {})}
            >
              {view.isBusy ? t`One moment…` : view.canRetry ? t`Try again` : props.submitLabel}
            </Button>
            {props.canClose === true && (
              <Button tone="text" onClick={() => actor.send({ type: 'form.close' })}>
                {t`Cancel`}
              </Button>
            )}
          </div>
        </form>
      )}
    </>
  );
}
