import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { refused } from '../../../src/machines/kit/cases.ts';
import { passwordSignInLogic } from '../../../src/machines/account/password-sign-in/password-sign-in.actors.ts';
import type { Credentials } from '../../../src/machines/account/password-sign-in/password-sign-in.machine.ts';
import { passwordSignInView } from '../../../src/machines/account/password-sign-in/password-sign-in.view.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import type { SessionProfile } from '../../../src/machines/account/session/session.machine.ts';
import type { SignInFact } from '../../../src/machines/account/sign-in/sign-in.types.ts';
import { held, offline, parent, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const prove = held<[Credentials, AbortSignal], { token: string; user: SessionProfile } | null>();
  const owner = parent<SignInFact>();
  const logic = passwordSignInLogic({ prove, now: () => Date.now() });
  const actor = createActor(logic, { input: { parent: owner } }).start();
  const submit = (identifier: string, password: string) => {
    actor.send({ type: 'identifier.type', text: identifier });
    actor.send({ type: 'password.type', text: password });
    actor.send({ type: 'password.submit' });
  };
  return { prove, submit, told: owner.told, view: () => passwordSignInView(actor.getSnapshot(), Date.now()) };
}

test.for([
  ['90000 00001', '+919000000001'],
  [' Asha@Example.com ', 'asha@example.com'],
] as const)('SES-05 %s and a password open the session of %s', async ([typed, identifier]) => {
  const { prove, submit, told } = opened();
  submit(typed, 'neem leaves at dawn');
  expect(prove.calls[0]?.[0]).toEqual({ identifier, password: 'neem leaves at dawn' });
  await prove.answer({ token: 'a-token', user: sampleProfile });
  expect(told).toEqual([{ type: 'session.begin', token: 'a-token', profile: sampleProfile, next: null }]);
});

test('SES-05 a wrong password and an unknown number read alike, and only the password is emptied', async () => {
  for (const outcome of ['client', 'server'] as const) {
    const { prove, submit, view, told } = opened();
    submit('9000000001', 'something else');
    await (outcome === 'client' ? prove.answer(null) : prove.fail(refused(422)));
    expect(view()).toMatchObject({
      identifier: '9000000001',
      password: '',
      passwordError: 'That number or e-mail and password don’t match',
    });
    expect(told).toEqual([]);
  }
});

test('SES-05 ADM-08 who is blocked reads why, and what they typed is not called wrong', async () => {
  const { prove, submit, view, told } = opened();
  submit('9000000001', 'neem leaves at dawn');
  await prove.fail(refused(403, null, 'account-blocked'));
  expect(view()).toMatchObject({
    identifier: '9000000001',
    password: '',
    passwordError: null,
    notice: 'Refused',
    canSubmit: true,
  });
  submit('9000000001', 'neem leaves at dawn');
  await prove.fail(offline);
  expect(view()).toMatchObject({ notice: 'We couldn’t reach the shop. Check your connection and try again.' });
  expect(told).toEqual([]);
});

test('SES-05 what is missing is asked for in place, and nothing is proven', () => {
  const { prove, submit, view } = opened();
  submit('nobody', '');
  expect(view()).toMatchObject({
    identifierError: 'Enter your mobile number or your e-mail address',
    passwordError: 'Enter your password',
  });
  expect(prove.calls).toEqual([]);
});

test('SES-05 without an answer what was typed is kept; too many tries wait as long as the server says', async () => {
  const { prove, submit, view } = opened();
  submit('9000000001', 'neem leaves at dawn');
  await prove.fail(offline);
  expect(view()).toMatchObject({ password: 'neem leaves at dawn', canSubmit: true });
  submit('9000000001', 'neem leaves at dawn');
  await prove.fail(refused(429));
  expect(view()).toMatchObject({ canSubmit: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(view()).toMatchObject({ canSubmit: true, notice: null });
});
