import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordEditorLogic } from '../../../../src/machines/admin/frame/record-editor/record-editor.actors.ts';
import {
  contestedFields,
  settledDraft,
  startOf,
} from '../../../../src/machines/admin/frame/record-editor/record-editor.rules.ts';
import type {
  Draft,
  KeptDraft,
  SaveOutcome,
  StoredRecord,
  SubRecord,
} from '../../../../src/machines/admin/frame/record-editor/record-editor.types.ts';
import { recordEditorView } from '../../../../src/machines/admin/frame/record-editor/record-editor.view.ts';
import { CallFailed } from '../../../../src/machines/kit/tells.ts';
import { held, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const stored: StoredRecord = { id: 'one', version: 3, draft: { code: 'NEEM', name: 'Neem', value: '10' } };

const empty: Draft = { code: '', name: '', value: '' };

const grave = [{ field: 'name', value: 'Ashoka' }];

function opened(id: string | null = 'one', kept: KeptDraft | null = null) {
  const loadRecord = held<[string, AbortSignal], StoredRecord | null>();
  const saveRecord = held<
    [{ id: string | null; version: number | null; draft: Draft }, AbortSignal],
    SaveOutcome
  >();
  const removeRecord = held<[string, AbortSignal], void>();
  const facts: object[] = [];
  const left: (string | null)[] = [];
  const device: (KeptDraft | null)[] = [kept];
  let leave: ((href: string | null) => void) | null = null;
  const actor = createActor(
    recordEditorLogic({
      loadRecord,
      saveRecord,
      removeRecord,
      watchLeaving: (listener) => {
        leave = listener;
        return () => {
          leave = null;
        };
      },
      leavePage: (href) => {
        left.push(href);
      },
      keepDraft: (draft) => void device.push(draft),
    }),
    { input: { id, kept, empty, grave, parent: { send: (fact) => void facts.push(fact) } } },
  ).start();
  const view = () => recordEditorView(actor.getSnapshot());
  const type = (field: string, value: string) => actor.send({ type: 'field.change', field, value });
  return {
    actor,
    loadRecord,
    saveRecord,
    removeRecord,
    facts,
    left,
    device,
    go: (href: string | null) => leave?.(href),
    view,
    type,
  };
}

test('ADM-01 there is something to save as long as something is another, and discarding takes it back', async () => {
  const { actor, loadRecord, view, type } = opened();
  await loadRecord.answer(stored);
  expect(view()).toMatchObject({ stage: 'editing', isChanged: false });
  type('name', 'Tulsi');
  expect(view().isChanged).toBe(true);
  type('name', 'Neem');
  expect(view().isChanged).toBe(false);
  type('name', 'Tulsi');
  actor.send({ type: 'record.discard' });
  expect(view()).toMatchObject({ isChanged: false, draft: { name: 'Neem' } });
});

test('ADM-01 what the server refuses stands at its fields, the first gets the focus, until it is changed', async () => {
  const { actor, saveRecord, facts, view, type } = opened(null);
  type('code', 'X');
  actor.send({ type: 'record.save' });
  const fields = { code: 'Use 3 letters', value: 'Use more' };
  await saveRecord.fail(
    new CallFailed({
      kind: 'refused',
      status: 422,
      slug: 'invalid-input',
      message: '2 fields',
      fields,
      retryAfter: null,
      body: null,
    }),
  );
  expect(view()).toMatchObject({ isRefused: true, errors: fields, isChanged: true });
  type('code', 'XYZ');
  expect(view()).toMatchObject({ isRefused: false, errors: { value: 'Use more' } });
  actor.send({ type: 'record.save' });
  await saveRecord.answer({ kind: 'kept', record: { ...stored, version: 1 } });
  expect(view()).toMatchObject({ isKept: true, isChanged: false, isNew: false });
  // What is said of the save depends on the record as the server answered it.
  expect(facts).toEqual([{ type: 'record.kept', record: { ...stored, version: 1 }, isNew: true }]);
});

test('ADM-01 where another admin was faster, each contested field is mine or theirs, the others are theirs', async () => {
  const { actor, loadRecord, saveRecord, view, type } = opened();
  await loadRecord.answer(stored);
  type('name', 'Mine');
  type('value', '20');
  actor.send({ type: 'record.save' });
  const theirs = { ...stored, version: 4, draft: { code: 'THEIRS', name: 'Theirs', value: '30' } };
  await saveRecord.answer({ kind: 'overtaken', record: theirs });
  expect(view().contest).toEqual([
    { field: 'name', mine: 'Mine', theirs: 'Theirs', side: 'mine' },
    { field: 'value', mine: '20', theirs: '30', side: 'mine' },
  ]);
  actor.send({ type: 'side.choose', field: 'value', side: 'theirs' });
  actor.send({ type: 'sides.settle' });
  expect(saveRecord.calls.at(-1)?.[0]).toEqual({
    id: 'one',
    version: 4,
    draft: { code: 'THEIRS', name: 'Mine', value: '30' },
  });
});

test('ADM-01 nobody leaves what is not saved without being asked', async () => {
  const { actor, loadRecord, left, go, view, type } = opened();
  await loadRecord.answer(stored);
  go('/shop');
  expect(view().isLeaving).toBe(false);
  type('name', 'Tulsi');
  go('/shop');
  expect(view().isLeaving).toBe(true);
  actor.send({ type: 'leave.cancel' });
  expect(view()).toMatchObject({ isLeaving: false, draft: { name: 'Tulsi' } });
  go(null);
  actor.send({ type: 'leave.confirm' });
  expect(left).toEqual([null]);
});

test('ADM-01 a record is deleted after a question, and one that is not there says so', async () => {
  const { actor, loadRecord, removeRecord, facts, view } = opened();
  await loadRecord.answer(stored);
  actor.send({ type: 'record.remove' });
  expect(view().isAskingRemoval).toBe(true);
  actor.send({ type: 'remove.confirm' });
  await removeRecord.answer(undefined);
  expect(facts).toEqual([{ type: 'record.removed' }]);
  const missing = opened();
  await missing.loadRecord.answer(null);
  expect(missing.view().stage).toBe('missing');
});

test('ADM-07 what is typed lies on the device until it is saved, thrown away, or left behind on purpose', async () => {
  const { actor, loadRecord, saveRecord, device, go, type } = opened();
  await loadRecord.answer(stored);
  type('name', 'Tulsi');
  const kept = { version: 3, base: stored.draft, draft: { ...stored.draft, name: 'Tulsi' } };
  expect(device.at(-1)).toEqual(kept);
  actor.send({ type: 'record.save' });
  expect(device.at(-1)).toEqual(kept);
  await saveRecord.answer({ kind: 'kept', record: { ...stored, version: 4, draft: kept.draft } });
  expect(device.at(-1)).toBeNull();
  type('name', 'Amla');
  actor.send({ type: 'record.discard' });
  expect(device.at(-1)).toBeNull();
  type('name', 'Amla');
  go('/shop');
  expect(device.at(-1)).toMatchObject({ version: 4 });
  actor.send({ type: 'leave.confirm' });
  expect(device.at(-1)).toBeNull();
});

test('ADM-07 what was typed before a reload is asked about, and taken over the version that it was typed over', async () => {
  const kept = {
    version: 2,
    base: { ...stored.draft, value: '5' },
    draft: { ...stored.draft, name: 'Tulsi', value: '5' },
  };
  const { actor, loadRecord, saveRecord, view } = opened('one', kept);
  await loadRecord.answer(stored);
  expect(view()).toMatchObject({ stage: 'recovering', draft: { name: 'Neem' } });
  actor.send({ type: 'draft.take' });
  expect(view()).toMatchObject({ stage: 'editing', isChanged: true, draft: { name: 'Tulsi', value: '5' } });
  actor.send({ type: 'record.save' });
  expect(saveRecord.calls[0]?.[0].version).toBe(2);
  await saveRecord.answer({ kind: 'overtaken', record: stored });
  expect(view().contest).toEqual([{ field: 'name', mine: 'Tulsi', theirs: 'Neem', side: 'mine' }]);
  actor.send({ type: 'sides.settle' });
  expect(saveRecord.calls[1]?.[0]).toMatchObject({ version: 3, draft: { name: 'Tulsi', value: '10' } });
});

test('ADM-07 what was typed for a new record is asked about, thrown away for good, and never laid over another record', async () => {
  const typed = { version: null, base: empty, draft: { ...empty, name: 'Tulsi' } };
  const fresh = opened(null, typed);
  expect(fresh.view().stage).toBe('recovering');
  fresh.actor.send({ type: 'draft.drop' });
  expect([fresh.view().draft['name'], fresh.device.at(-1)]).toEqual(['', null]);
  const other = opened('one', typed);
  await other.loadRecord.answer(stored);
  expect(other.view()).toMatchObject({ stage: 'editing', draft: { name: 'Neem' } });
});

test('ADM-08 a change with consequences is asked about once before it is saved, and nothing is lost by a no', async () => {
  const { actor, loadRecord, saveRecord, view } = opened();
  await loadRecord.answer(stored);
  actor.send({ type: 'field.change', field: 'name', value: 'Ashoka' });
  actor.send({ type: 'record.save' });
  expect([view().grave, saveRecord.calls.length]).toEqual([grave[0], 0]);
  actor.send({ type: 'save.cancel' });
  expect([view().grave, view().draft['name'], view().isChanged]).toEqual([null, 'Ashoka', true]);
  actor.send({ type: 'record.save' });
  actor.send({ type: 'save.confirm' });
  expect(saveRecord.calls.map(([{ draft }]) => draft['name'])).toEqual(['Ashoka']);
  await saveRecord.answer({ kind: 'kept', record: { ...stored, draft: { ...stored.draft, name: 'Ashoka' } } });
  actor.send({ type: 'field.change', field: 'value', value: '11' });
  actor.send({ type: 'record.save' });
  expect(saveRecord.calls).toHaveLength(2);
});

test('ADM-01 only a field that both changed, and to different values, has to be chosen', () => {
  const both = {
    ...startOf({ id: 'one', kept: null, empty, parent: { send: () => undefined } }),
    base: { code: 'NEEM', name: 'Neem', value: '10' },
    draft: { code: 'NEEM', name: 'Neem oil', value: '12' },
    theirs: { ...stored, version: 4, draft: { code: 'NEEM2', name: 'Neem oil', value: '15' } },
  };
  expect(contestedFields(both)).toEqual(['value']);
  expect([settledDraft(both), settledDraft({ ...both, sides: { value: 'theirs' } })]).toEqual([
    { code: 'NEEM2', name: 'Neem oil', value: '12' },
    { code: 'NEEM2', name: 'Neem oil', value: '15' },
  ]);
});

test('ADM-01 of rows that two admins changed, mine are my changes over theirs; all of mine where rows came or went', () => {
  const [bronze, silver, gold] = [
    { label: 'Bronze', off: '5' },
    { label: 'Silver', off: '10' },
    { label: 'Gold', off: '15' },
  ];
  const contest = (mine: readonly SubRecord[], theirs: readonly SubRecord[]) => ({
    ...startOf({ id: 'tiers', kept: null, empty: {}, parent: { send: () => undefined } }),
    base: { tiers: [bronze, silver] },
    draft: { tiers: mine },
    theirs: { id: 'tiers', version: 4, draft: { tiers: theirs } },
  });
  const both = contest([bronze, { ...silver, off: '11' }], [{ ...bronze, off: '6' }, silver]);
  expect(contestedFields(both)).toEqual(['tiers']);
  expect(settledDraft(both)).toEqual({
    tiers: [
      { ...bronze, off: '6' },
      { ...silver, off: '11' },
    ],
  });
  expect(settledDraft({ ...both, sides: { tiers: 'theirs' } })).toEqual(both.theirs.draft);
  const added = contest([bronze, silver, gold], [{ ...bronze, off: '6' }, silver]);
  expect(settledDraft(added)).toEqual({ tiers: [bronze, silver, gold] });
});
