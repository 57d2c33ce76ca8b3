import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { stockAlertLogic } from '../../../src/machines/catalogue/stock-alert/stock-alert.actors.ts';
import { allThereInput, stockAlertInput } from '../../../src/machines/catalogue/stock-alert/stock-alert.cases.ts';
import { stockAlertView } from '../../../src/machines/catalogue/stock-alert/stock-alert.view.ts';
import { refused } from '../../../src/machines/kit/cases.ts';
import { held, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

/** A form of somebody who isn't signed in, refused by the shop. */
async function refusedForm() {
  const ask = held<unknown[], { to: string }>();
  const ports = {
    ask,
    readOwn: () => Promise.reject(new Error('Nobody is signed in')),
    stop: () => Promise.resolve(),
  };
  const actor = createActor(stockAlertLogic(ports), { input: stockAlertInput }).start();
  actor.send({ type: 'alert.ask' });
  actor.send({ type: 'contact.type', text: '98765 43210' });
  actor.send({ type: 'contact.send' });
  await ask.fail(refused(429));
  return { actor, error: () => stockAlertView(actor.getSnapshot()).error };
}

test('WSH-01 why it was refused stands there until something else is typed', async () => {
  const { actor, error } = await refusedForm();
  expect(error()).not.toBeNull();
  actor.send({ type: 'alert.ask' });
  expect(error()).not.toBeNull();
  actor.send({ type: 'contact.type', text: '98765 43211' });
  expect(error()).toBeNull();
});

test('WSH-01 a form that is closed and opened again doesn’t say any more why it was refused', async () => {
  const { actor, error } = await refusedForm();
  actor.send({ type: 'alert.ask' });
  actor.send({ type: 'alert.close' });
  actor.send({ type: 'alert.ask' });
  expect([actor.getSnapshot().value, error()]).toEqual([{ typing: 'calm' }, null]);
});

test('WSH-01 where everything is in stock nothing is asked for, whoever is signed in', () => {
  const readOwn = held<[string], never>();
  const ports = { ask: () => Promise.reject(new Error('Nobody asked')), readOwn, stop: () => Promise.resolve() };
  const input = { ...allThereInput, isSignedIn: true };
  const actor = createActor(stockAlertLogic(ports), { input }).start();
  expect([actor.getSnapshot().value, readOwn.calls]).toEqual(['unneeded', []]);
});
