import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { defaultPopupSettings, type PopupSettings } from '../../../../src/domain/promotions/popup.ts';
import { popupWhatIfLogic } from '../../../../src/machines/admin/sections/popup-what-if/popup-what-if.actors.ts';
import { firstVisit, whatIf } from '../../../../src/machines/admin/sections/popup-what-if/popup-what-if.rules.ts';
import type {
  CodeVerdict,
  Visit,
} from '../../../../src/machines/admin/sections/popup-what-if/popup-what-if.types.ts';
import { popupWhatIfView } from '../../../../src/machines/admin/sections/popup-what-if/popup-what-if.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const asked = (visit: Partial<Visit>, settings: Partial<PopupSettings> = {}) =>
  whatIf({ ...defaultPopupSettings, ...settings }, { ...firstVisit, ...visit });

test('ADM-04 the first trigger of the shop decides when: the time, a scroll, or the pointer on a desktop', () => {
  expect(asked({})).toEqual({ kind: 'shows', cause: 'delay', seconds: 3 });
  expect(asked({ scrolled: '40' })).toEqual({ kind: 'shows', cause: 'scroll', seconds: 0.5 });
  expect(asked({ scrolled: '9' })).toMatchObject({ cause: 'delay' });
  expect(asked({ leavesAt: '2' })).toEqual({ kind: 'shows', cause: 'exit', seconds: 2 });
  expect(asked({ leavesAt: '2', device: 'phone' })).toMatchObject({ cause: 'delay' });
  expect(asked({ leavesAt: '2' }, { exitIntentEnabled: false })).toMatchObject({ cause: 'delay' });
  expect(asked({ seconds: '2' })).toEqual({ kind: 'not-due' });
  expect(asked({ seconds: '0' }, { showAfterSeconds: 0 })).toEqual({ kind: 'shows', cause: 'delay', seconds: 0 });
  expect(asked({ seconds: '4000' }, { showAfterSeconds: 3600 })).toMatchObject({ seconds: 3600 });
});

test('ADM-04 the guard that says no is named', () => {
  const refusal = (visit: Partial<Visit>, settings: Partial<PopupSettings> = {}) => asked(visit, settings);
  expect(refusal({}, { isActive: false })).toEqual({ kind: 'stays-away', refusal: 'inactive' });
  expect(refusal({ path: '/dashboard/orders' })).toEqual({ kind: 'stays-away', refusal: 'page' });
  expect(refusal({ session: '2' }, { maxShowsPerSession: 2 })).toEqual({ kind: 'stays-away', refusal: 'limit' });
  expect(refusal({ day: '2' }, { maxShowsPerDay: 2 })).toEqual({ kind: 'stays-away', refusal: 'limit' });
  expect(refusal({ day: '2' }, { maxShowsPerDay: 2, debugMode: true })).toMatchObject({ kind: 'shows' });
  expect(refusal({ past: 'claimed' })).toEqual({ kind: 'stays-away', refusal: 'claimed' });
  expect(refusal({ past: 'over' })).toEqual({ kind: 'stays-away', refusal: 'over' });
  for (const open of ['drawer', 'menu', 'form', 'payment', 'coupon-popup', 'membership-offer'] as const) {
    expect(refusal({ open })).toEqual({ kind: 'waits', cause: 'delay', seconds: 3, until: open });
  }
});

test('ADM-04 what the code gives a cart is asked of the shop, and forgotten when the visit changes', async () => {
  const checkCode = held<[string, number, AbortSignal], CodeVerdict>();
  const actor = createActor(popupWhatIfLogic({ checkCode })).start();
  const view = () => popupWhatIfView(actor.getSnapshot(), defaultPopupSettings);
  expect(view()).toMatchObject({
    title: 'Yes, it would show',
    text: 'After 3 seconds, when the delay has passed.',
  });
  actor.send({ type: 'visit.change', field: 'cart', value: '2000' });
  actor.send({ type: 'code.check', code: 'FLASH50' });
  expect(view().isChecking).toBe(true);
  await checkCode.answer({ isValid: true, saving: 500, reason: null });
  expect(view().code).toBe('FLASH50 takes ₹500 off this cart.');
  actor.send({ type: 'visit.change', field: 'path', value: '/dashboard' });
  expect(view()).toMatchObject({
    title: 'No',
    text: 'The sale isn’t allowed on this page. A disabled page wins over an enabled one.',
    code: null,
  });
  actor.send({ type: 'code.check', code: 'FLASH50' });
  await checkCode.fail(offline);
  expect(view().code).toBe('The shop didn’t answer. Try again.');
});
