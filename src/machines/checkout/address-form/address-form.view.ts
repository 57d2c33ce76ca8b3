import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { Address, AddressErrors, AddressField } from '../../../domain/kit/address.ts';
import type { addressFormMachine } from './address-form.machine.ts';
import { formErrors, isReached, unreachedText } from './address-form.rules.ts';
import type { SavedAddress } from './address-form.types.ts';

export interface AddressFormView {
  readonly stage: 'loading' | 'choosing' | 'editing' | 'saving' | 'done';
  readonly fields: Address;
  /** Only the errors to show now. */
  readonly errors: AddressErrors;
  readonly saved: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly isChosen: boolean;
  }[];
  readonly canShowSaved: boolean;
  /** The saved addresses couldn’t be loaded, and can be asked for again. */
  readonly canRetry: boolean;
  readonly canSubmit: boolean;
  /** A problem that belongs to no field; null otherwise. */
  readonly notice: string | null;
}

/** View model of the address step. */
export function addressFormView(snapshot: SnapshotFrom<typeof addressFormMachine>): AddressFormView {
  const { context } = snapshot;
  const isEditing = snapshot.matches('editing');
  return {
    stage: stageOf(snapshot),
    fields: context.draft.fields,
    errors: isEditing
      ? shownErrors(formErrors(context), snapshot.matches({ editing: 'refused' }), context.left)
      : {},
    saved: context.saved.map((each) => ({
      id: each.id,
      name: each.name,
      text: addressText(each),
      isChosen: each.id === context.chosenId,
    })),
    canShowSaved: snapshot.can({ type: 'addresses.show' }),
    canRetry: snapshot.can({ type: 'addresses.retry' }),
    canSubmit: snapshot.can({ type: 'address.submit' }),
    notice: noticeOf(snapshot),
  };
}

/** An address in one line: '4B, Palm Residency, Bengaluru, Karnataka 560066'. */
export function addressText({ line1, line2, city, state, pincode }: Omit<Address, 'name' | 'phone'>): string {
  return [line1, line2, city, `${state} ${pincode}`].filter((part) => part.trim() !== '').join(', ');
}

function stageOf(snapshot: SnapshotFrom<typeof addressFormMachine>): AddressFormView['stage'] {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('saving')) return 'saving';
  return snapshot.status === 'done' ? 'done' : 'editing';
}

function shownErrors(errors: AddressErrors, isRefused: boolean, left: readonly AddressField[]): AddressErrors {
  return isRefused
    ? errors
    : Object.fromEntries(left.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}

function noticeOf(snapshot: SnapshotFrom<typeof addressFormMachine>): string | null {
  if (snapshot.matches({ editing: 'unsaved' })) {
    return t`Couldn’t save the address. What you typed is still here. Try again.`;
  }
  const chosen: SavedAddress | undefined = snapshot.context.saved.find(
    ({ id }) => id === snapshot.context.chosenId,
  );
  const isOut = snapshot.matches('choosing') && chosen && !isReached(chosen.pincode, snapshot.context.delivery);
  return isOut ? unreachedText(chosen.pincode) : null;
}
