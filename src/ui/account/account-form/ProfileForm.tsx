import { t } from '../../../domain/kit/text/text.ts';
import { TextField } from '../../kit/field/TextField.tsx';
import { AccountForm, type AccountFormActor } from './AccountForm.tsx';
import * as css from './AccountForm.css.ts';

/** Edits name and e-mail. A new e-mail needs a code. */
export function ProfileForm({ actor }: { actor: AccountFormActor }) {
  return (
    <AccountForm
      actor={actor}
      submitLabel={t`Save`}
      changeLabel={t`Edit address`}
      renderFields={(bound) => (
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
      )}
    />
  );
}
