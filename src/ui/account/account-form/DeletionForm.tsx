import { t } from '../../../domain/kit/text/text.ts';
import { Button } from '../../kit/action/Button.tsx';
import { AccountForm, type AccountFormActor } from './AccountForm.tsx';
import * as css from './AccountForm.css.ts';

/** Deletes the account after confirmation by code. */
export function DeletionForm({ actor }: { actor: AccountFormActor }) {
  return (
    <AccountForm
      actor={actor}
      submitLabel={t`Send code to delete`}
      changeLabel={t`Keep account`}
      codeLabel={t`Delete my account`}
      canClose
      danger
      closed={
        <div className={css.actions}>
          <Button tone="outline" onClick={() => actor.send({ type: 'form.open' })}>
            {t`Delete account`}
          </Button>
        </div>
      }
      renderFields={() => (
        <p className={css.words}>
          {t`This permanently deletes your name, number, addresses, cart, prescriptions and wallet balance. Invoices stay, without your name, for as long as the law requires. We’ll send a code to your number first.`}
        </p>
      )}
    />
  );
}
