import { bengaluru, nowhere } from '../../catalogue/delivery-check/delivery-check.cases.ts';
import { command, done, failed, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleOrder } from '../../orders/order-cases.ts';
import { CallFailed } from '../../kit/tells.ts';
import {
  emptyAddressDraft,
  type AddressFormContext,
  type AddressFormInput,
  type SavedAddress,
} from './address-form.types.ts';

export const savedAddress: SavedAddress = {
  ...sampleOrder.address,
  id: '7c0a4b1e-3f5d-4c8a-9b21-6d7e8f901234',
  isDefault: true,
};

export const addressFormInput: AddressFormInput = {
  parent: nobody,
  draft: emptyAddressDraft,
  chosenId: null,
  delivery: null,
};

const refusedField = new CallFailed({
  kind: 'refused',
  status: 422,
  slug: 'invalid-input',
  message: 'Something in the request isn’t right',
  fields: { 'address.pincode': 'Enter a 6 digit pincode' },
  retryAfter: null,
  body: null,
});

export const addressFormCases: EventCases = {
  'field.type': nextField,
  'field.leave': [command('field.leave', { field: 'pincode' })],
  'address.choose': [savedAddress.id, 'gone'].map((id) => command('address.choose', { id })),
  'delivery.answered': [
    command('delivery.answered', { delivery: bengaluru }),
    command('delivery.answered', { delivery: nowhere }),
    command('delivery.answered', { delivery: { ...nowhere, pincode: savedAddress.pincode } }),
  ],
  'xstate.done.actor.listAddresses': [done('listAddresses', [savedAddress]), done('listAddresses', [])],
  'xstate.error.actor.listAddresses': [failed('listAddresses')],
  'xstate.done.actor.saveAddress': [done('saveAddress', savedAddress)],
  'xstate.error.actor.saveAddress': [failed('saveAddress'), failed('saveAddress', refusedField)],
};

/** Tells snapshots apart by what is filled in, chosen and refused, which decides what a submit does. */
export function addressFormKey({ context }: { readonly context: AddressFormContext }): string {
  const { draft, delivery, chosenId, saved, refusals } = context;
  return keyFor(draft, delivery?.pincode, delivery?.deliverable, chosenId, saved.length, refusals);
}

/** The field only returns the ten digits of a number. */
const typed = { ...sampleOrder.address, phone: '9000000001' };

/** Fills in one field after another, to limit the number of paths. */
function nextField({ context: { draft } }: { readonly context: AddressFormInput }) {
  return Object.entries(typed)
    .filter(([field, text]) => text !== '' && !draft.typed.some((each) => each === field))
    .slice(0, 1)
    .map(([field, text]) => command('field.type', { field, text }));
}
