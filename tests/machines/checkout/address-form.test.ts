import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Address, AddressField } from '../../../src/domain/kit/address.ts';
import { addressFormLogic } from '../../../src/machines/checkout/address-form/address-form.actors.ts';
import { savedAddress } from '../../../src/machines/checkout/address-form/address-form.cases.ts';
import {
  emptyAddressDraft,
  type AddressFormFact,
  type AddressFormInput,
  type SavedAddress,
} from '../../../src/machines/checkout/address-form/address-form.types.ts';
import { addressFormView } from '../../../src/machines/checkout/address-form/address-form.view.ts';
import { bengaluru, nowhere } from '../../../src/machines/catalogue/delivery-check/delivery-check.cases.ts';
import { held, offline, parent, refusal, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

async function opened(saved: readonly SavedAddress[] | typeof offline = [], input: Partial<AddressFormInput> = {}) {
  const checkout = parent<AddressFormFact>();
  const listAddresses = held<[AbortSignal], readonly SavedAddress[]>();
  const saveAddress = held<[Address, AbortSignal], SavedAddress>();
  const actor = createActor(addressFormLogic({ listAddresses, saveAddress }), {
    input: { parent: checkout, draft: emptyAddressDraft, chosenId: null, delivery: null, ...input },
  });
  actor.start();
  if (saved instanceof Error) await listAddresses.fail(saved);
  else await listAddresses.answer(saved);
  const type = (field: AddressField, text: string) => actor.send({ type: 'field.type', field, text });
  const fill = () => {
    type('name', 'A Customer');
    type('phone', '90000 00001');
    type('line1', '4B, Palm Residency');
    type('city', 'Bengaluru');
    type('state', 'Karnataka');
    type('pincode', '560066');
  };
  return {
    actor,
    told: checkout.told,
    listAddresses,
    saveAddress,
    type,
    fill,
    view: () => addressFormView(actor.getSnapshot()),
    submit: () => actor.send({ type: 'address.submit' }),
  };
}

test('CHK-03 a pincode fills city and state where the shopper typed none', async () => {
  const { actor, type, told, view } = await opened();
  type('pincode', '5600 66');
  expect(told.at(-1)).toEqual({ type: 'pincode.entered', pincode: '560066' });
  actor.send({ type: 'delivery.answered', delivery: bengaluru });
  expect(view().fields).toMatchObject({ pincode: '560066', city: 'Bengaluru', state: 'Karnataka' });
});

test('CHK-03 what the shopper typed wins over the pincode, until it is emptied', async () => {
  const { actor, type, view } = await opened();
  type('city', 'Whitefield');
  type('pincode', '560066');
  actor.send({ type: 'delivery.answered', delivery: bengaluru });
  expect(view().fields).toMatchObject({ city: 'Whitefield', state: 'Karnataka' });
  type('city', '');
  actor.send({ type: 'delivery.answered', delivery: bengaluru });
  expect(view().fields.city).toBe('Bengaluru');
});

test('CHK-03 the answer for a pincode that is no longer there fills nothing', async () => {
  const { actor, type, view } = await opened();
  type('pincode', '110001');
  actor.send({ type: 'delivery.answered', delivery: bengaluru });
  expect(view().fields).toMatchObject({ city: '', state: '' });
});

test('CHK-03 a field says what it wants once it was left, and stops when it is right', async () => {
  const { actor, type, view } = await opened();
  type('pincode', '5600');
  expect(view().errors).toEqual({});
  actor.send({ type: 'field.leave', field: 'pincode' });
  expect(view().errors).toEqual({ pincode: 'Enter the 6 digit pincode, for example 560066' });
  type('pincode', '560066');
  expect(view().errors).toEqual({});
});

test('CHK-03 submitting with gaps names every one of them and loses nothing', async () => {
  const { type, submit, view, saveAddress } = await opened();
  type('name', 'A Customer');
  submit();
  expect(Object.keys(view().errors).toSorted()).toEqual(['city', 'line1', 'phone', 'pincode', 'state']);
  expect([view().fields.name, saveAddress.calls]).toEqual(['A Customer', []]);
});

test('CHK-03 a good address is kept with the account and chosen', async () => {
  const { fill, submit, saveAddress, told, view } = await opened();
  fill();
  submit();
  expect(view().stage).toBe('saving');
  expect(saveAddress.calls[0]?.[0]).toMatchObject({ phone: '+919000000001', line2: '' });
  await saveAddress.answer(savedAddress);
  const { id, isDefault: _, ...address } = savedAddress;
  expect(told.at(-1)).toEqual({ type: 'address.chosen', addressId: id, address });
});

test('CHK-03 what the server does not take is said at its field until that is typed again', async () => {
  const { fill, submit, saveAddress, view, type } = await opened();
  fill();
  submit();
  await saveAddress.fail(refusal(422, { fields: { 'address.line1': 'Use plain text' } }));
  expect([view().errors, view().fields.line1]).toEqual([{ line1: 'Use plain text' }, '4B, Palm Residency']);
  type('line1', '4B');
  expect(view().errors).toEqual({});
});

test('CHK-03 an address that could not be kept is still there and can be sent again', async () => {
  const { fill, submit, saveAddress, view } = await opened();
  fill();
  submit();
  await saveAddress.fail(offline);
  expect([view().stage, view().fields.city]).toEqual(['editing', 'Bengaluru']);
  expect(view().notice).toBe('Couldn’t save the address. What you typed is still here. Try again.');
  submit();
  expect(saveAddress.calls).toHaveLength(2);
});

test('CHK-01 saved addresses are offered, the default one first, and one can be chosen', async () => {
  const other = { ...savedAddress, id: 'other', isDefault: false, pincode: '560001' };
  const { actor, view, told, submit } = await opened([other, savedAddress]);
  expect(view().saved.map(({ isChosen }) => isChosen)).toEqual([false, true]);
  expect(told.at(-1)).toEqual({ type: 'pincode.entered', pincode: '560066' });
  actor.send({ type: 'address.choose', id: 'other' });
  expect(told.at(-1)).toEqual({ type: 'pincode.entered', pincode: '560001' });
  actor.send({ type: 'address.choose', id: 'nobody’s' });
  submit();
  expect(told.at(-1)).toMatchObject({ type: 'address.chosen', addressId: 'other' });
});

test('CHK-01 a new address can be typed beside the saved ones, and given up again', async () => {
  const { actor, view } = await opened([savedAddress]);
  actor.send({ type: 'address.add' });
  expect([view().stage, view().canShowSaved]).toEqual(['editing', true]);
  actor.send({ type: 'addresses.show' });
  expect(view().stage).toBe('choosing');
});

test('CHK-02 a half typed address comes back instead of the saved ones', async () => {
  const fields = { ...emptyAddressDraft.fields, name: 'A Customer' };
  const { view } = await opened([savedAddress], { draft: { fields, typed: ['name'] } });
  expect([view().stage, view().fields.name]).toEqual(['editing', 'A Customer']);
});

test('CHK-01, CHK-08 an address that is out of reach cannot be used', async () => {
  const far = { ...savedAddress, pincode: nowhere.pincode };
  const saved = await opened([far], { delivery: nowhere });
  expect([saved.view().canSubmit, saved.view().notice]).toEqual([false, 'We don’t deliver to 110001 yet']);
  const typed = await opened();
  typed.fill();
  typed.type('pincode', nowhere.pincode);
  typed.actor.send({ type: 'delivery.answered', delivery: nowhere });
  typed.submit();
  expect(typed.view().errors).toEqual({ pincode: 'We don’t deliver to 110001 yet' });
});

test('CHK-03 saved addresses that couldn’t be loaded are asked for again, and what is typed meanwhile stays', async () => {
  const { actor, listAddresses, type, view } = await opened(offline);
  expect([view().stage, view().canRetry, view().notice]).toEqual(['editing', true, null]);
  type('name', 'Asha Rao');
  expect(view().canRetry).toBe(true);
  actor.send({ type: 'addresses.retry' });
  expect(view().stage).toBe('loading');
  await listAddresses.fail(offline);
  expect([view().stage, view().canRetry, view().fields.name]).toEqual(['editing', true, 'Asha Rao']);
  actor.send({ type: 'addresses.retry' });
  await listAddresses.answer([savedAddress]);
  expect([view().stage, view().canRetry, view().fields.name]).toEqual(['editing', false, 'Asha Rao']);
  expect(view().canShowSaved).toBe(true);
});

test('CHK-03 addresses that come at another try are offered to whoever has typed nothing', async () => {
  const { actor, listAddresses, view } = await opened(offline);
  actor.send({ type: 'addresses.retry' });
  await listAddresses.answer([savedAddress]);
  expect([view().stage, view().saved.map(({ isChosen }) => isChosen)]).toEqual(['choosing', [true]]);
});
