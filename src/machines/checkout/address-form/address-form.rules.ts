import { t } from '../../../domain/kit/text/text.ts';
import {
  addressErrors,
  isPincode,
  states,
  type Address,
  type AddressErrors,
  type AddressField,
} from '../../../domain/kit/address.ts';
import type { Delivery } from '../../catalogue/delivery-check/delivery-check.machine.ts';
import { failureOf } from '../../kit/tells.ts';
import type { AddressDraft, AddressFormContext, SavedAddress } from './address-form.types.ts';

/** Updates a field as typed. A city or state that was cleared can be filled in automatically again. */
export function typedInto({ fields, typed }: AddressDraft, field: AddressField, text: string): AddressDraft {
  const value = field === 'pincode' ? text.replaceAll(/\D/gu, '').slice(0, 6) : text;
  const others = typed.filter((each) => each !== field);
  return { fields: { ...fields, [field]: value }, typed: value === '' ? others : [...others, field] };
}

/** Fills in city and state of the pincode, unless the shopper typed them (CHK-03). */
export function placedBy(draft: AddressDraft, delivery: Delivery): AddressDraft {
  if (delivery.pincode !== draft.fields.pincode) return draft;
  const { city, state } = delivery;
  const isKnown = states.some((each) => each === state);
  return {
    ...draft,
    fields: {
      ...draft.fields,
      ...(city !== null && !draft.typed.includes('city') ? { city } : {}),
      ...(state !== null && isKnown && !draft.typed.includes('state') ? { state } : {}),
    },
  };
}

/**
 * Everything that keeps the address from being used: field rules, delivery to the pincode, errors from the server.
 */
export function formErrors({ draft, delivery, refusals }: AddressFormContext): AddressErrors {
  const own = addressErrors(draft.fields);
  const { pincode } = draft.fields;
  const reach = isPincode(pincode) && !isReached(pincode, delivery) ? { pincode: unreachedText(pincode) } : {};
  return { ...refusals, ...reach, ...own };
}

/** False only if the shop knows that it doesn't deliver there. */
export function isReached(pincode: string, delivery: Delivery | null): boolean {
  return delivery === null || delivery.pincode !== pincode || delivery.deliverable;
}

export function unreachedText(pincode: string): string {
  return t`We don’t deliver to ${pincode} yet`;
}

/** The server's errors by field name; null if it has none. */
export function refusalsOf(error: unknown): AddressErrors | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return null;
  const known = Object.entries(failure.fields)
    .map(([path, message]) => [path.slice(path.lastIndexOf('.') + 1), message] as const)
    .filter(([field]) => isField(field));
  return known.length === 0 ? null : Object.fromEntries(known);
}

function isField(name: string): name is AddressField {
  return addressFields.some((field) => field === name);
}

const addressFields: readonly AddressField[] = ['name', 'phone', 'line1', 'line2', 'city', 'state', 'pincode'];

/** The saved address to select: the previous one, the default, or the first. */
export function choiceAmong(saved: readonly SavedAddress[], wanted: string | null): string | null {
  const found = saved.find(({ id }) => id === wanted) ?? saved.find(({ isDefault }) => isDefault) ?? saved[0];
  return found?.id ?? null;
}

export function chosenAddress({ saved, chosenId }: AddressFormContext): SavedAddress | null {
  return saved.find(({ id }) => id === chosenId) ?? null;
}

/** A saved address without its account data. */
export function plainAddress({ name, phone, line1, line2, city, state, pincode }: SavedAddress): Address {
  return { name, phone, line1, line2, city, state, pincode };
}

/** A draft of a saved address. All fields count as typed, so that none is overwritten. */
export function draftOf(saved: SavedAddress): AddressDraft {
  const fields = plainAddress(saved);
  return { fields, typed: addressFields.filter((field) => fields[field] !== '') };
}
