import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import type { SessionProfile } from '../../../src/machines/account/session/session.machine.ts';
import { signInLogic } from '../../../src/machines/account/sign-in/sign-in.actors.ts';
import type { SentCode, SignInFact, SignInProgress } from '../../../src/machines/account/sign-in/sign-in.types.ts';
import { signInView } from '../../../src/machines/account/sign-in/sign-in.view.ts';
import { held, moment, offline, parent, passed, refusal, settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const codeOf = (codeLength: number): SentCode => ({ resendAfter: moment(30), expiresAt: moment(300), codeLength });

async function begun(phone = '', before: SignInProgress | null = null) {
  const shop = parent<SignInFact>();
  const kept: (SignInProgress | null)[] = [];
  const sendCode = held<[string, AbortSignal], SentCode>();
  const verifyCode = held<[string, string, AbortSignal], { token: string; user: SessionProfile }>();
  const ports = {
    readProgress: () => before,
    keepProgress: (progress: SignInProgress) => void kept.push(progress),
    forgetProgress: () => void kept.push(null),
    sendCode,
    verifyCode,
    now: () => Date.now(),
  };
  const actor = createActor(signInLogic(ports), { input: { parent: shop, phone } });
  actor.start();
  await settled();
  return {
    actor,
    kept,
    told: shop.told,
    sendCode,
    verifyCode,
    state: () => actor.getSnapshot().value,
    view: () => signInView(actor.getSnapshot(), Date.now()),
  };
}

async function codeSent() {
  const flow = await begun('90000 00001');
  flow.actor.send({ type: 'phone.submit' });
  await flow.sendCode.answer(codeOf(6));
  return flow;
}

test('SES-04 a number that is no Indian mobile is refused in place until it is typed again', async () => {
  const { actor, view, sendCode } = await begun();
  actor.send({ type: 'phone.type', text: '12345' });
  actor.send({ type: 'phone.submit' });
  expect(view().phoneError).toBe('Enter a 10 digit mobile number that starts with 6, 7, 8 or 9');
  expect(sendCode.calls).toEqual([]);
  actor.send({ type: 'phone.type', text: '123456' });
  expect([view().phoneError, view().phone]).toEqual([null, '123456']);
});

test('SES-04 the code is asked for with +91 and ten digits however they were typed', async () => {
  const { sendCode, view, state } = await codeSent();
  expect(sendCode.calls.map(([phone]) => phone)).toEqual(['+919000000001']);
  expect(state()).toEqual({ codeAwaited: { code: 'typing', resend: 'pausing' } });
  expect(view()).toMatchObject({ step: 'code', sentTo: 'Code sent to +91 90000 00001', isBusy: false });
});

test('SES-04 six digits are submitted by themselves, and a right code opens the session', async () => {
  const { actor, verifyCode, told, state } = await codeSent();
  actor.send({ type: 'code.type', text: '12345' });
  expect(verifyCode.calls).toEqual([]);
  actor.send({ type: 'code.type', text: '123 456' });
  expect(verifyCode.calls.map(([phone, code]) => [phone, code])).toEqual([['+919000000001', '123456']]);
  await verifyCode.answer({ token: 'a-token', user: sampleProfile });
  expect(state()).toBe('signedIn');
  expect(told).toEqual([{ type: 'session.begin', token: 'a-token', profile: sampleProfile, next: null }]);
});

test('SES-04 a wrong code says what is left and another can be typed', async () => {
  const { actor, verifyCode, view } = await codeSent();
  actor.send({ type: 'code.type', text: '111111' });
  await verifyCode.fail(refusal(422, { fields: { code: 'That code is not right. 4 tries are left.' } }));
  expect(view()).toMatchObject({ code: '', codeError: 'That code is not right. 4 tries are left.' });
  actor.send({ type: 'code.type', text: '2' });
  expect(view().codeError).toBeNull();
});

test('SES-04 another code can be asked for after the server’s pause, also after a wrong one', async () => {
  const { actor, sendCode, verifyCode, view } = await codeSent();
  expect(view().resendText).toBe('Send the code again in 0:30');
  actor.send({ type: 'code.resend' });
  expect(sendCode.calls).toHaveLength(1);
  await passed(20_000);
  expect(view().resendText).toBe('Send the code again in 0:10');
  actor.send({ type: 'code.type', text: '111111' });
  await verifyCode.fail(refusal(422));
  await passed(9999);
  expect(view().canResend).toBe(false);
  await passed(1);
  expect([view().canResend, view().resendText]).toEqual([true, 'Send the code again']);
  actor.send({ type: 'code.resend' });
  expect(sendCode.calls).toHaveLength(2);
});

test('SES-04 too many tries wait until the moment that the server gave', async () => {
  const { actor, sendCode, view, state } = await begun('9000000001');
  actor.send({ type: 'phone.submit' });
  await sendCode.fail(refusal(429, { retryAfter: 90 }));
  expect([state(), view().notice]).toEqual(['limited', 'Too many attempts. Try again in 1:30.']);
  await passed(90_000);
  expect(state()).toEqual({ entering: 'typing' });
  expect(view().phone).toBe('9000000001');
});

test('SEC-03 a shop without text messages says so, with the time to wait and the way by password', async () => {
  const { actor, sendCode, view, state } = await begun('9000000001');
  actor.send({ type: 'phone.submit' });
  await sendCode.fail(refusal(503, { slug: 'codes-unavailable', retryAfter: 300 }));
  expect([state(), view().step, view().isLocked, view().notice]).toEqual([
    'unavailable',
    'phone',
    true,
    'We can’t send codes right now. Try again in 5:00, or sign in with your password.',
  ]);
  await passed(300_000);
  expect([state(), view().phone]).toEqual([{ entering: 'typing' }, '9000000001']);
});

test('SEC-03 a long code is whole with its tenth digit', async () => {
  const { actor, sendCode, verifyCode, view } = await begun('9000000001');
  actor.send({ type: 'phone.submit' });
  await sendCode.answer(codeOf(10));
  expect(view().codeLength).toBe(10);
  actor.send({ type: 'code.type', text: '123456' });
  expect(verifyCode.calls).toEqual([]);
  actor.send({ type: 'code.type', text: '12345 67890 1' });
  expect(verifyCode.calls.map(([, code]) => code)).toEqual(['1234567890']);
});

test('SES-04 too many wrong codes end at the number, with a minute to wait where none is said', async () => {
  const { actor, verifyCode, state } = await codeSent();
  actor.send({ type: 'code.type', text: '111111' });
  await verifyCode.fail(refusal(429));
  expect(state()).toBe('limited');
  await passed(60_000);
  expect(state()).toEqual({ entering: 'typing' });
});

test('SES-04 without an answer the number and the code are kept and can be sent again', async () => {
  const { actor, sendCode, verifyCode, view, state } = await begun('9000000001');
  actor.send({ type: 'phone.submit' });
  await sendCode.fail(offline);
  expect([state(), view().canRetry]).toEqual(['unsent', true]);
  actor.send({ type: 'step.retry' });
  await sendCode.answer(codeOf(6));
  actor.send({ type: 'code.type', text: '123456' });
  await verifyCode.fail(refusal(503));
  expect([state(), view().step, view().code]).toEqual(['unverified', 'code', '123456']);
  actor.send({ type: 'step.retry' });
  expect(verifyCode.calls.at(-1)?.slice(0, 2)).toEqual(['+919000000001', '123456']);
});

test('PHN-01 a page loaded again asks for the code that was sent, at the moment where it was', async () => {
  const before = await codeSent();
  await passed(12_000);
  const { actor, view, verifyCode, sendCode, kept } = await begun('', before.kept.at(-1) ?? null);
  expect(view()).toMatchObject({
    step: 'code',
    sentTo: 'Code sent to +91 90000 00001',
    resendText: 'Send the code again in 0:18',
  });
  actor.send({ type: 'code.type', text: '123456' });
  expect([sendCode.calls.length, verifyCode.calls.at(-1)?.slice(0, 2)]).toEqual([0, ['+919000000001', '123456']]);
  await verifyCode.answer({ token: 'a-token', user: sampleProfile });
  expect(kept).toEqual([null]);
});

test('PHN-01 a typed number comes back; a number that is changed takes its code along', async () => {
  const { actor, kept } = await begun();
  actor.send({ type: 'phone.type', text: '90000 0' });
  const again = await begun('', kept.at(-1) ?? null);
  expect(again.view()).toMatchObject({ step: 'phone', phone: '90000 0' });
  const flow = await codeSent();
  flow.actor.send({ type: 'phone.change' });
  expect(flow.kept.at(-1)).toEqual({ phone: '90000 00001', sent: null });
});

test('PHN-01 who asks again too soon did nothing wrong, and hears that a code is on its way', async () => {
  const { actor, sendCode, view, state } = await begun('9000000001');
  actor.send({ type: 'phone.submit' });
  await sendCode.fail(refusal(429, { slug: 'code-just-sent', retryAfter: 22 }));
  expect([state(), view().notice]).toEqual([
    'paused',
    'We sent a code a moment ago. You can ask for another in 0:22.',
  ]);
  await passed(22_000);
  expect(state()).toEqual({ entering: 'typing' });
});

test.for([
  ['sending'],
  ['unsent'],
  ['codeAwaited'],
  ['verifying'],
  ['unverified'],
  ['limited'],
  ['paused'],
  ['unavailable'],
] as const)('SES-04 the number can be changed while %s', async ([from]) => {
  const flow = await begun('9000000001');
  flow.actor.send({ type: 'phone.submit' });
  if (from === 'unsent') await flow.sendCode.fail(offline);
  if (from === 'unavailable') await flow.sendCode.fail(refusal(503, { slug: 'codes-unavailable' }));
  if (from === 'paused') await flow.sendCode.fail(refusal(429, { slug: 'code-just-sent' }));
  if (from === 'limited') await flow.sendCode.fail(refusal(429, { retryAfter: 9 }));
  if (['codeAwaited', 'verifying', 'unverified'].includes(from)) {
    await flow.sendCode.answer(codeOf(6));
  }
  if (from === 'verifying' || from === 'unverified') flow.actor.send({ type: 'code.type', text: '123456' });
  if (from === 'unverified') await flow.verifyCode.fail(offline);
  expect(JSON.stringify(flow.state())).toContain(from);
  flow.actor.send({ type: 'phone.change' });
  expect(flow.state()).toEqual({ entering: 'typing' });
  expect(flow.view()).toMatchObject({ step: 'phone', phone: '9000000001', code: '' });
});
