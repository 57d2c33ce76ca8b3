import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { accountListLogic } from '../../../src/machines/account/account-list/account-list.actors.ts';
import type { ListAct, Listed } from '../../../src/machines/account/account-list/account-list.machine.ts';
import { addressListView, sessionListView } from '../../../src/machines/account/account-list/account-list.view.ts';
import { addressEditorLogic } from '../../../src/machines/account/address-editor/address-editor.actors.ts';
import { addressEditorView } from '../../../src/machines/account/address-editor/address-editor.view.ts';
import type { SavedAddress } from '../../../src/machines/checkout/address-form/address-form.types.ts';
import type { Address } from '../../../src/domain/kit/address.ts';
import type { Delivery } from '../../../src/machines/catalogue/delivery-check/delivery-check.machine.ts';
import { dataDownloadLogic } from '../../../src/machines/account/data-download/data-download.actors.ts';
import { dataDownloadView } from '../../../src/machines/account/data-download/data-download.view.ts';
import { held, offline, parent, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const home: SavedAddress = {
  id: '5f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11',
  name: 'Asha Rao',
  phone: '+919000000001',
  line1: '4B, Palm Residency',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560066',
  isDefault: true,
};

function listed() {
  const loadItems = held<[AbortSignal], Listed>();
  const changeItem = held<[ListAct, AbortSignal], void>();
  const actor = createActor(accountListLogic({ loadItems, changeItem })).start();
  return { actor, loadItems, changeItem };
}

test('ACC-02 an address is removed after a question, and the list comes anew', async () => {
  const { actor, loadItems, changeItem } = listed();
  const view = () => addressListView(actor.getSnapshot());
  await loadItems.answer({ items: [home], hasPassword: false, awaitedEmail: null });
  expect(view().rows).toEqual([
    {
      id: home.id,
      name: 'Asha Rao',
      text: '4B, Palm Residency, Bengaluru, Karnataka 560066',
      phone: '+91 90000 00001',
      isDefault: true,
    },
  ]);
  const act = { verb: 'remove', id: home.id } as const;
  actor.send({ type: 'item.ask', act });
  expect({ asked: view().asked, calls: changeItem.calls.length }).toEqual({ asked: act, calls: 0 });
  actor.send({ type: 'item.keep' });
  expect(view().asked).toBe(null);
  actor.send({ type: 'item.ask', act });
  actor.send({ type: 'item.confirm' });
  await changeItem.answer();
  await loadItems.answer({ items: [], hasPassword: false, awaitedEmail: null });
  expect({ act: changeItem.calls[0]?.[0], rows: view().rows }).toEqual({ act, rows: [] });
});

test('ACC-02 addresses that couldn’t be loaded again aren’t offered, as nothing can be done with them', async () => {
  const { actor, loadItems } = listed();
  const view = () => addressListView(actor.getSnapshot());
  await loadItems.answer({ items: [home], hasPassword: false, awaitedEmail: null });
  actor.send({ type: 'list.changed' });
  await loadItems.fail(offline);
  expect([view().stage, view().rows]).toEqual(['failed', []]);
  actor.send({ type: 'list.retry' });
  await loadItems.answer({ items: [home], hasPassword: false, awaitedEmail: null });
  expect(view().rows).toHaveLength(1);
});

test('SES-05 a device that could not be signed out stays and says so; a list that did not come is asked for again', async () => {
  const { actor, loadItems, changeItem } = listed();
  const view = () => sessionListView(actor.getSnapshot(), Date.now());
  await loadItems.fail(offline);
  expect([view().stage, view().hasPassword]).toEqual(['failed', null]);
  actor.send({ type: 'list.retry' });
  const at = new Date(Date.now()).toISOString();
  const old = '2026-01-05T04:30:00.000Z';
  await loadItems.answer({
    items: [
      { id: 'a', device: 'Chrome on Android', signedInAt: at, lastUsedAt: at, isThis: true },
      { id: 'b', device: 'Safari on iPhone', signedInAt: old, lastUsedAt: at, isThis: false },
      { id: 'c', device: 'Firefox on Linux', signedInAt: old, lastUsedAt: old, isThis: false },
    ],
    hasPassword: true,
    awaitedEmail: 'asha@home.test',
  });
  expect(view().rows.map(({ when }) => when)).toEqual([
    'This device',
    'Last used today',
    'Last used on 5 January 2026',
  ]);
  actor.send({ type: 'item.act', act: { verb: 'end', id: 'b' } });
  expect(view().running).toEqual({ verb: 'end', id: 'b' });
  await changeItem.fail(offline);
  expect(view()).toMatchObject({ notice: 'Couldn’t sign out that device. Try again.', running: null });
  expect(view().rows.length).toBe(3);
});

function edited(id: string | null) {
  const findAddress = held<[string, AbortSignal], SavedAddress | null>();
  const saveAddress = held<[Address, AbortSignal], SavedAddress>();
  const findDelivery = held<[string, AbortSignal], Delivery>();
  const owner = parent<{ type: 'address.kept' }>();
  const logic = addressEditorLogic({ findAddress, saveAddress, findDelivery });
  const actor = createActor(logic, { input: { parent: owner, id } }).start();
  const form = () => actor.getSnapshot().children.addressForm;
  return {
    actor,
    findAddress,
    saveAddress,
    findDelivery,
    form,
    told: owner.told,
    stage: () => addressEditorView(actor.getSnapshot()).stage,
    title: () => addressEditorView(actor.getSnapshot()).title,
  };
}

test('ACC-02 the page of an address says whether it is a new one', () => {
  expect([edited(null).title(), edited(home.id).title()]).toEqual(['New address', 'Edit address']);
});

test('ACC-02 an address is changed with what was there before, and its pincode is looked up', async () => {
  const { findAddress, saveAddress, findDelivery, form, told, stage } = edited(home.id);
  await findAddress.answer(home);
  await vi.advanceTimersByTimeAsync(0);
  form()?.send({ type: 'field.type', field: 'pincode', text: '560001' });
  await findDelivery.answer({
    pincode: '560001',
    city: 'Elsewhere',
    state: 'Kerala',
    deliverable: true,
    cashOnDelivery: true,
    earliest: null,
    latest: null,
    fee: 0,
    freeFrom: 499,
  });
  form()?.send({ type: 'address.submit' });
  await saveAddress.answer({ ...home, pincode: '560001' });
  expect(saveAddress.calls[0]?.[0]).toMatchObject({ pincode: '560001', city: 'Bengaluru', state: 'Karnataka' });
  expect({ told, stage: stage() }).toEqual({ told: [{ type: 'address.kept' }], stage: 'kept' });
});

test('ACC-02 an address that is not there is not found; a new one begins empty', async () => {
  const { findAddress, stage } = edited('0f9f9c1d-58c5-4a0e-9d0e-5f0d2c8e2a11');
  await findAddress.answer(null);
  expect(stage()).toBe('missing');
  const fresh = edited(null);
  expect({ stage: fresh.stage(), asked: fresh.findAddress.calls }).toEqual({ stage: 'editing', asked: [] });
  const lost = edited(home.id);
  await lost.findAddress.fail(offline);
  expect(lost.stage()).toBe('failed');
  lost.actor.send({ type: 'address.retry' });
  expect(lost.stage()).toBe('finding');
});

test('ACC-06 the download says when it came and when it did not', async () => {
  const saveData = held<[AbortSignal], void>();
  const actor = createActor(dataDownloadLogic({ saveData })).start();
  const view = () => dataDownloadView(actor.getSnapshot());
  actor.send({ type: 'data.download' });
  expect(view()).toEqual({ isBusy: true, isFailed: false, text: null });
  await saveData.fail(offline);
  expect(view().isFailed).toBe(true);
  actor.send({ type: 'data.download' });
  await saveData.answer();
  expect(view()).toEqual({ isBusy: false, isFailed: false, text: 'Your data was saved as a file.' });
});
