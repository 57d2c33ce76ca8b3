import { t } from '../../../domain/kit/text/text.ts';
import { shortestPassword } from '../../../domain/account/account.ts';
import { Button } from '../../kit/action/Button.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { AccountForm, type AccountFormActor } from './AccountForm.tsx';
import * as css from './AccountForm.css.ts';

interface PasswordFormProps {
  readonly actor: AccountFormActor;
  /** Null while unknown. */
  readonly hasPassword: boolean | null;
}

/** Sets, changes or resets the password. Each needs a code. */
export function PasswordForm({ actor, hasPassword }: PasswordFormProps) {
  return (
    <AccountForm
      actor={actor}
      submitLabel={t`Send code`}
      changeLabel={t`Change password`}
      canClose
      closed={
        <div className={css.actions}>
          <Button tone="outline" onClick={() => actor.send({ type: 'form.open' })}>
            {passwordLabel(hasPassword)}
          </Button>
        </div>
      }
      renderFields={(bound) => (
        <TextField
          {...bound('password')}
          label={t`New password`}
          type="password"
          autoComplete="new-password"
          hint={t`At least ${shortestPassword} characters. A few words are easy to remember and hard to guess.`}
        />
      )}
    />
  );
}

function passwordLabel(hasPassword: boolean | null): string {
  if (hasPassword === null) return t`Set a new password`;
  return hasPassword ? t`Change password` : t`Set a password`;
}
