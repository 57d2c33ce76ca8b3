import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import { addressFormView } from '../../../machines/checkout/address-form/address-form.view.ts';
import type { CheckoutView } from '../../../machines/checkout/checkout/checkout.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Badge } from '../../kit/status/Badge.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { SignInForm } from '../../account/sign-in/SignInForm.tsx';
import { AddressForm, addressFormId, type AddressFormActor } from '../address-form/AddressForm.tsx';
import * as css from './CheckoutPage.css.ts';
import type { CheckoutSnapshot } from './CheckoutPage.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import type { DeliveryCheckRef } from '../../catalogue/delivery-check/delivery-view.ts';
import { DeliveryNote } from '../address-form/DeliveryNote.tsx';

interface DetailStepsProps {
  readonly snapshot: CheckoutSnapshot;
  readonly view: CheckoutView;
}

/** The steps for number and address, and a preview of the payment step. */
export function DetailSteps({ snapshot, view }: DetailStepsProps) {
  const { signIn, addressForm, delivery } = snapshot.children;
  const isContact = view.stage === 'contact';
  const below = (
    <>
      {view.hasCart && (
        <CheckoutStep
          number={view.needsAddress ? 3 : 2}
          title={t`Payment`}
          state="next"
          aside={view.needsAddress ? t`UPI, card, netbanking or cash` : t`UPI, card or netbanking`}
        />
      )}
      {!isContact && addressForm && <Continue actor={addressForm} />}
    </>
  );
  return (
    <>
      {isContact ? (
        <CheckoutStep number={1} title={t`Your number`} state="current">
          {signIn && <SignInForm actor={signIn} />}
        </CheckoutStep>
      ) : (
        <VerifiedNumber phone={view.phone ?? ''} />
      )}
      {view.needsAddress && (
        <CheckoutStep number={2} title={t`Delivery address`} state={isContact ? 'next' : 'current'}>
          {addressForm && delivery && <AddressWithDelivery addressForm={addressForm} delivery={delivery} />}
        </CheckoutStep>
      )}
      {addressForm ? <OnceLoaded actor={addressForm}>{below}</OnceLoaded> : below}
    </>
  );
}

/** What stands below the addresses waits until they are there: it would move under a finger. */
function OnceLoaded({ actor, children }: { readonly actor: AddressFormActor; readonly children: ReactNode }) {
  const isLoading = useView(actor, (snapshot) => snapshot.matches('loading'));
  return isLoading ? null : children;
}

/** Busy while a new address saves. */
function Continue({ actor }: { actor: AddressFormActor }) {
  const { stage } = addressFormView(useView(actor, (state) => state));
  return (
    <div className={css.bar} data-inset="">
      <Button className={css.barButton} type="submit" size="large" form={addressFormId} busy={stage === 'saving'}>
        {stage === 'saving' ? t`Saving your address…` : t`Continue to payment`}
      </Button>
    </div>
  );
}

function VerifiedNumber({ phone }: { phone: string }) {
  return (
    <CheckoutStep number={1} title={t`Your number`} state="done">
      <p className={css.summaryLine}>
        {phone}
        <Badge tone="good">{t`Verified`}</Badge>
      </p>
    </CheckoutStep>
  );
}

function AddressWithDelivery({
  addressForm,
  delivery,
}: {
  addressForm: AddressFormActor;
  delivery: DeliveryCheckRef;
}) {
  const isLooking = useView(delivery, (snapshot) => snapshot.matches('asking'));
  return <AddressForm actor={addressForm} isLooking={isLooking} delivery={<DeliveryNote actor={delivery} />} />;
}
