import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CopyOutcome } from '../../../src/machines/promotions/code-copy/code-copy.machine.ts';
import { isCopied } from '../../../src/machines/promotions/code-copy/code-copy.view.ts';
import { referralLogic } from '../../../src/machines/account/referral/referral.actors.ts';
import { sampleReferral } from '../../../src/machines/account/referral/referral.cases.ts';
import type { OwnReferral } from '../../../src/machines/account/referral/referral.machine.ts';
import { linkCopyOf, referralView, shareText } from '../../../src/machines/account/referral/referral.view.ts';
import { held, offline, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened(canShare = true) {
  const fetchReferral = held<[AbortSignal], OwnReferral>();
  const copy = held<[string], CopyOutcome>();
  const share = held<[{ text: string; url: string }], void>();
  const actor = createActor(referralLogic({ fetchReferral, copy, share }), { input: { canShare } }).start();
  return {
    actor,
    fetchReferral,
    copy,
    share,
    view: () => referralView(actor.getSnapshot()),
    button: () => linkCopyOf(actor.getSnapshot()),
  };
}

const isDone = (button: ReturnType<ReturnType<typeof opened>['button']>) =>
  button !== undefined && isCopied(button.getSnapshot());

test('ACC-04 the page shows the link, what it has brought, and friends by first name and initial', async () => {
  const { fetchReferral, view } = opened();
  await fetchReferral.answer(sampleReferral);
  expect(view()).toMatchObject({ kind: 'known', link: sampleReferral.link, reward: '₹100', earned: '₹100' });
  expect(view().friends.map(({ name, state }) => [name, state])).toEqual([
    ['Ravi K.', '₹100 earned'],
    ['Meera S.', 'No reward for this friend'],
    ['Asha P.', 'Reward being checked'],
    ['A friend', 'No paid order yet'],
  ]);
});

test('ACC-04 the link is copied, shared where the device can, and shown to be copied by hand where it cannot', async () => {
  const { actor, fetchReferral, copy, share, view, button } = opened();
  await fetchReferral.answer(sampleReferral);
  button()?.send({ type: 'code.copy' });
  await copy.answer('failed');
  expect(view().isRefused).toBe(true);
  button()?.send({ type: 'code.copy' });
  await copy.answer('copied');
  expect([view().isRefused, isDone(button())]).toEqual([false, true]);
  actor.send({ type: 'referral.share' });
  expect(share.calls.at(-1)?.[0]).toEqual({ text: shareText, url: sampleReferral.link });
  await share.fail(new Error('closed'));
  expect(actor.getSnapshot().matches({ known: 'ready' })).toBe(true);
  const plain = opened(false);
  await plain.fetchReferral.answer(sampleReferral);
  expect([plain.view().canShare, plain.actor.getSnapshot().can({ type: 'referral.share' })]).toEqual([
    false,
    false,
  ]);
});

test('ACC-04 a page that could not be read is asked for again', async () => {
  const { actor, fetchReferral, view } = opened();
  await fetchReferral.fail(offline);
  expect(view().kind).toBe('failed');
  actor.send({ type: 'referral.retry' });
  await fetchReferral.answer(sampleReferral);
  expect(view().kind).toBe('known');
});
