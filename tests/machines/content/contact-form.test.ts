import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ContactField, ContactFields } from '../../../src/domain/content/contact.ts';
import { contactFormLogic } from '../../../src/machines/content/contact-form/contact-form.actors.ts';
import { contactFormView } from '../../../src/machines/content/contact-form/contact-form.view.ts';
import { CallFailed } from '../../../src/machines/kit/tells.ts';
import { held, offline, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const sendLetter = held<[ContactFields, AbortSignal], void>();
  const actor = createActor(contactFormLogic({ sendLetter, now: () => Date.now() })).start();
  return {
    actor,
    sendLetter,
    type: (field: ContactField, text: string) => actor.send({ type: 'field.type', field, text }),
    view: () => contactFormView(actor.getSnapshot(), Date.now()),
  };
}

function written() {
  const form = opened();
  form.type('name', 'Asha Rao');
  form.type('email', 'asha@example.com');
  form.type('message', 'Is the oil good for a dog of four years?');
  return form;
}

function refusal(status: number, fields: Readonly<Record<string, string>>, retryAfter: number | null = null) {
  return new CallFailed({
    kind: 'refused',
    status,
    slug: 'refused',
    message: 'Write to care@example.in',
    fields,
    retryAfter,
    body: null,
  });
}

test('CNT-01 a letter that is missing something says so at its fields, and nothing is sent', () => {
  const { actor, sendLetter, type, view } = opened();
  type('phone', '12');
  actor.send({ type: 'form.submit' });
  expect(Object.keys(view().errors)).toEqual(['name', 'email', 'phone', 'message']);
  type('name', 'Asha');
  expect(view().errors).toEqual({});
  expect(sendLetter.calls).toEqual([]);
});

test('CNT-01 a letter is sent once, and the next one begins with the same name', async () => {
  const { actor, sendLetter, view } = written();
  actor.send({ type: 'form.submit' });
  actor.send({ type: 'form.submit' });
  expect([sendLetter.calls.length, view().isBusy, view().button]).toEqual([1, true, 'Sending…']);
  await sendLetter.answer(undefined);
  expect(view().isSent).toBe(true);
  actor.send({ type: 'form.open' });
  expect(view()).toMatchObject({ isSent: false, fields: { name: 'Asha Rao', message: '' } });
});

test('CNT-01 without an answer the letter is kept and sent again', async () => {
  const { actor, sendLetter, view } = written();
  actor.send({ type: 'form.submit' });
  await sendLetter.fail(offline);
  expect(view()).toMatchObject({ button: 'Try again', isBad: true, fields: { name: 'Asha Rao' } });
  actor.send({ type: 'form.submit' });
  await sendLetter.answer(undefined);
  expect(view().isSent).toBe(true);
});

test('CNT-01, ERR-02 what the server refuses stands at its field, or above the button', async () => {
  const { actor, sendLetter, view } = written();
  actor.send({ type: 'form.submit' });
  await sendLetter.fail(refusal(422, { email: 'Enter an e-mail address' }));
  expect([view().errors, view().notice]).toEqual([{ email: 'Enter an e-mail address' }, null]);
  actor.send({ type: 'form.submit' });
  await sendLetter.fail(refusal(403, {}));
  expect([view().errors, view().notice]).toEqual([{}, 'Write to care@example.in']);
});

test('CNT-01 too many letters have a moment until which to wait', async () => {
  const { actor, sendLetter, view } = written();
  actor.send({ type: 'form.submit' });
  await sendLetter.fail(refusal(429, {}, 90));
  expect([view().canSend, view().notice]).toEqual([
    false,
    'Too many messages. Wait 1:30. What you wrote is still here.',
  ]);
  vi.advanceTimersByTime(90_000);
  expect([view().canSend, view().notice]).toEqual([true, null]);
});
