import { t } from '../../../domain/kit/text/text.ts';
import { useRef, type FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passwordSignInMachine } from '../../../machines/account/password-sign-in/password-sign-in.machine.ts';
import { passwordSignInView } from '../../../machines/account/password-sign-in/password-sign-in.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { useNow } from '../../kit/react/now.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { focusOn } from '../sign-in/focus-on.ts';
import * as css from '../sign-in/SignInForm.css.ts';

interface PasswordSignInFormProps {
  readonly actor: ActorRefFrom<typeof passwordSignInMachine>;
}

/** Signs in with number or e-mail, and password. */
export function PasswordSignInForm({ actor }: PasswordSignInFormProps) {
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const view = passwordSignInView(
    useView(actor, (snapshot) => snapshot),
    now,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'password.submit' });
    const { identifierError, passwordError } = passwordSignInView(actor.getSnapshot(), 0);
    if (identifierError !== null) focusOn(form, 'username');
    else if (passwordError !== null) focusOn(form, 'password');
  };
  return (
    <form className={css.form} ref={form} noValidate onSubmit={submit}>
      <TextField
        label={t`Mobile number or e-mail`}
        name="username"
        autoComplete="username"
        error={view.identifierError ?? undefined}
        value={view.identifier}
        onValue={(text) => actor.send({ type: 'identifier.type', text })}
      />
      <TextField
        label={t`Password`}
        name="password"
        type="password"
        autoComplete="current-password"
        hint={t`Forgot it? Sign in with a code, then set a new one in your profile.`}
        error={view.passwordError ?? undefined}
        value={view.password}
        onValue={(text) => actor.send({ type: 'password.type', text })}
      />
      {view.notice !== null && <Notice tone="warning">{view.notice}</Notice>}
      <Button type="submit" size="large" block busy={view.isBusy} disabled={!view.canSubmit && !view.isBusy}>
        {view.isBusy ? t`Signing in…` : t`Sign in`}
      </Button>
    </form>
  );
}
