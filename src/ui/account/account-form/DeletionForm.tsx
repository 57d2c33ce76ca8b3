import { Button } from '../../kit/action/Button.tsx';
import { AccountForm, type AccountFormActor } from './AccountForm.tsx';
import * as css from './AccountForm.css.ts';

/** The end of an account; a code proves who wants it (ACC-06). */
export function DeletionForm({ actor }: { actor: AccountFormActor }) {
  return (
    <AccountForm
      actor={actor}
      submitLabel="Send code to delete"
      changeLabel="Do not delete"
      codeLabel="Delete my account"
      canClose
      danger
      closed={
        <div className={css.actions}>
          <Button tone="outline" onClick={() => actor.send({ type: 'form.open' })}>
            Delete account
          </Button>
        </div>
      }
      renderFields={() => (
        <p className={css.words}>
          Your name, number, addresses, cart, prescriptions and what is left in your wallet are gone for good.
          Invoices stay without your name as long as the law asks. We send a code to your number first.
        </p>
      )}
    />
  );
}
