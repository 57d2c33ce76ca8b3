import { maxQuantity } from '../../../domain/cart/cart.ts';
import { t } from '../../../domain/kit/text/text.ts';
import type { EditView } from '../../../machines/orders/subscription-list/subscription-list.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { RadioRows } from '../../kit/choice/RadioRows.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { Stepper } from '../../kit/action/Stepper.tsx';
import { DayField } from './DayField.tsx';
import * as css from './SubscriptionPanel.css.ts';
import type { SubscriptionActor } from './SubscriptionPanel.tsx';

interface SubscriptionEditProps {
  readonly actor: SubscriptionActor;
  readonly edit: EditView;
  readonly name: string;
}

/** Edits quantity, date, address and payment. */
export function SubscriptionEdit({ actor, edit, name }: SubscriptionEditProps) {
  const { draft, isSaving } = edit;
  return (
    <form
      className={css.form}
      aria-label={t`Change ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'edit.save' });
      }}
    >
      <div className={css.stepper}>
        <Stepper
          of={name}
          value={draft.quantity}
          max={maxQuantity}
          disabled={isSaving}
          onValue={(quantity) => actor.send({ type: 'edit.change', change: { quantity } })}
        />
      </div>
      <DayField
        label={t`Next delivery`}
        value={draft.nextOn}
        earliest={edit.earliest}
        latest={edit.latest}
        disabled={isSaving}
        onValue={(nextOn) => actor.send({ type: 'edit.change', change: { nextOn } })}
      />
      <Select
        label={t`Address`}
        options={edit.places}
        value={draft.addressId ?? ''}
        disabled={isSaving}
        onValue={(value) => actor.send({ type: 'edit.change', change: { addressId: value === '' ? null : value } })}
      />
      <RadioRows
        label={t`How you pay`}
        rows={[
          ...(edit.hasMandate
            ? [
                {
                  value: 'mandate',
                  label: t`By Autopay`,
                  detail: t`Your bank pays automatically`,
                  disabled: isSaving,
                } as const,
              ]
            : []),
          {
            value: 'link',
            label: t`By payment link`,
            detail: t`We send it on the day. Pay by UPI, card or netbanking`,
            disabled: isSaving,
          },
          {
            value: 'wallet',
            label: t`From the wallet`,
            detail: t`If the balance covers it, otherwise by payment link`,
            disabled: isSaving,
          },
        ]}
        value={draft.paysBy}
        onValue={(paysBy) => actor.send({ type: 'edit.change', change: { paysBy } })}
      />
      <div className={css.actions}>
        <Button type="submit" busy={isSaving}>
          {isSaving ? t`Saving…` : t`Save`}
        </Button>
        <Button tone="outline" disabled={isSaving} onClick={() => actor.send({ type: 'edit.leave' })}>
          {t`Discard changes`}
        </Button>
      </div>
    </form>
  );
}
