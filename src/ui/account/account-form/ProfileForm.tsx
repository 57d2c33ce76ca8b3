import { TextField } from '../../kit/field/TextField.tsx';
import { AccountForm, type AccountFormActor } from './AccountForm.tsx';
import * as css from './AccountForm.css.ts';

/** Edits name and e-mail. A new e-mail needs a code. */
export function ProfileForm({ actor }: { actor: AccountFormActor }) {
  return (
    <AccountForm
      actor={actor}
      submitLabel="Save"
      changeLabel="Edit address"
      renderFields={(bound) => (
        <>
          <div className={css.pair}>
            <TextField {...bound('firstName')} label="First name" autoComplete="given-name" />
            <TextField {...bound('lastName')} label="Last name" autoComplete="family-name" />
          </div>
          <TextField
            {...bound('email')}
            label="E-mail"
            optional
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="For invoices, and to sign in with your password. We send a code to a new address."
          />
        </>
      )}
    />
  );
}
