import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptyAccount, type AccountFields, type AccountPurpose } from '../../../src/domain/account/account-form.ts';
import { refused } from '../../../src/machines/kit/cases.ts';
import { accountFormLogic } from '../../../src/machines/account/account-form/account-form.actors.ts';
import type {
  AccountFormFact,
  BegunSession,
  Submission,
} from '../../../src/machines/account/account-form/account-form.types.ts';
import { accountFormView } from '../../../src/machines/account/account-form/account-form.view.ts';
import { CallFailed } from '../../../src/machines/kit/tells.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { held, offline, parent, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const asha: AccountFields = { ...emptyAccount, firstName: 'Asha', phone: '9000000001' };

function opened(purpose: AccountPurpose, before: AccountFields = asha) {
  const sendCode = held<[Submission, AbortSignal], { resendAfter: string; codeLength: number }>();
  const submit = held<[Submission, AbortSignal], BegunSession | null>();
  const owner = parent<AccountFormFact>();
  const logic = accountFormLogic({ sendCode, submit, now: () => Date.now() });
  const actor = createActor(logic, { input: { parent: owner, purpose, before } }).start();
  return {
    actor,
    sendCode,
    submit,
    told: owner.told,
    view: () => accountFormView(actor.getSnapshot(), Date.now()),
    codeSent: () => sendCode.answer({ resendAfter: new Date(Date.now() + 30_000).toISOString(), codeLength: 6 }),
  };
}

function refusal(fields: Readonly<Record<string, string>>, message = 'No'): CallFailed {
  return new CallFailed({
    kind: 'refused',
    status: 422,
    slug: 'invalid-input',
    message,
    fields,
    retryAfter: null,
    body: null,
  });
}

test('SES-05 an account is opened by a name, a number and the code that proves it', async () => {
  const { actor, sendCode, submit, told, view, codeSent } = opened('register');
  actor.send({ type: 'form.submit' });
  await codeSent();
  expect(sendCode.calls[0]?.[0].fields.phone).toBe('9000000001');
  expect(view()).toMatchObject({ stage: 'code', sentTo: 'Code sent to +91 90000 00001', canResend: false });
  actor.send({ type: 'code.type', text: '123 456' });
  const session = { token: 'a-token', user: sampleProfile };
  await submit.answer(session);
  expect(submit.calls[0]?.[0]).toMatchObject({ purpose: 'register', code: '123456' });
  expect(told).toEqual([{ type: 'account.settled', session }]);
});

test('SES-05 what is missing or too easy says so, and nothing is asked of the server', () => {
  const { actor, sendCode, view } = opened('register', { ...emptyAccount, password: 'aaaaaaaaaaaa' });
  actor.send({ type: 'form.submit' });
  expect(view().errors).toEqual({
    firstName: 'Enter your first name',
    phone: 'Enter a 10 digit mobile number that starts with 6, 7, 8 or 9',
    password: 'That’s too easy to guess',
  });
  expect(sendCode.calls).toEqual([]);
  actor.send({ type: 'field.type', field: 'firstName', text: 'Asha' });
  expect(view().errors).toEqual({});
});

test('SES-05 a wrong code is said in place and another one may be typed; a new one after half a minute', async () => {
  const { actor, submit, view, codeSent } = opened('register');
  actor.send({ type: 'form.submit' });
  await codeSent();
  actor.send({ type: 'code.type', text: '111111' });
  await submit.fail(refusal({ code: 'Wrong' }, 'That isn’t the code we sent. 4 tries left'));
  expect(view()).toMatchObject({
    stage: 'code',
    code: '',
    codeError: 'That isn’t the code we sent. 4 tries left',
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(view()).toMatchObject({ canResend: true, resendText: 'Send the code again' });
  actor.send({ type: 'code.resend' });
  await codeSent();
  expect(view()).toMatchObject({ canResend: false, codeError: null });
});

test('SES-05 a password is asked for behind its button, and forgotten by the form once it is set', async () => {
  const { actor, submit, view, codeSent } = opened('password');
  expect(view().stage).toBe('closed');
  actor.send({ type: 'form.open' });
  actor.send({ type: 'field.type', field: 'password', text: 'neem leaves at dawn' });
  actor.send({ type: 'form.submit' });
  await codeSent();
  actor.send({ type: 'code.type', text: '123456' });
  await submit.answer(null);
  expect(view()).toMatchObject({ stage: 'done', fields: { password: '' } });
  expect(view().doneText).toContain('Your other devices are signed out');
});

test('ACC-01 names are saved at once; a new address waits for its code; saving again needs none', async () => {
  const { actor, sendCode, submit, told, view, codeSent } = opened('profile');
  actor.send({ type: 'field.type', field: 'lastName', text: 'Rao' });
  actor.send({ type: 'form.submit' });
  await submit.answer(null);
  expect(sendCode.calls).toEqual([]);
  actor.send({ type: 'field.type', field: 'email', text: 'Asha@Example.com' });
  actor.send({ type: 'form.submit' });
  await codeSent();
  expect(view().sentTo).toBe('Code sent to asha@example.com');
  actor.send({ type: 'code.type', text: '123456' });
  await submit.answer(null);
  actor.send({ type: 'field.type', field: 'firstName', text: 'Usha' });
  actor.send({ type: 'form.submit' });
  await submit.answer(null);
  expect({ sends: sendCode.calls.length, told: told.length }).toEqual({ sends: 1, told: 3 });
});

test('ACC-01 an address of another account is refused at its field', async () => {
  const { actor, submit, view, codeSent } = opened('profile');
  actor.send({ type: 'field.type', field: 'email', text: 'taken@example.com' });
  actor.send({ type: 'form.submit' });
  await codeSent();
  actor.send({ type: 'code.type', text: '123456' });
  await submit.fail(refusal({ email: 'This address belongs to another account' }));
  expect(view()).toMatchObject({
    stage: 'editing',
    errors: { email: 'This address belongs to another account' },
  });
});

test('ACC-06 an order under way is said, and the account stays', async () => {
  const { actor, submit, told, view, codeSent } = opened('deletion');
  actor.send({ type: 'form.open' });
  actor.send({ type: 'form.submit' });
  await codeSent();
  actor.send({ type: 'code.type', text: '123456' });
  await submit.fail(refused(409));
  expect(view()).toMatchObject({ stage: 'editing', notice: 'Refused' });
  expect(told).toEqual([]);
});

test('SES-05 without an answer what was typed is kept and can be sent again; too many tries wait', async () => {
  const { actor, sendCode, submit, view, codeSent } = opened('register');
  actor.send({ type: 'form.submit' });
  await sendCode.fail(offline);
  expect(view()).toMatchObject({ canRetry: true, fields: { firstName: 'Asha' } });
  actor.send({ type: 'step.retry' });
  await codeSent();
  actor.send({ type: 'code.type', text: '123456' });
  await submit.fail(offline);
  expect(view()).toMatchObject({ stage: 'code', canRetry: true, code: '123456' });
  actor.send({ type: 'step.retry' });
  await submit.fail(refused(429));
  expect(view().notice).toContain('Too many attempts');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(view().stage).toBe('editing');
});

test('SEC-03 a form that needs a code says when the shop can send none, and keeps what was typed', async () => {
  const { actor, sendCode, view } = opened('register');
  actor.send({ type: 'form.submit' });
  const failure = { kind: 'refused', status: 503, slug: 'codes-unavailable', message: '', fields: {} } as const;
  await sendCode.fail(new CallFailed({ ...failure, retryAfter: 300, body: null }));
  expect(view()).toMatchObject({
    stage: 'editing',
    notice: 'We can’t send codes right now. Try again in 5:00.',
    fields: { firstName: 'Asha' },
  });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(view().notice).toBeNull();
});

test('SEC-03 a long code is submitted with its tenth digit', async () => {
  const { actor, sendCode, submit, view } = opened('register');
  actor.send({ type: 'form.submit' });
  await sendCode.answer({ resendAfter: new Date(Date.now() + 30_000).toISOString(), codeLength: 10 });
  actor.send({ type: 'code.type', text: '123456789' });
  expect([view().codeLength, submit.calls.length]).toEqual([10, 0]);
  actor.send({ type: 'code.type', text: '1234567890' });
  expect(submit.calls.map(([{ code }]) => code)).toEqual(['1234567890']);
});
