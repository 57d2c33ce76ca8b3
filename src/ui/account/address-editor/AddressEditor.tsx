import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { addressEditorMachine } from '../../../machines/account/address-editor/address-editor.machine.ts';
import { addressEditorView } from '../../../machines/account/address-editor/address-editor.view.ts';
import { addressFormView } from '../../../machines/checkout/address-form/address-form.view.ts';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import * as css from '../account-form/AccountForm.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { AddressForm, addressFormId, type AddressFormActor } from '../../checkout/address-form/AddressForm.tsx';
import type { DeliveryCheckRef } from '../../catalogue/delivery-check/delivery-view.ts';
import { DeliveryNote } from '../../checkout/address-form/DeliveryNote.tsx';
import { SectionLoading } from '../dashboard/SectionLoading.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { Card } from '../../kit/display/Card.tsx';
import { NotFoundPage } from '../../shell/not-found/NotFoundPage.tsx';
import { text } from '../../kit/theme/text.css.ts';

/** Adds or edits an address. */
export function AddressEditor({ actor }: { actor: ActorRefFrom<typeof addressEditorMachine> }) {
  const snapshot = useView(actor, (state) => state);
  const { stage, title } = addressEditorView(snapshot);
  const { addressForm, delivery } = snapshot.children;
  if (stage === 'missing') return <NotFoundPage />;
  if (stage === 'finding') return <SectionLoading words={t`Loading the address`} />;
  return (
    <>
      <h1 className={text({ as: 'h2' })}>{title}</h1>
      {stage === 'failed' && (
        <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'address.retry' })}>
          {t`Couldn’t load the address. Try again.`}
        </RetryNotice>
      )}
      {addressForm && delivery && <Editing form={addressForm} delivery={delivery} />}
    </>
  );
}

function Editing({ form, delivery }: { form: AddressFormActor; delivery: DeliveryCheckRef }) {
  const isSaving = useView(form, (snapshot) => addressFormView(snapshot).stage === 'saving');
  const isLooking = useView(delivery, (snapshot) => snapshot.matches('asking'));
  return (
    <div className={css.cards}>
      <Card className={css.card}>
        <AddressForm actor={form} isLooking={isLooking} delivery={<DeliveryNote actor={delivery} />} />
        <div className={css.actions}>
          <Button type="submit" form={addressFormId} busy={isSaving}>
            {isSaving ? t`Saving…` : t`Save address`}
          </Button>
          <LinkButton tone="text" href="/dashboard/address">
            {t`Cancel`}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
