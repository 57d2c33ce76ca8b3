import { t } from '../../../domain/kit/text/text.ts';
import { shortestPassword } from '../../../domain/account/account.ts';
import { phoneDigits } from '../../kit/field/digits.ts';
import { PhoneField } from '../../kit/field/PhoneField.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { AccountForm, type AccountFormActor } from './AccountForm.tsx';
import * as css from './AccountForm.css.ts';

/** Registers with name and number, optionally a password. A code confirms the number. */
export function RegisterForm({ actor }: { actor: AccountFormActor }) {
  return (
    <AccountForm
      actor={actor}
      submitLabel={t`Send code`}
      changeLabel={t`Change`}
      large
      renderFields={(bound) => (
        <>
          <div className={css.pair}>
            <TextField {...bound('firstName')} label={t`First name`} autoComplete="given-name" />
            <TextField {...bound('lastName')} label={t`Last name`} optional autoComplete="family-name" />
          </div>
          <PhoneField
            {...bound('phone')}
            value={phoneDigits(bound('phone').value)}
            label={t`Mobile number`}
            hint={t`We send a code by SMS, and updates on your orders to this number.`}
          />
          <TextField
            {...bound('email')}
            label={t`E-mail`}
            optional
            type="email"
            autoComplete="email"
            hint={t`We’ll only write there after you confirm it with the link we send.`}
          />
          <TextField
            {...bound('password')}
            label={t`Password`}
            optional
            type="password"
            autoComplete="new-password"
            hint={t`At least ${shortestPassword} characters. Without a password, you sign in with a code.`}
          />
        </>
      )}
    />
  );
}
