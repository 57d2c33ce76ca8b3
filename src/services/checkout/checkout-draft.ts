import type { OrderAttempt, OrderRequest } from '../../domain/checkout/order-attempt.ts';
import type { Address, AddressField } from '../../domain/kit/address.ts';
import type { PaymentMethod } from '../../domain/orders/order/order.ts';
import { readLines } from '../cart/cart-record.ts';
import { fieldsOf, listOf, textOf, wholeOf } from '../platform/storage/shape.ts';

/** The checkout data stored under one key. Longer-lived choices have their own keys. */
export interface CheckoutRecord {
  readonly address: { readonly fields: Address; readonly typed: readonly AddressField[] };
  /** The text in the coupon field. */
  readonly couponText: string;
  /** Whether the wallet pays what it can. */
  readonly usesWallet: boolean;
  readonly attempt: OrderAttempt | null;
  readonly orderId: string | null;
}

/** The selected address, in full so that the summary can show it. */
export interface ChosenAddress {
  readonly addressId: string;
  readonly place: Address;
}

const nothingTyped: Address = { name: '', phone: '', line1: '', line2: '', city: '', state: '', pincode: '' };
const emptyAddressRecord: CheckoutRecord['address'] = { fields: nothingTyped, typed: [] };

const addressFields = [
  'name',
  'phone',
  'line1',
  'line2',
  'city',
  'state',
  'pincode',
] as const satisfies AddressField[];
const methods = ['upi', 'card', 'netbanking', 'cod', 'wallet'] as const satisfies PaymentMethod[];

/** What was typed is kept for a day, in milliseconds, counted from the last change. */
export const typedLifetime = 24 * 60 * 60_000;

/**
 * Returns null when the stored record is malformed. What was typed is dropped after a day; an order that was begun
 * stays, since it may have been paid. `now` in milliseconds since 1970.
 */
export function readRecord(value: unknown, now: number): CheckoutRecord | null {
  const fields = fieldsOf(value);
  const draft = fieldsOf(fields?.['address']);
  const address = readAddress(draft?.['fields']);
  const typed = listOf(draft?.['typed'], (item) => addressFields.find((field) => field === item) ?? null);
  if (!fields || !address || !typed) return null;
  const isFresh = (wholeOf(fields['savedAt']) ?? 0) > now - typedLifetime;
  return {
    address: isFresh ? { fields: address, typed } : emptyAddressRecord,
    couponText: isFresh ? (textOf(fields['couponText']) ?? '') : '',
    usesWallet: fields['usesWallet'] === true,
    attempt: readAttempt(fields['attempt']),
    orderId: textOf(fields['orderId']),
  };
}

export function readChosen(value: unknown): ChosenAddress | null {
  const fields = fieldsOf(value);
  const addressId = textOf(fields?.['addressId']);
  const place = readAddress(fields?.['place']);
  return addressId !== null && place !== null ? { addressId, place } : null;
}

export function readMethod(value: unknown): PaymentMethod | null {
  return methods.find((method) => method === value) ?? null;
}

function readAddress(value: unknown): Address | null {
  const fields = fieldsOf(value);
  const name = textOf(fields?.['name']);
  const phone = textOf(fields?.['phone']);
  const line1 = textOf(fields?.['line1']);
  const line2 = textOf(fields?.['line2']);
  const city = textOf(fields?.['city']);
  const state = textOf(fields?.['state']);
  const pincode = textOf(fields?.['pincode']);
  if (name === null || phone === null || line1 === null || line2 === null) return null;
  if (city === null || state === null || pincode === null) return null;
  return { name, phone, line1, line2, city, state, pincode };
}

function readAttempt(value: unknown): OrderAttempt | null {
  const fields = fieldsOf(value);
  const key = textOf(fields?.['key']);
  const request = readRequest(fields?.['request']);
  return key !== null && request !== null ? { key, request } : null;
}

function readRequest(value: unknown): OrderRequest | null {
  const fields = fieldsOf(value);
  const lines = readLines(fields?.['lines']);
  const addressId = textOf(fields?.['addressId']);
  const paymentMethod = readMethod(fields?.['paymentMethod']);
  const expectedTotal = wholeOf(fields?.['expectedTotal']);
  if (!lines || paymentMethod === null || expectedTotal === null) return null;
  const couponCode = textOf(fields?.['couponCode']);
  const bundleId = textOf(fields?.['bundleId']);
  const fromWallet = wholeOf(fields?.['fromWallet']);
  const cartVersion = wholeOf(fields?.['cartVersion']);
  return { lines, couponCode, bundleId, addressId, paymentMethod, fromWallet, expectedTotal, cartVersion };
}
