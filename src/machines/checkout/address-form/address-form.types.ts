import type { Address, AddressErrors, AddressField } from '../../../domain/kit/address.ts';
import type { Delivery, DeliveryCheckFact } from '../../catalogue/delivery-check/delivery-check.machine.ts';
import type { Tells } from '../../kit/tells.ts';

/** A saved address; the API's address satisfies it. */
export interface SavedAddress extends Address {
  readonly id: string;
  readonly isDefault: boolean;
}

/** The address as typed so far, and the fields that the shopper filled in, which are never overwritten. */
export interface AddressDraft {
  readonly fields: Address;
  readonly typed: readonly AddressField[];
}

export type AddressFormEvent =
  | { type: 'field.type'; field: AddressField; text: string }
  | { type: 'field.leave'; field: AddressField }
  | { type: 'address.submit' }
  | { type: 'address.choose'; id: string }
  | { type: 'address.add' }
  | { type: 'addresses.show' }
  | { type: 'addresses.retry' }
  | DeliveryCheckFact;

export type AddressFormFact =
  | { type: 'address.drafted'; draft: AddressDraft }
  | { type: 'pincode.entered'; pincode: string }
  | { type: 'address.chosen'; addressId: string; address: Address };

export interface AddressFormInput {
  readonly parent: Tells<AddressFormFact>;
  readonly draft: AddressDraft;
  /** Id of the saved address last chosen. */
  readonly chosenId: string | null;
  /** Delivery terms of the pincode, if known. */
  readonly delivery: Delivery | null;
}

export interface AddressFormContext extends AddressFormInput {
  readonly saved: readonly SavedAddress[];
  /** Fields that have lost focus once; only these show errors. */
  readonly left: readonly AddressField[];
  /** Errors from the server. */
  readonly refusals: AddressErrors;
}

export const emptyAddress: Address = {
  name: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  pincode: '',
};
export const emptyAddressDraft: AddressDraft = { fields: emptyAddress, typed: [] };
