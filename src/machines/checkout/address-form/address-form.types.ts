import type { Address, AddressErrors, AddressField } from '../../../domain/kit/address.ts';
import type { Delivery, DeliveryCheckFact } from '../../catalogue/delivery-check/delivery-check.machine.ts';
import type { Tells } from '../../kit/tells.ts';

/** An address that the shopper's account keeps; the wire's fits. */
export interface SavedAddress extends Address {
  readonly id: string;
  readonly isDefault: boolean;
}

/** What was typed so far, and which fields the shopper filled in: those are never overwritten. */
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
  | DeliveryCheckFact;

export type AddressFormFact =
  | { type: 'address.drafted'; draft: AddressDraft }
  | { type: 'pincode.entered'; pincode: string }
  | { type: 'address.chosen'; addressId: string; address: Address };

export interface AddressFormInput {
  readonly parent: Tells<AddressFormFact>;
  readonly draft: AddressDraft;
  /** The saved address that was chosen last. */
  readonly chosenId: string | null;
  /** The shop's answer for the pincode, if it is known already. */
  readonly delivery: Delivery | null;
}

export interface AddressFormContext extends AddressFormInput {
  readonly saved: readonly SavedAddress[];
  /** Fields that were left once; they show what they want. */
  readonly left: readonly AddressField[];
  /** What the server would not take. */
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
