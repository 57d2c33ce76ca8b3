import { t } from './text/text.ts';

/** A delivery address. Phone is +91 and 10 digits, pincode 6 digits; line2 may be empty. */
export interface Address {
  readonly name: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
}

/** The states and union territories of India, as used in postal addresses. */
export const states = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

const mobilePattern = /^\+91[6-9]\d{9}$/u;
const pincodePattern = /^[1-9]\d{5}$/u;

/** '+91' and ten digits from any way of typing them; null if it isn't an Indian mobile number. */
export function normalisedMobile(typed: string): string | null {
  const digits = typed.replaceAll(/[\s()-]/gu, '').replace(/^(?:\+91|0091|91(?=\d{10}$)|0)/u, '');
  const mobile = `+91${digits}`;
  return mobilePattern.test(mobile) ? mobile : null;
}

export function isPincode(text: string): boolean {
  return pincodePattern.test(text);
}

export type AddressField = keyof Address;

/** Messages by field, saying what to enter (CHK-03). Empty when the address is valid. */
export type AddressErrors = Partial<Record<AddressField, string>>;

const limits: Readonly<Record<AddressField, number>> = {
  name: 80,
  phone: 16,
  line1: 120,
  line2: 120,
  city: 60,
  state: 60,
  pincode: 6,
};

/** Validates an address as typed (CHK-03). */
export function addressErrors(address: Address): AddressErrors {
  const errors: AddressErrors = {};
  if (!isPincode(address.pincode)) errors.pincode = t`Enter the 6 digit pincode, for example 560066`;
  if (address.name.trim().length < 2) errors.name = t`Enter the name of the person who receives it`;
  if (normalisedMobile(address.phone) === null) {
    errors.phone = t`Enter a 10 digit mobile number that starts with 6, 7, 8 or 9`;
  }
  if (address.line1.trim() === '') errors.line1 = t`Enter the flat or house number, for example 4B, Palm Residency`;
  if (address.city.trim() === '') errors.city = t`Enter the city or town`;
  if (!states.some((state) => state === address.state)) errors.state = t`Choose a state`;
  for (const field of Object.keys(limits) as AddressField[]) {
    if (address[field].length > limits[field]) errors[field] = t`Use at most ${limits[field]} characters`;
  }
  return errors;
}

/** The address in its stored form: trimmed, the phone as +91 and ten digits. Expects a valid address. */
export function tidiedAddress(address: Address): Address {
  return {
    name: address.name.trim(),
    phone: normalisedMobile(address.phone) ?? address.phone,
    line1: address.line1.trim(),
    line2: address.line2.trim(),
    city: address.city.trim(),
    state: address.state,
    pincode: address.pincode,
  };
}
