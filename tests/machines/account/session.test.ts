import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionLogic, type SessionPorts } from '../../../src/machines/account/session/session.actors.ts';
import { sessionView } from '../../../src/machines/account/session/session.view.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import type {
  SessionFact,
  SessionProfile,
  StoredSession,
} from '../../../src/machines/account/session/session.machine.ts';
import { bell, held, lost, offline, parent, passed, refusal, settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

async function opened(stored: StoredSession) {
  const shop = parent<SessionFact>();
  const fetchProfile = held<[AbortSignal], SessionProfile>();
  const noteLogout = held<[], void>();
  const tellLogouts = held<[], void>();
  const token = bell<boolean>();
  const loss = bell<void>();
  const kept: string[] = [];
  const ports: SessionPorts = {
    readStored: () => stored,
    fetchProfile,
    noteLogout,
    tellLogouts,
    keepToken: (value) => void kept.push(`token ${value}`),
    keepProfile: ({ id }) => void kept.push(`profile ${id}`),
    dropToken: () => void kept.push('dropped'),
    watchToken: token.listen,
    watchLoss: (listener) => loss.listen(listener),
  };
  const actor = createActor(sessionLogic(ports), { input: { parent: shop } });
  actor.start();
  await settled();
  return {
    actor,
    told: shop.told,
    fetchProfile,
    noteLogout,
    tellLogouts,
    token,
    loss,
    kept,
    state: () => actor.getSnapshot().value,
    view: () => sessionView(actor.getSnapshot(), new Date()),
  };
}

const withToken: StoredSession = { hasToken: true, profile: sampleProfile };
const withoutToken: StoredSession = { hasToken: false, profile: null };
const openedFact = { type: 'session.opened', profile: sampleProfile, isFresh: false };

async function signedIn() {
  const session = await opened(withToken);
  await session.fetchProfile.answer(sampleProfile);
  session.told.length = 0;
  session.kept.length = 0;
  return session;
}

test('SES-01 without a token nobody is asked and the profile is null', async () => {
  const { state, told, fetchProfile, actor } = await opened(withoutToken);
  expect(state()).toBe('visiting');
  expect(told).toEqual([{ type: 'session.absent' }]);
  expect(fetchProfile.calls).toEqual([]);
  expect(actor.getSnapshot().context.profile).toBeNull();
});

test('SES-01 with a token the profile is fetched and kept', async () => {
  const { state, told, fetchProfile, kept } = await opened(withToken);
  expect(state()).toBe('confirming');
  await fetchProfile.answer(sampleProfile);
  expect(state()).toBe('signedIn');
  expect(told).toEqual([openedFact]);
  expect(kept).toEqual([`profile ${sampleProfile.id}`]);
});

test('SES-02 a profile that does not come makes a visitor with a token, asked again after a while', async () => {
  const { state, told, fetchProfile, kept } = await opened(withToken);
  await fetchProfile.fail(offline);
  expect(state()).toEqual({ unconfirmed: 'pausing' });
  expect(told).toEqual([{ type: 'session.closed', cause: 'unconfirmed' }]);
  expect(kept).toEqual([]);
  await passed(5000);
  expect(state()).toBe('confirming');
  await fetchProfile.answer(sampleProfile);
  expect(state()).toBe('signedIn');
});

test('SES-02 the profile is asked for five times with growing pauses, then on demand; the header knows who it is', async () => {
  const { view, state, told, fetchProfile, actor } = await opened(withToken);
  for (const pause of [5000, 10_000, 20_000, 40_000]) {
    await fetchProfile.fail(refusal(500));
    expect(view()).toMatchObject({ isFailing: true, isSignedIn: true, isConfirmed: false, profile: null });
    await passed(pause - 1);
    const { length } = fetchProfile.calls;
    await passed(1);
    expect([fetchProfile.calls.length, view().isFailing]).toEqual([length + 1, true]);
  }
  await fetchProfile.fail(refusal(500));
  await passed(3_600_000);
  expect([fetchProfile.calls.length, state(), view().name]).toEqual([
    5,
    { unconfirmed: 'stopped' },
    '+919000000001',
  ]);
  expect(told).toEqual([{ type: 'session.closed', cause: 'unconfirmed' }]);
  actor.send({ type: 'session.retry' });
  await fetchProfile.answer(sampleProfile);
  expect(view()).toMatchObject({ isFailing: false, isConfirmed: true, profile: sampleProfile });
});

test('SES-02 a 426 to any call ends the session also while the profile is loaded, once', async () => {
  const first = await opened(withToken);
  first.loss.ring();
  await first.fetchProfile.fail(lost);
  const closed = [{ type: 'session.closed', cause: 'lost' }];
  expect([first.state(), first.kept, first.told]).toEqual(['visiting', ['dropped'], closed]);
  const again = await signedIn();
  again.actor.send({ type: 'session.refresh' });
  again.loss.ring();
  expect([again.state(), again.kept]).toEqual(['visiting', ['dropped']]);
});

test('SES-02 an unconfirmed session asks again as soon as the connection is back', async () => {
  const { state, fetchProfile, actor } = await opened(withToken);
  await fetchProfile.fail(offline);
  actor.send({ type: 'connection.restored' });
  expect(state()).toBe('confirming');
});

test('SES-02 a 426 to the profile drops the token and is not tried again', async () => {
  const { state, told, fetchProfile, kept } = await opened(withToken);
  await fetchProfile.fail(lost);
  expect(state()).toBe('visiting');
  expect(kept).toEqual(['dropped']);
  expect(told).toEqual([{ type: 'session.closed', cause: 'lost' }]);
  await passed(60_000);
  expect(fetchProfile.calls).toHaveLength(1);
});

test('SES-02 a 426 to any call ends the session once', async () => {
  const { state, told, kept, loss } = await signedIn();
  loss.ring();
  loss.ring();
  expect(state()).toBe('visiting');
  expect(kept).toEqual(['dropped']);
  expect(told).toEqual([{ type: 'session.closed', cause: 'lost' }]);
});

test.for([['answered'], ['failed'], ['silent']] as const)(
  'SES-03 a logout removes the token at once, and ends when the server has %s',
  async ([way]) => {
    const { actor, state, told, kept, noteLogout, tellLogouts } = await signedIn();
    await tellLogouts.answer(undefined);
    actor.send({ type: 'session.close' });
    expect([state(), kept]).toEqual([{ closing: 'noting' }, []]);
    await noteLogout.answer(undefined);
    expect([state(), kept, told]).toEqual([{ closing: 'telling' }, ['dropped'], []]);
    if (way === 'answered') await tellLogouts.answer(undefined);
    if (way === 'failed') await tellLogouts.fail(offline);
    if (way === 'silent') await passed(3000);
    expect(state()).toBe('visiting');
    expect(told).toEqual([{ type: 'session.closed', cause: 'logout' }]);
    expect(actor.getSnapshot().context.profile).toBeNull();
  },
);

test('SES-03 a logout that cannot be noted removes the token all the same', async () => {
  const { actor, state, told, kept, noteLogout } = await signedIn();
  actor.send({ type: 'session.close' });
  await noteLogout.fail(offline);
  expect([state(), kept]).toEqual(['visiting', ['dropped']]);
  expect(told).toEqual([{ type: 'session.closed', cause: 'logout' }]);
});

test('SEC-06 a logout that the server could not be told is told again until it knows', async () => {
  const { actor, noteLogout, tellLogouts } = await signedIn();
  await tellLogouts.answer(undefined);
  actor.send({ type: 'session.close' });
  await noteLogout.answer(undefined);
  await tellLogouts.fail(offline);
  expect(tellLogouts.calls).toHaveLength(3);
  await tellLogouts.fail(offline);
  await passed(4999);
  expect(tellLogouts.calls).toHaveLength(3);
  await passed(1);
  expect(tellLogouts.calls).toHaveLength(4);
  await tellLogouts.fail(offline);
  actor.send({ type: 'connection.restored' });
  expect(tellLogouts.calls).toHaveLength(5);
  await tellLogouts.answer(undefined);
  await passed(3_600_000);
  actor.send({ type: 'connection.restored' });
  expect(tellLogouts.calls).toHaveLength(5);
});

test('SEC-06 a logout that an earlier visit could not tell is told at the start, also when somebody is signed in again', async () => {
  const { actor, state, fetchProfile, tellLogouts } = await opened(withToken);
  expect(tellLogouts.calls).toHaveLength(1);
  for (let tries = 0; tries < 12; tries += 1) {
    await tellLogouts.fail(offline);
    await passed(600_000);
  }
  expect(tellLogouts.calls).toHaveLength(13);
  await tellLogouts.fail(offline);
  await fetchProfile.fail(offline);
  expect(state()).toEqual({ unconfirmed: 'pausing' });
  actor.send({ type: 'connection.restored' });
  expect([state(), tellLogouts.calls.length]).toEqual(['confirming', 14]);
});

test('SES-03 a logout in another tab while the profile is read again ends the session, and keeps no profile', async () => {
  const { actor, state, told, kept, fetchProfile, token } = await signedIn();
  actor.send({ type: 'session.refresh' });
  token.ring(false);
  expect(state()).toBe('visiting');
  await fetchProfile.answer(sampleProfile);
  expect([state(), kept, actor.getSnapshot().context.profile]).toEqual(['visiting', [], null]);
  expect(told).toEqual([{ type: 'session.closed', cause: 'other-tab' }]);
});

test('SES-03 signing out while the profile is read again is not forgotten', async () => {
  const { actor, state, told, kept, fetchProfile, noteLogout, tellLogouts } = await signedIn();
  await tellLogouts.answer(undefined);
  actor.send({ type: 'session.refresh' });
  actor.send({ type: 'session.close' });
  await fetchProfile.answer(sampleProfile);
  await noteLogout.answer(undefined);
  await tellLogouts.answer(undefined);
  expect([state(), kept]).toEqual(['visiting', ['dropped']]);
  expect(told).toEqual([{ type: 'session.closed', cause: 'logout' }]);
});

test('SES-03 another person’s sign-in in another tab while the profile is read again is confirmed first', async () => {
  const { actor, state, fetchProfile, token } = await signedIn();
  actor.send({ type: 'session.refresh' });
  token.ring(true);
  expect([state(), fetchProfile.calls.length]).toEqual(['confirming', 3]);
});

test('SES-03 a logout in another tab ends the session here', async () => {
  const { state, told, token } = await signedIn();
  token.ring(false);
  expect(state()).toBe('visiting');
  expect(told).toEqual([{ type: 'session.closed', cause: 'other-tab' }]);
});

test('SES-03 a sign-in in another tab is taken over here', async () => {
  const { state, fetchProfile, token } = await opened(withoutToken);
  token.ring(true);
  expect(state()).toBe('confirming');
  await fetchProfile.answer(sampleProfile);
  expect(state()).toBe('signedIn');
});

test('SES-03 a logout in another tab while the token is confirmed or unconfirmed ends it too', async () => {
  const first = await opened(withToken);
  first.token.ring(false);
  expect(first.state()).toBe('visiting');
  const second = await opened(withToken);
  await second.fetchProfile.fail(offline);
  second.token.ring(false);
  expect(second.state()).toBe('visiting');
});

test('SES-04 a right code opens the session, keeps the token and says that it is fresh', async () => {
  const { actor, state, told, kept } = await opened(withoutToken);
  told.length = 0;
  actor.send({ type: 'session.open', token: 'a-token', profile: sampleProfile });
  expect(state()).toBe('signedIn');
  expect(kept).toEqual(['token a-token', `profile ${sampleProfile.id}`]);
  expect(told).toEqual([{ ...openedFact, isFresh: true }]);
});

test('SES-06 a refreshed profile replaces the old one; a failure keeps it, a 426 ends the session', async () => {
  const premium = {
    ...sampleProfile,
    premiumMembership: { isActive: true, expiresAt: '2027-11-04T00:00:00.000Z' },
  };
  const { actor, state, fetchProfile } = await signedIn();
  actor.send({ type: 'session.refresh' });
  await fetchProfile.answer(premium);
  expect([state(), actor.getSnapshot().context.profile]).toEqual(['signedIn', premium]);
  actor.send({ type: 'session.refresh' });
  await fetchProfile.fail(offline);
  expect([state(), actor.getSnapshot().context.profile]).toEqual(['signedIn', premium]);
  actor.send({ type: 'session.refresh' });
  await fetchProfile.fail(lost);
  expect(state()).toBe('visiting');
});

test('SES-03 nobody listens any more once the session has stopped', async () => {
  const { actor, token, loss } = await signedIn();
  actor.stop();
  expect([token.listeners.size, loss.listeners.size]).toEqual([0, 0]);
});
