import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { choiceLifetimeMs, type Choice, type Purpose } from '../../../src/domain/shell/consent.ts';
import { consentLogic } from '../../../src/machines/shell/consent/consent.actors.ts';
import type { ConsentFact } from '../../../src/machines/shell/consent/consent.machine.ts';
import { isAsked, isChoosing, purposeRows } from '../../../src/machines/shell/consent/consent.view.ts';
import { createConsentService } from '../../../src/services/shell/consent.service.ts';
import { createDeviceStore } from '../../../src/services/platform/storage/storage.ts';
import { bell, parent, passed, settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const both: readonly Purpose[] = ['statistics', 'advertising'];

async function consent({ kept = null as Choice | null, asked = both } = {}) {
  const owner = parent<ConsentFact>();
  const tabs = bell<Choice | null>();
  const written: Choice[] = [];
  const actor = createActor(
    consentLogic({
      readChoice: () => kept,
      keepChoice: (choice) => void written.push(choice),
      watchChoice: tabs.listen,
    }),
    { input: { parent: owner, asked } },
  ).start();
  await settled();
  return { actor, tabs, written, told: owner.told, at: () => actor.getSnapshot() };
}

async function asked() {
  const opened = await consent();
  await passed(4000);
  opened.actor.send({ type: 'overlay.granted' });
  return opened;
}

test('ANA-06 who has not decided is asked once the page is calm, and nothing is told before', async () => {
  const { actor, at, told } = await consent();
  expect(told).toEqual([]);
  await passed(4000);
  expect(told).toEqual([{ type: 'overlay.request', kind: 'consent' }]);
  actor.send({ type: 'overlay.granted' });
  expect(isAsked(at())).toBe(true);
});

test('ANA-06 a shop without ids asks nobody', async () => {
  const { actor, told } = await consent({ asked: [] });
  actor.send({ type: 'choices.open' });
  await passed(60_000);
  expect(told).toEqual([{ type: 'consent.changed', agreed: [] }]);
});

test.each([
  ['consent.agree', both],
  ['consent.refuse', []],
] as const)('ANA-06 one press answers: %s', async (type, agreed) => {
  const { actor, told, written } = await asked();
  actor.send({ type });
  expect(written).toEqual([{ asked: both, agreed }]);
  expect(told.slice(2)).toEqual([
    { type: 'overlay.done', kind: 'consent' },
    { type: 'consent.changed', agreed },
  ]);
});

test('ANA-06 no purpose is ticked beforehand, and each is agreed to by itself', async () => {
  const { actor, at, written } = await asked();
  actor.send({ type: 'choices.open' });
  actor.send({ type: 'overlay.granted' });
  expect(purposeRows(at()).map(({ isPicked }) => isPicked)).toEqual([false, false]);
  actor.send({ type: 'purpose.toggle', purpose: 'advertising' });
  actor.send({ type: 'purpose.toggle', purpose: 'statistics' });
  actor.send({ type: 'purpose.toggle', purpose: 'advertising' });
  actor.send({ type: 'consent.save' });
  expect(written).toEqual([{ asked: both, agreed: ['statistics'] }]);
});

test('ANA-06 what was agreed to is taken back from the footer', async () => {
  const { actor, at, told } = await consent({ kept: { asked: both, agreed: both } });
  expect(told).toEqual([{ type: 'consent.changed', agreed: both }]);
  actor.send({ type: 'choices.open' });
  actor.send({ type: 'overlay.granted' });
  expect([isChoosing(at()), purposeRows(at()).map(({ isPicked }) => isPicked)]).toEqual([true, [true, true]]);
  actor.send({ type: 'consent.refuse' });
  expect(told.at(-1)).toEqual({ type: 'consent.changed', agreed: [] });
});

test('ANA-06 closing without a word decides nothing, and the question comes again', async () => {
  const { actor, told, written } = await asked();
  actor.send({ type: 'choices.open' });
  actor.send({ type: 'overlay.granted' });
  actor.send({ type: 'choices.close' });
  expect([written, told.at(-1)]).toEqual([[], { type: 'overlay.request', kind: 'consent' }]);
});

test('ANA-06 two tabs agree: what one decides holds in the other', async () => {
  const { at, tabs, told } = await asked();
  tabs.ring({ asked: both, agreed: ['statistics'] });
  expect([isAsked(at()), told.at(-1)]).toEqual([false, { type: 'consent.changed', agreed: ['statistics'] }]);
});

test('ANA-06 OVL-01 whoever chooses before being asked is not asked as well, and blocks nobody', async () => {
  const { actor, told, tabs } = await consent();
  await passed(4000);
  actor.send({ type: 'choices.open' });
  expect(told.slice(1)).toEqual([
    { type: 'overlay.withdraw', kind: 'consent' },
    { type: 'overlay.withdraw', kind: 'privacy-choices' },
    { type: 'overlay.request', kind: 'privacy-choices' },
  ]);
  tabs.ring({ asked: both, agreed: [] });
  expect(told.slice(4)).toEqual([
    { type: 'overlay.withdraw', kind: 'consent' },
    { type: 'overlay.withdraw', kind: 'privacy-choices' },
    { type: 'consent.changed', agreed: [] },
  ]);
});

test('ANA-06 the question makes room for another overlay and comes again after it', async () => {
  const { actor, at, told } = await asked();
  actor.send({ type: 'overlay.revoked' });
  expect([isAsked(at()), told.slice(2)]).toEqual([
    false,
    [
      { type: 'overlay.done', kind: 'consent' },
      { type: 'overlay.request', kind: 'consent' },
    ],
  ]);
});

test('ANA-06 a new purpose is asked for, whatever was decided about the others', async () => {
  const { told } = await consent({ kept: { asked: ['statistics'], agreed: ['statistics'] } });
  await passed(4000);
  expect(told).toEqual([{ type: 'overlay.request', kind: 'consent' }]);
});

test('ANA-06 the device keeps a choice for half a year', () => {
  const kept = new Map<string, string>();
  let now = 1_800_000_000_000;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
  const events = { addEventListener: () => {}, removeEventListener: () => {} };
  const service = createConsentService(createDeviceStore(storage, events), () => now);
  service.keepChoice({ asked: both, agreed: ['statistics'] });
  now += choiceLifetimeMs;
  expect(service.readChoice()).toEqual({ asked: both, agreed: ['statistics'] });
  now += 1;
  expect(service.readChoice()).toBeNull();
});

test('ANA-06 each purpose is named by what is done, and a shop that has one asks for that alone', async () => {
  const every: readonly Purpose[] = ['statistics', 'flows', 'behaviour', 'advertising'];
  const { at } = await consent({ asked: every });
  expect(purposeRows(at()).map(({ label }) => label)).toEqual([
    'Counting visits',
    'Counting steps',
    'Understanding how pages are used',
    'Measuring our ads',
  ]);
  const one = await consent({ asked: ['behaviour'] });
  expect(purposeRows(one.at()).map(({ label }) => label)).toEqual(['Understanding how pages are used']);
});
