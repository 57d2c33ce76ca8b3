import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Changeables, Tried } from '../../../src/domain/flows/change/changeable.ts';
import { flowChangesLogic } from '../../../src/machines/flows/flow-changes/flow-changes.actors.ts';
import { sampleChangeables } from '../../../src/machines/flows/flow-changes/flow-changes.cases.ts';
import { flowChangesView, nameInWords } from '../../../src/machines/flows/flow-changes/flow-changes.view.ts';
import { bell, held, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const none: Tried = { language: 'en', changes: {} };

async function opened(tried = none) {
  const loadChangeables = held<[string], Changeables>();
  const savePatch = held<[Tried], void>();
  const shown: Tried[] = [];
  const frames = bell<void>();
  const actor = createActor(
    flowChangesLogic({
      loadChangeables,
      savePatch,
      showTried: (each) => void shown.push(each),
      watchShown: frames.listen,
    }),
    { input: { slug: 'search', tried } },
  ).start();
  await loadChangeables.answer(sampleChangeables);
  const type = (id: string, text: string) => actor.send({ type: 'change.type', id, text });
  const row = (label: string) =>
    flowChangesView(actor.getSnapshot())
      .groups.flatMap(({ rows }) => rows)
      .find((each) => each.label === label);
  return {
    actor,
    frames,
    loadChangeables,
    savePatch,
    shown,
    type,
    row,
    view: () => flowChangesView(actor.getSnapshot()),
  };
}

test('FLO-10 what is typed is shown by the shop once it rests for 400 ms, with what other flows try', async () => {
  const elsewhere = { 'en Menu': { slug: 'menu', value: 'All' } };
  const { shown, frames, type, view, row } = await opened({ language: 'en', changes: elsewhere });
  expect(view().summary).toBe('1 change. The shop beside it is starting with it.');
  frames.ring();
  expect(view().summary).toBe('1 change. The shop beside it shows it.');
  type('en Search', 'F');
  vi.advanceTimersByTime(399);
  type('en Search', 'Find');
  vi.advanceTimersByTime(399);
  expect(shown).toEqual([]);
  expect(view().summary).toBe('2 changes.');
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([
    { language: 'en', changes: { ...elsewhere, 'en Search': { slug: 'search', value: 'Find' } } },
  ]);
  expect(view().summary).toBe('2 changes. The shop beside it is starting with them.');
  frames.ring();
  expect(view().summary).toBe('2 changes. The shop beside it shows them.');
  expect(row('Search')).toMatchObject({ value: 'Find', was: 'Was: Search', fault: '' });
});

test('FLO-10 what is wrong is said at its field, shown nowhere and not saved', async () => {
  const { shown, type, row, view } = await opened();
  type('# src/search.ts#maxRecent', 'many');
  vi.advanceTimersByTime(400);
  expect(row('Max recent')).toMatchObject({ value: 'many', fault: 'Type a number, such as 500.' });
  expect(shown).toEqual([none]);
  expect(view()).toMatchObject({ canSave: false, canUndo: true });
});

test('FLO-10 a change is undone alone, by typing what was there, or with all others', async () => {
  const { actor, shown, type, view } = await opened();
  type('en Search', 'Find');
  type('# src/search.ts#maxRecent', '3');
  actor.send({ type: 'change.undo', id: 'en Search' });
  expect(shown.at(-1)?.changes).toEqual({ '# src/search.ts#maxRecent': { slug: 'search', value: '3' } });
  type('# src/search.ts#maxRecent', '5');
  vi.advanceTimersByTime(400);
  expect(shown.at(-1)).toEqual(none);
  type('en Search', 'Find');
  actor.send({ type: 'changes.drop' });
  expect(shown.at(-1)).toEqual(none);
  expect(view()).toMatchObject({ canSave: false, canUndo: false });
});

test('FLO-10 each language lists its own texts, and the same numbers', async () => {
  const { actor, view, shown } = await opened();
  const labels = () => view().groups.map(({ name, rows }) => [name, ...rows.map(({ label }) => label)]);
  expect(labels()).toEqual([
    ['Texts', 'Search'],
    ['Limits', 'Max recent'],
  ]);
  actor.send({ type: 'language.choose', language: 'hi' });
  expect(labels()).toEqual([
    ['Texts', 'खोजें'],
    ['Limits', 'Max recent'],
  ]);
  expect(shown.at(-1)?.language).toBe('hi');
  actor.send({ type: 'changes.search', text: 'RECENT' });
  expect(labels()).toEqual([['Limits', 'Max recent']]);
  actor.send({ type: 'changes.search', text: 'nowhere' });
  expect(view()).toMatchObject({ groups: [], nothing: 'Nothing found. Try another word.' });
});

test('FLO-10 a patch that can’t be written says so and can be tried again, with what is typed last', async () => {
  const { actor, savePatch, type, view } = await opened();
  type('en Search', 'Find');
  actor.send({ type: 'patch.save' });
  expect(savePatch.calls).toEqual([
    [{ language: 'en', changes: { 'en Search': { slug: 'search', value: 'Find' } } }],
  ]);
  expect(view().isSaving).toBe(true);
  await savePatch.fail(new Error('gone'));
  expect(view()).toMatchObject({ failure: 'Couldn’t write the patch. Try again.', canSave: true });
  actor.send({ type: 'patch.save' });
  await savePatch.answer(undefined);
  expect(view()).toMatchObject({
    failure: '',
    isSaving: false,
    canSave: true,
    summary: '1 change. Saved as a patch.',
  });
});

test('FLO-10 a list that can’t be loaded is asked for again', async () => {
  const loadChangeables = held<[string], Changeables>();
  const ports = {
    loadChangeables,
    showTried: () => {},
    watchShown: () => () => {},
    savePatch: async () => {},
  };
  const actor = createActor(flowChangesLogic(ports), { input: { slug: 'search', tried: none } }).start();
  await loadChangeables.fail(new Error('gone'));
  expect(flowChangesView(actor.getSnapshot()).stage).toBe('failed');
  actor.send({ type: 'changes.retry' });
  await loadChangeables.answer({ list: [], lines: {} });
  expect(flowChangesView(actor.getSnapshot())).toMatchObject({
    stage: 'listed',
    nothing: 'There’s nothing to change in this flow.',
  });
});

test('FLO-10 numbers have names in words', () => {
  expect(
    ['delays.typingPause', 'couponTriggerConstants.byPage.cartDelay', 'bannerConstants.swipePx', 'maxRecent'].map(
      nameInWords,
    ),
  ).toEqual(['Typing pause', 'Coupon trigger, by page, cart delay', 'Banner, swipe in pixels', 'Max recent']);
});
