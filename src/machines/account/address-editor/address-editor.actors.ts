import { fromPromise } from 'xstate';
import { addressFormLogic, type AddressFormPorts } from '../../checkout/address-form/address-form.actors.ts';
import type { SavedAddress } from '../../checkout/address-form/address-form.types.ts';
import {
  deliveryCheckLogic,
  type DeliveryCheckPorts,
} from '../../catalogue/delivery-check/delivery-check.actors.ts';
import { addressEditorMachine } from './address-editor.machine.ts';

export interface AddressEditorPorts {
  /** Null if the account has no such address. Rejects with CallFailed. */
  findAddress(id: string, signal: AbortSignal): Promise<SavedAddress | null>;
  /** Saves a new or changed address. */
  readonly saveAddress: AddressFormPorts['saveAddress'];
  readonly findDelivery: DeliveryCheckPorts['findDelivery'];
}

export function addressEditorLogic(ports: AddressEditorPorts) {
  return addressEditorMachine.provide({
    actors: {
      findAddress: fromPromise<SavedAddress | null, { id: string }>(({ input, signal }) =>
        ports.findAddress(input.id, signal),
      ),
      // The form edits a single address, so there are no saved ones to choose from.
      addressForm: addressFormLogic({
        listAddresses: () => Promise.resolve([]),
        saveAddress: ports.saveAddress,
      }),
      // Editing an address must not change the pincode remembered on this device.
      delivery: deliveryCheckLogic({
        findDelivery: ports.findDelivery,
        readPincode: () => null,
        keepPincode: () => undefined,
      }),
    },
  });
}
