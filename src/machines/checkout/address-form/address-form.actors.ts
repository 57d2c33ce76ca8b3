import { fromPromise } from 'xstate';
import type { Address } from '../../../domain/kit/address.ts';
import { addressFormMachine } from './address-form.machine.ts';
import type { SavedAddress } from './address-form.types.ts';

export interface AddressFormPorts {
  /** The account's addresses, the default first. */
  listAddresses(signal: AbortSignal): Promise<readonly SavedAddress[]>;
  /** Rejects with a refused CallFailed, with messages in `fields`. */
  saveAddress(address: Address, signal: AbortSignal): Promise<SavedAddress>;
}

export function addressFormLogic(ports: AddressFormPorts) {
  return addressFormMachine.provide({
    actors: {
      listAddresses: fromPromise(({ signal }) => ports.listAddresses(signal)),
      saveAddress: fromPromise<SavedAddress, { address: Address }>(({ input, signal }) =>
        ports.saveAddress(input.address, signal),
      ),
    },
  });
}
