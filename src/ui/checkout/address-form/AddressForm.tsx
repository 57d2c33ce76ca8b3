import { t } from '../../../domain/kit/text/text.ts';
import { useRef, type FormEvent, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { addressErrors, states, type Address, type AddressField } from '../../../domain/kit/address.ts';
import type { addressFormMachine } from '../../../machines/checkout/address-form/address-form.machine.ts';
import {
  addressFormView,
  type AddressFormView,
} from '../../../machines/checkout/address-form/address-form.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { phoneDigits } from '../../kit/field/digits.ts';
import { Notice } from '../../kit/status/Notice.tsx';
import { PhoneField } from '../../kit/field/PhoneField.tsx';
import { PincodeField } from '../../kit/field/PincodeField.tsx';
import { RadioRows } from '../../kit/choice/RadioRows.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import * as css from './AddressForm.css.ts';

export type AddressFormActor = ActorRefFrom<typeof addressFormMachine>;

/** The form's id, for a submit button outside of it. */
export const addressFormId = 'delivery-address';

/** In display order, to focus the first field with an error. */
const order: readonly AddressField[] = ['pincode', 'name', 'line1', 'line2', 'city', 'state', 'phone'];

interface AddressFormProps {
  readonly actor: AddressFormActor;
  /** The pincode is being looked up. */
  readonly isLooking: boolean;
  /** Delivery date, fee and cash on delivery for the pincode. */
  readonly delivery: ReactNode;
}

/** Selects a saved address, or asks for a new one, starting with the pincode. */
export function AddressForm({ actor, isLooking, delivery }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useView(actor, (state) => state);
  const view = addressFormView(snapshot);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'address.submit' });
    const { errors } = addressFormView(actor.getSnapshot());
    const first = order.find((field) => errors[field]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form id={addressFormId} className={css.form} ref={form} noValidate onSubmit={submit}>
      {view.stage === 'loading' && <Loading />}
      {view.stage === 'choosing' && <SavedAddresses actor={actor} view={view} />}
      {view.canRetry && (
        <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'addresses.retry' })}>
          {t`Couldn’t load your saved addresses. They’re safe. Enter one below, or try again.`}
        </RetryNotice>
      )}
      {(view.stage === 'editing' || view.stage === 'saving') && (
        <NewAddress actor={actor} view={view} isLooking={isLooking} />
      )}
      {view.notice !== null && <Notice tone="bad">{view.notice}</Notice>}
      {view.stage !== 'loading' && delivery}
    </form>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden>{t`Loading your addresses`}</VisuallyHidden>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </>
  );
}

function SavedAddresses({ actor, view }: { actor: AddressFormActor; view: AddressFormView }) {
  return (
    <>
      <RadioRows
        label={t`Your addresses`}
        rows={view.saved.map(({ id, name, text }) => ({ value: id, label: name, detail: text }))}
        value={view.saved.find(({ isChosen }) => isChosen)?.id ?? null}
        onValue={(id) => actor.send({ type: 'address.choose', id })}
      />
      <Button className={css.other} tone="text" onClick={() => actor.send({ type: 'address.add' })}>
        {t`Use another address`}
      </Button>
    </>
  );
}

interface NewAddressProps {
  readonly actor: AddressFormActor;
  readonly view: AddressFormView;
  readonly isLooking: boolean;
}

function NewAddress({ actor, view, isLooking }: NewAddressProps) {
  const { fields, errors } = view;
  const own = addressErrors(fields);
  const type = (field: AddressField) => (text: string) => actor.send({ type: 'field.type', field, text });
  const bound = (field: AddressField) => ({
    name: field,
    value: fields[field],
    onValue: type(field),
    onBlur: () => actor.send({ type: 'field.leave', field }),
    error: errors[field],
    good: fields[field] !== '' && !own[field],
  });
  return (
    <>
      <div className={css.pincode}>
        <PincodeField {...bound('pincode')} label={t`Pincode`} good={placeOf(fields)} busy={isLooking} />
      </div>
      <TextField {...bound('name')} label={t`Full name`} autoComplete="name" maxLength={80} />
      <TextField
        {...bound('line1')}
        label={t`Flat or house number, building`}
        autoComplete="address-line1"
        maxLength={120}
      />
      <TextField
        {...bound('line2')}
        label={t`Street, area, landmark`}
        optional
        autoComplete="address-line2"
        maxLength={120}
      />
      <div className={css.pair}>
        <TextField {...bound('city')} label={t`City or town`} autoComplete="address-level2" maxLength={60} />
        <Select {...bound('state')} label={t`State`} autoComplete="address-level1" options={stateOptions} />
      </div>
      <PhoneField
        {...bound('phone')}
        label={t`Mobile number for the courier`}
        value={phoneDigits(fields.phone)}
        hint={t`The courier calls this number on the day of delivery.`}
      />
      {view.canShowSaved && (
        <Button className={css.other} tone="text" onClick={() => actor.send({ type: 'addresses.show' })}>
          {t`Choose a saved address`}
        </Button>
      )}
    </>
  );
}

const stateOptions = [
  { value: '', label: t`Choose a state` },
  ...states.map((state) => ({ value: state, label: state })),
];

/** The place found for the pincode: 'Bengaluru, Karnataka'. */
function placeOf({ pincode, city, state }: Address): string | undefined {
  const place = [city, state].filter((part) => part !== '').join(', ');
  return pincode.length === 6 && place !== '' ? place : undefined;
}
