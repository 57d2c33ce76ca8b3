import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ProofMethod } from '../../../../src/domain/account/second-factor.ts';
import { CallFailed } from '../../../../src/machines/kit/tells.ts';
import { factorListLogic } from '../../../../src/machines/account/second-factor/factor-list/factor-list.actors.ts';
import { someFactors } from '../../../../src/machines/account/second-factor/factor-list/factor-list.cases.ts';
import type { FactorsListed } from '../../../../src/machines/account/second-factor/factor-list/factor-list.machine.ts';
import { factorListView } from '../../../../src/machines/account/second-factor/factor-list/factor-list.view.ts';
import { factorResetLogic } from '../../../../src/machines/account/second-factor/factor-reset/factor-reset.actors.ts';
import type { IssuedCode } from '../../../../src/machines/account/second-factor/factor-reset/factor-reset.machine.ts';
import { factorResetView } from '../../../../src/machines/account/second-factor/factor-reset/factor-reset.view.ts';
import { factorSetupLogic } from '../../../../src/machines/account/second-factor/factor-setup/factor-setup.actors.ts';
import { someCodes } from '../../../../src/machines/account/second-factor/factor-setup/factor-setup.cases.ts';
import type {
  AppSecret,
  FactorSetupFact,
} from '../../../../src/machines/account/second-factor/factor-setup/factor-setup.machine.ts';
import { factorSetupView } from '../../../../src/machines/account/second-factor/factor-setup/factor-setup.view.ts';
import { recoveryCodesLogic } from '../../../../src/machines/account/second-factor/recovery-codes/recovery-codes.actors.ts';
import type { RecoveryCodesFact } from '../../../../src/machines/account/second-factor/recovery-codes/recovery-codes.machine.ts';
import { recoveryCodesView } from '../../../../src/machines/account/second-factor/recovery-codes/recovery-codes.view.ts';
import { secondFactorLogic } from '../../../../src/machines/account/second-factor/second-factor/second-factor.actors.ts';
import type {
  ProofReason,
  ProofStanding,
  SecondFactorFact,
} from '../../../../src/machines/account/second-factor/second-factor/second-factor.machine.ts';
import { secondFactorView } from '../../../../src/machines/account/second-factor/second-factor/second-factor.view.ts';
import { held, offline, parent, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function refusedWith(message: string): CallFailed {
  const failure = { kind: 'refused', status: 422, slug: 'invalid-input', message, fields: {} } as const;
  return new CallFailed({ ...failure, retryAfter: null, body: null });
}

function asked() {
  const readStanding = held<[ProofReason, AbortSignal], ProofStanding>();
  const showProof = held<[{ method: ProofMethod; code: string }, AbortSignal], void>();
  const owner = parent<SecondFactorFact>();
  let want: (reason: ProofReason) => void = () => {};
  const watchWants = (listener: typeof want) => {
    want = listener;
    return () => {};
  };
  const actor = createActor(secondFactorLogic({ watchWants, readStanding, showProof }), {
    input: { parent: owner },
  }).start();
  const view = () => secondFactorView(actor.getSnapshot());
  return { actor, readStanding, showProof, told: owner.told, view, want: (reason: ProofReason) => want(reason) };
}

test('SEC-03 a call that wants a fresh proof opens the dialog; a passkey settles it', async () => {
  const { actor, readStanding, showProof, told, view, want } = asked();
  expect(view().stage).toBe('none');
  want('fresh');
  await readStanding.answer({ kind: 'asked', methods: ['passkey', 'totp', 'recovery'] });
  expect(view()).toMatchObject({
    stage: 'passkey',
    words: 'This needs a fresh confirmation. It’s good for 10 minutes.',
    others: [
      { method: 'totp', label: 'Use your authenticator app' },
      { method: 'recovery', label: 'Use a recovery code' },
    ],
  });
  actor.send({ type: 'passkey.show' });
  expect(view().isBusy).toBe(true);
  await showProof.fail(refusedWith('The passkey wasn’t used. Try again, or choose another way.'));
  expect(view()).toMatchObject({
    stage: 'passkey',
    refusal: 'The passkey wasn’t used. Try again, or choose another way.',
  });
  actor.send({ type: 'passkey.show' });
  await showProof.answer();
  expect([view().stage, told]).toEqual(['none', [{ type: 'proof.settled', isProven: true }]]);
});

test('SEC-03 the sixth digit sends the app’s code; a wrong one is cleared and said, a broken connection too', async () => {
  const { actor, readStanding, showProof, told, view, want } = asked();
  want('needed');
  await readStanding.answer({ kind: 'asked', methods: ['totp', 'recovery'] });
  actor.send({ type: 'code.type', text: '12 34' });
  actor.send({ type: 'code.submit' });
  expect([view().code, showProof.calls.length]).toEqual(['1234', 0]);
  actor.send({ type: 'code.type', text: '123 456' });
  expect(showProof.calls[0]?.[0]).toEqual({ method: 'totp', code: '123456' });
  await showProof.fail(refusedWith('That isn’t the code your app shows now'));
  expect(view()).toMatchObject({
    stage: 'code',
    code: '',
    refusal: 'That isn’t the code your app shows now',
  });
  actor.send({ type: 'code.type', text: '654321' });
  await showProof.fail(offline);
  expect(view().refusal).toBe('We couldn’t check that. Check your connection and try again.');
  actor.send({ type: 'way.choose', method: 'recovery' });
  actor.send({ type: 'code.type', text: '7k2qx-m4p9r' });
  actor.send({ type: 'code.submit' });
  expect(showProof.calls[2]?.[0]).toEqual({ method: 'recovery', code: '7k2qx-m4p9r' });
  expect(view().others).toEqual([{ method: 'totp', label: 'Use your authenticator app' }]);
  actor.send({ type: 'proof.leave' });
  expect([view().stage, told]).toEqual(['none', [{ type: 'proof.settled', isProven: false }]]);
  want('needed');
  await readStanding.answer({ kind: 'asked', methods: ['totp', 'passkey'] });
  expect(view().others).toEqual([{ method: 'passkey', label: 'Use a passkey' }]);
});

test('SEC-03 what was proven elsewhere meanwhile needs no dialog, and whoever has nothing sets something up', async () => {
  const { actor, readStanding, told, view, want } = asked();
  want('needed');
  await readStanding.answer({ kind: 'proven' });
  expect([view().stage, told.length]).toEqual(['none', 1]);
  want('needed');
  await readStanding.fail(offline);
  expect(view().stage).toBe('unread');
  actor.send({ type: 'proof.retry' });
  await readStanding.answer({ kind: 'enrol' });
  expect([view().stage, view().title]).toEqual(['enrolling', 'Set up your second factor']);
  actor.send({ type: 'factor.added' });
  expect([view().stage, told.length]).toEqual(['none', 2]);
});

function setUp(isEnrolling: boolean) {
  const addPasskey = held<[string, AbortSignal], readonly string[] | null>();
  const startApp = held<[string, AbortSignal], AppSecret>();
  const confirmApp = held<[string, AbortSignal], readonly string[] | null>();
  const owner = parent<FactorSetupFact>();
  const actor = createActor(factorSetupLogic({ addPasskey, startApp, confirmApp }), {
    input: { parent: owner, isEnrolling },
  }).start();
  return {
    actor,
    addPasskey,
    startApp,
    confirmApp,
    told: owner.told,
    view: () => factorSetupView(actor.getSnapshot()),
  };
}

test('SEC-03 the first factor wants its enrolment code, and its recovery codes are kept before it is done', async () => {
  const { actor, addPasskey, told, view } = setUp(true);
  actor.send({ type: 'passkey.add' });
  expect([view().refusal, addPasskey.calls.length]).toEqual(['Enter your enrolment code first', 0]);
  actor.send({ type: 'enrolment.type', text: 'K7QX-2M4P-9RTZ-H3WC' });
  actor.send({ type: 'passkey.add' });
  expect([view().busy, addPasskey.calls[0]?.[0]]).toEqual(['passkey', 'K7QX-2M4P-9RTZ-H3WC']);
  await addPasskey.fail(refusedWith('This code isn’t valid. Ask an admin for a new one'));
  expect(view()).toMatchObject({
    stage: 'choosing',
    refusal: 'This code isn’t valid. Ask an admin for a new one',
  });
  actor.send({ type: 'passkey.add' });
  await addPasskey.answer(someCodes);
  expect([view().stage, view().recoveryCodes, told]).toEqual(['codes', someCodes, []]);
  actor.send({ type: 'codes.kept' });
  expect(told).toEqual([{ type: 'factor.added' }]);
});

test('SEC-03 an app is scanned and confirmed; a wrong code leaves the picture there', async () => {
  const { actor, startApp, confirmApp, told, view } = setUp(false);
  actor.send({ type: 'app.add' });
  await startApp.answer({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Mantra' });
  expect(view()).toMatchObject({ stage: 'scanning', secret: 'JBSW Y3DP EHPK 3PXP', uri: 'otpauth://totp/Mantra' });
  actor.send({ type: 'code.type', text: '000000' });
  await confirmApp.fail(refusedWith('That isn’t the code your app shows now'));
  expect(view()).toMatchObject({ stage: 'scanning', code: '', uri: 'otpauth://totp/Mantra' });
  actor.send({ type: 'code.type', text: '123456' });
  await confirmApp.answer(null);
  expect(told).toEqual([{ type: 'factor.added' }]);
});

test('SEC-03 recovery codes are copied or saved, and a browser that does not let them be says so', async () => {
  const copyText = held<[string], void>();
  const saveText = held<[string], void>();
  const owner = parent<RecoveryCodesFact>();
  const input = { parent: owner, codes: someCodes };
  const actor = createActor(recoveryCodesLogic({ copyText, saveText }), { input }).start();
  const note = () => recoveryCodesView(actor.getSnapshot()).note;
  actor.send({ type: 'codes.copy' });
  expect(copyText.calls).toEqual([[`${someCodes.join('\n')}\n`]]);
  await copyText.fail(new Error('not allowed'));
  expect(note()).toBe('Your browser didn’t allow that. Write the codes down instead.');
  actor.send({ type: 'codes.copy' });
  await copyText.answer();
  expect(note()).toBe('Copied. Paste them somewhere safe.');
  actor.send({ type: 'codes.save' });
  await saveText.answer();
  expect(note()).toBe('Saved as a file.');
  actor.send({ type: 'codes.done' });
  expect(owner.told).toEqual([{ type: 'codes.kept' }]);
});

test('SEC-03 a factor is removed after a question; one that has to stay says why, and few codes are warned of', async () => {
  const loadFactors = held<[AbortSignal], FactorsListed>();
  const removeFactor = held<[string, AbortSignal], void>();
  const renewCodes = held<[AbortSignal], readonly string[]>();
  const actor = createActor(factorListLogic({ loadFactors, removeFactor, renewCodes })).start();
  const view = () => factorListView(actor.getSnapshot(), Date.parse('2026-11-04T08:30:00Z'));
  await loadFactors.answer({ ...someFactors, recoveryCodes: 1 });
  expect(view().rows.map(({ when }) => when)).toEqual([
    'Added 1 November 2026 · last used today',
    'Added 2 November 2026 · not used yet',
  ]);
  expect([view().codesText, view().isRunningOut]).toEqual(['You have 1 recovery code left.', true]);
  const [first] = someFactors.factors;
  actor.send({ type: 'removal.ask', id: first?.id ?? '' });
  expect([view().asked?.name, removeFactor.calls.length]).toEqual(['Chrome on Windows', 0]);
  actor.send({ type: 'removal.confirm' });
  await removeFactor.fail(refusedWith('Add another passkey or app first'));
  expect([view().trouble, view().rows.length]).toEqual(['Add another passkey or app first', 2]);
  actor.send({ type: 'codes.renew' });
  actor.send({ type: 'renewal.confirm' });
  await renewCodes.answer(someCodes);
  expect(view().codes).toEqual(someCodes);
  actor.send({ type: 'codes.kept' });
  expect([view().codes, view().stage]).toEqual([[], 'loading']);
});

test('SEC-03 a reset is asked about, and its code stands there once', async () => {
  const resetFactor = held<[AbortSignal], IssuedCode>();
  const actor = createActor(factorResetLogic({ resetFactor })).start();
  const view = () => factorResetView(actor.getSnapshot());
  actor.send({ type: 'reset.ask' });
  expect([view().isAsked, resetFactor.calls.length]).toEqual([true, 0]);
  actor.send({ type: 'reset.confirm' });
  await resetFactor.fail(refusedWith('Only another admin can do that for your account'));
  expect(view().trouble).toBe('Only another admin can do that for your account');
  actor.send({ type: 'reset.ask' });
  actor.send({ type: 'reset.confirm' });
  await resetFactor.answer({ enrolmentCode: 'K7QX-2M4P-9RTZ-H3WC', expiresAt: '2026-11-05T04:30:00.000Z' });
  expect(view()).toMatchObject({ isAsked: false, code: 'K7QX-2M4P-9RTZ-H3WC', until: '05 Nov 26, 10:00 AM' });
});
