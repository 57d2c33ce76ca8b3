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
      submitLabel="Send code"
      changeLabel="Change"
      large
      renderFields={(bound) => (
        <>
          <div className={css.pair}>
            <TextField {...bound('firstName')} label="First name" autoComplete="given-name" />
            <TextField {...bound('lastName')} label="Last name" optional autoComplete="family-name" />
          </div>
          <PhoneField
            {...bound('phone')}
            value={phoneDigits(bound('phone').value)}
            label="Mobile number"
            hint="We send a code by SMS, and updates on your orders to this number."
          />
          <TextField
            {...bound('email')}
            label="E-mail"
            optional
            type="email"
            autoComplete="email"
            hint="We’ll only write there after you confirm it with the link we send."
          />
          <TextField
            {...bound('password')}
            label="Password"
            optional
            type="password"
            autoComplete="new-password"
            hint={`At least ${shortestPassword} characters. Without a password, you sign in with a code.`}
          />
        </>
      )}
    />
  );
}
