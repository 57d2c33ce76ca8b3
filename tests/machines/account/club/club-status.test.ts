import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { clubStatusLogic } from '../../../../src/machines/account/club/club-status/club-status.actors.ts';
import type { ClubStatus } from '../../../../src/machines/account/club/club-status/club-status.machine.ts';
import { clubStatusView } from '../../../../src/machines/account/club/club-status/club-status.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const fetchStatus = held<[AbortSignal], ClubStatus>();
  const actor = createActor(clubStatusLogic({ fetchStatus })).start();
  return { actor, fetchStatus, view: () => clubStatusView(actor.getSnapshot()) };
}

test('MEM-08 a member sees until when, and what the club has saved since joining', async () => {
  const { fetchStatus, view } = opened();
  expect(view()).toEqual({ kind: 'loading' });
  await fetchStatus.answer({ isActive: true, expiresAt: '2027-11-04T04:30:00.000Z', savings: 103_250 });
  expect(view()).toEqual({
    kind: 'member',
    title: 'You’re in the Bliss Club',
    until: 'Member until 4 November 2027',
    savings: '₹1,03,250',
  });
});

test('MEM-08 who is no member, or no longer one, is told so', async () => {
  const never = opened();
  await never.fetchStatus.answer({ isActive: false, expiresAt: null, savings: 0 });
  expect(never.view()).toEqual({ kind: 'outside', title: 'You’re not in the Bliss Club', note: null });
  const ended = opened();
  await ended.fetchStatus.answer({ isActive: false, expiresAt: '2026-10-04T04:30:00.000Z', savings: 10 });
  expect(ended.view()).toMatchObject({ kind: 'outside', note: 'Your membership ended on 4 October 2026.' });
});

test('MEM-08 where the server does not say, it is asked again by hand', async () => {
  const { actor, fetchStatus, view } = opened();
  await fetchStatus.fail(offline);
  expect(view()).toEqual({ kind: 'failed', text: 'Couldn’t load your membership. Try again.' });
  actor.send({ type: 'status.retry' });
  expect(view()).toEqual({ kind: 'loading' });
  await fetchStatus.answer({ isActive: false, expiresAt: null, savings: 0 });
  expect(view().kind).toBe('outside');
});
