import { t } from '../../../domain/kit/text/text.ts';
import { useRef, type FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '../../../machines/account/sign-in/sign-in.machine.ts';
import { signInView, type SignInView } from '../../../machines/account/sign-in/sign-in.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { useNow } from '../../kit/react/now.ts';
import { Button } from '../../kit/action/Button.tsx';
import { phoneDigits } from '../../kit/field/digits.ts';
import { Notice } from '../../kit/status/Notice.tsx';
import { PhoneField } from '../../kit/field/PhoneField.tsx';
import { CodeStep } from './CodeStep.tsx';
import { focusOn } from './focus-on.ts';
import { SandboxHint } from './SandboxHint.tsx';
import * as css from './SignInForm.css.ts';

export type SignInActor = ActorRefFrom<typeof signInMachine>;

interface StepProps {
  readonly actor: SignInActor;
  readonly view: SignInView;
}

/** Signs in by code: first the number, then the code. Used on its own page and in the checkout. */
export function SignInForm({ actor }: { actor: SignInActor }) {
  const now = useNow();
  const snapshot = useView(actor, (state) => state);
  const view = signInView(snapshot, now);
  return view.step === 'phone' ? <PhoneStep actor={actor} view={view} /> : <Code actor={actor} view={view} />;
}

function PhoneStep({ actor, view }: StepProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: view.canRetry ? 'step.retry' : 'phone.submit' });
    if (signInView(actor.getSnapshot(), 0).phoneError) focusOn(form, 'phone');
  };
  return (
    <form className={css.form} ref={form} noValidate onSubmit={submit}>
      <PhoneField
        label={t`Mobile number`}
        hint={view.phoneHint}
        error={view.phoneError ?? undefined}
        value={phoneDigits(view.phone)}
        onValue={(text) => actor.send({ type: 'phone.type', text })}
        disabled={view.isLocked}
      />
      {view.isLocked && (
        <Button
          className={css.change}
          tone="text"
          size="small"
          onClick={() => actor.send({ type: 'phone.change' })}
        >
          {t`Change number`}
        </Button>
      )}
      {view.notice !== null && <Notice tone={view.canRetry ? 'bad' : 'warning'}>{view.notice}</Notice>}
      <Button type="submit" size="large" block busy={view.isBusy}>
        {view.isBusy ? t`Sending…` : view.canRetry ? t`Try again` : t`Send code`}
      </Button>
      <SandboxHint />
    </form>
  );
}

function Code({ actor, view }: StepProps) {
  return (
    <CodeStep
      view={view}
      changeLabel={t`Change number`}
      onType={(text) => actor.send({ type: 'code.type', text })}
      onSubmit={() => {
        actor.send({ type: 'code.submit' });
        return view.code.length === view.codeLength;
      }}
      onRetry={() => actor.send({ type: 'step.retry' })}
      onResend={() => actor.send({ type: 'code.resend' })}
      onChange={() => actor.send({ type: 'phone.change' })}
    />
  );
}
