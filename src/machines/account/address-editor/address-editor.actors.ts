import { fromPromise } from 'xstate';
import { addressFormLogic, type AddressFormPorts } from '../../checkout/address-form/address-form.actors.ts';
import type { SavedAddress } from '../../checkout/address-form/address-form.types.ts';
import {
  deliveryCheckLogic,
  type DeliveryCheckPorts,
} from '../../catalogue/delivery-check/delivery-check.actors.ts';
import { addressEditorMachine } from './address-editor.machine.ts';

export interface AddressEditorPorts {
  /** Null where the account keeps no such address; rejects with CallFailed. */
  findAddress(id: string, signal: AbortSignal): Promise<SavedAddress | null>;
  /** Keeps the new address, or the changed one. */
  readonly saveAddress: AddressFormPorts['saveAddress'];
  readonly findDelivery: DeliveryCheckPorts['findDelivery'];
}

export function addressEditorLogic(ports: AddressEditorPorts) {
  return addressEditorMachine.provide({
    actors: {
      findAddress: fromPromise<SavedAddress | null, { id: string }>(({ input, signal }) =>
        ports.findAddress(input.id, signal),
      ),
      // Here the form is for one address: there is nothing to choose from.
      addressForm: addressFormLogic({
        listAddresses: () => Promise.resolve([]),
        saveAddress: ports.saveAddress,
      }),
      // The pincode of this address is no wish of this device.
      delivery: deliveryCheckLogic({
        findDelivery: ports.findDelivery,
        readPincode: () => null,
        keepPincode: () => undefined,
      }),
    },
  });
}
