import { t } from '../../../domain/kit/text/text.ts';
import { TextField } from '../../kit/field/TextField.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { LoadingRoom } from '../dashboard/LoadingRoom.tsx';
import { AccountForm, type AccountFormActor, type Bound } from './AccountForm.tsx';
import * as css from './AccountForm.css.ts';

/** Edits name and e-mail. A new e-mail needs a code. */
export function ProfileForm({ actor }: { actor: AccountFormActor }) {
  return (
    <AccountForm
      actor={actor}
      submitLabel={t`Save`}
      changeLabel={t`Edit address`}
      renderFields={(bound) => <Fields bound={bound} />}
    />
  );
}

/** The form's room while the server's profile isn't there yet. */
export function ProfileFormLoading() {
  return (
    <LoadingRoom words={t`Loading your details`} pairs={3}>
      <div className={css.form}>
        <Fields bound={(name) => ({ name, value: '', error: undefined, onValue: () => {} })} />
        <div className={css.actions}>
          <Button>{t`Save`}</Button>
        </div>
      </div>
    </LoadingRoom>
  );
}

function Fields({ bound }: { bound: Bound }) {
  return (
    <>
      <div className={css.pair}>
        <TextField {...bound('firstName')} label={t`First name`} autoComplete="given-name" />
        <TextField {...bound('lastName')} label={t`Last name`} autoComplete="family-name" />
      </div>
      <TextField
        {...bound('email')}
        label={t`E-mail`}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={t`For invoices, and to sign in with your password. We send a code to a new address.`}
      />
    </>
  );
}
