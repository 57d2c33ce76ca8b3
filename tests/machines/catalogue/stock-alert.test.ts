import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { stockAlertLogic } from '../../../src/machines/catalogue/stock-alert/stock-alert.actors.ts';
import { allThereInput, stockAlertInput } from '../../../src/machines/catalogue/stock-alert/stock-alert.cases.ts';
import { stockAlertView } from '../../../src/machines/catalogue/stock-alert/stock-alert.view.ts';
import { refused } from '../../../src/machines/kit/cases.ts';
import { held, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('WSH-01 why it was refused stands there until something else is typed', async () => {
  const ask = held<unknown[], { to: string }>();
  const ports = {
    ask,
    readOwn: () => Promise.reject(new Error('Nobody is signed in')),
    stop: () => Promise.resolve(),
  };
  const actor = createActor(stockAlertLogic(ports), { input: stockAlertInput }).start();
  const error = () => stockAlertView(actor.getSnapshot()).error;
  actor.send({ type: 'alert.ask' });
  actor.send({ type: 'contact.type', text: '98765 43210' });
  actor.send({ type: 'contact.send' });
  await ask.fail(refused(429));
  expect(error()).not.toBeNull();
  actor.send({ type: 'alert.ask' });
  expect(error()).not.toBeNull();
  actor.send({ type: 'contact.type', text: '98765 43211' });
  expect(error()).toBeNull();
});

test('WSH-01 where everything is in stock nothing is asked for, whoever is signed in', () => {
  const readOwn = held<[string], never>();
  const ports = { ask: () => Promise.reject(new Error('Nobody asked')), readOwn, stop: () => Promise.resolve() };
  const input = { ...allThereInput, isSignedIn: true };
  const actor = createActor(stockAlertLogic(ports), { input }).start();
  expect([actor.getSnapshot().value, readOwn.calls]).toEqual(['unneeded', []]);
});
