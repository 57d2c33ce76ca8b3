import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import { emptyAddress } from '../../checkout/address-form/address-form.types.ts';
import type { AddressEditorInput } from './address-editor.machine.ts';

const id = '5f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11';

export const addressEditorInput: AddressEditorInput = { parent: nobody, id };

/** An existing address, and a new one. */
export const addressEditorStarts: readonly AddressEditorInput[] = [
  addressEditorInput,
  { parent: nobody, id: null },
];

const delivery = {
  pincode: '560066',
  city: 'Bengaluru',
  state: 'Karnataka',
  deliverable: true,
  cashOnDelivery: true,
  earliest: '2026-11-06',
  latest: '2026-11-08',
  fee: 0,
  freeFrom: 499,
};

export const addressEditorCases: EventCases = {
  'pincode.entered': [command('pincode.entered', { pincode: '560066' })],
  'delivery.answered': [command('delivery.answered', { delivery })],
  'address.chosen': [command('address.chosen', { addressId: id, address: emptyAddress })],
  'xstate.done.actor.findAddress': [
    done('findAddress', { ...emptyAddress, id, isDefault: true }),
    done('findAddress', null),
  ],
  'xstate.error.actor.findAddress': [failed('findAddress')],
};
