import { t } from '../../../domain/kit/text/text.ts';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { OtpField } from '../../kit/field/OtpField.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import { SandboxHint } from './SandboxHint.tsx';
import { focusOn } from './focus-on.ts';
import * as css from './SignInForm.css.ts';

export interface CodeView {
  readonly code: string;
  readonly codeLength: number;
  readonly codeError: string | null;
  readonly sentTo: string | null;
  readonly isBusy: boolean;
  readonly notice: string | null;
  readonly canRetry: boolean;
  readonly canResend: boolean;
  readonly resendText: string;
}

interface CodeStepProps {
  readonly view: CodeView;
  /** 'Change number', 'Edit address'. */
  readonly changeLabel: string;
  /** 'Verify', or the action that can't be undone. */
  readonly submitLabel?: string | undefined;
  readonly danger?: boolean;
  readonly onType: (text: string) => void;
  /** Returns whether the code is complete. */
  readonly onSubmit: () => boolean;
  readonly onRetry: () => void;
  readonly onResend: () => void;
  readonly onChange: () => void;
}

/** Asks for the code sent to a number or an e-mail address. */
export function CodeStep(props: CodeStepProps) {
  const { view, submitLabel = t`Verify`, danger = false } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusOn(form, 'code'), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.canRetry) props.onRetry();
    else if (!props.onSubmit()) focusOn(form, 'code');
  };
  return (
    <form className={css.form} ref={form} noValidate onSubmit={submit}>
      <p className={css.intro}>
        <output>{view.sentTo}</output>
        <Button className={css.change} tone="text" size="small" onClick={props.onChange}>
          {props.changeLabel}
        </Button>
      </p>
      <OtpField
        label={t`${view.codeLength} digit code`}
        length={view.codeLength}
        error={view.codeError ?? undefined}
        value={view.code}
        onValue={props.onType}
      />
      <VisuallyHidden>
        <span role="alert">{view.codeError}</span>
      </VisuallyHidden>
      {view.notice !== null && <Notice tone={view.canRetry ? 'bad' : 'warning'}>{view.notice}</Notice>}
      <div className={css.actions}>
        <Button type="submit" size="large" block tone={danger ? 'danger' : 'solid'} busy={view.isBusy}>
          {view.isBusy ? t`Checking…` : view.canRetry ? t`Try again` : submitLabel}
        </Button>
        <Button tone="text" disabled={!view.canResend} onClick={props.onResend}>
          {view.resendText}
        </Button>
      </div>
      <SandboxHint />
    </form>
  );
}
