import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import { signInView, type SignInView } from '../../machines/sign-in/sign-in.view.ts';
import { useView } from '../app/actors.tsx';
import { useNow } from '../app/now.ts';
import { useSite } from '../app/site.tsx';
import { Button } from '../kit/Button.tsx';
import { phoneDigits } from '../kit/digits.ts';
import { Notice } from '../kit/Notice.tsx';
import { OtpField } from '../kit/OtpField.tsx';
import { PhoneField } from '../kit/PhoneField.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { textLink } from '../theme/page.css.ts';
import * as css from './SignInForm.css.ts';

export type SignInActor = ActorRefFrom<typeof signInMachine>;

interface StepProps {
  readonly actor: SignInActor;
  readonly view: SignInView;
}

/** Number, then code (SES-04). The steps stand in one place: on their own page and inside the checkout. */
export function SignInForm({ actor }: { actor: SignInActor }) {
  const now = useNow();
  const snapshot = useView(actor, (state) => state);
  const view = signInView(snapshot, now);
  return view.step === 'phone' ? <PhoneStep actor={actor} view={view} /> : <CodeStep actor={actor} view={view} />;
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
        label="Mobile number"
        hint={view.phoneHint}
        error={view.phoneError ?? undefined}
        value={phoneDigits(view.phone)}
        onValue={(text) => actor.send({ type: 'phone.type', text })}
      />
      <Trouble view={view} />
      <Button type="submit" size="large" block busy={view.isBusy}>
        {view.isBusy ? 'Sending…' : view.canRetry ? 'Try again' : 'Send code'}
      </Button>
      <SandboxHint />
    </form>
  );
}

function CodeStep({ actor, view }: StepProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusOn(form, 'code'), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: view.canRetry ? 'step.retry' : 'code.submit' });
    if (actor.getSnapshot().context.code.length < 6) focusOn(form, 'code');
  };
  return (
    <form className={css.form} ref={form} noValidate onSubmit={submit}>
      <p className={css.intro}>
        <output>{view.sentTo}</output>
        <Button tone="text" size="small" onClick={() => actor.send({ type: 'phone.change' })}>
          Change number
        </Button>
      </p>
      <OtpField
        label="6 digit code"
        error={view.codeError ?? undefined}
        value={view.code}
        onValue={(text) => actor.send({ type: 'code.type', text })}
      />
      <VisuallyHidden>
        <span role="alert">{view.codeError}</span>
      </VisuallyHidden>
      <Trouble view={view} />
      <div className={css.actions}>
        <Button type="submit" size="large" block busy={view.isBusy}>
          {view.isBusy ? 'Checking…' : view.canRetry ? 'Try again' : 'Verify'}
        </Button>
        <Button tone="text" disabled={!view.canResend} onClick={() => actor.send({ type: 'code.resend' })}>
          {view.resendText}
        </Button>
      </div>
      <SandboxHint />
    </form>
  );
}

function Trouble({ view }: { view: SignInView }) {
  return view.notice === null ? null : <Notice tone={view.canRetry ? 'bad' : 'warning'}>{view.notice}</Notice>;
}

/** In the sandbox nothing is sent; the messages have a page (SES-08). */
function SandboxHint() {
  if (useSite().mode !== 'sandbox') return null;
  return (
    <p className={css.sandbox}>
      This is a sandbox, nothing is sent.{' '}
      <a className={textLink} href="/sandbox/messages" target="_blank" rel="noreferrer">
        Read your code in the sandbox messages
      </a>
    </p>
  );
}

function focusOn(form: RefObject<HTMLFormElement | null>, name: string): void {
  form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
