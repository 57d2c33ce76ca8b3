import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { gstFileLogic } from '../../../../src/machines/admin/sections/gst-file/gst-file.actors.ts';
import { gstFileInput, someMonth } from '../../../../src/machines/admin/sections/gst-file/gst-file.cases.ts';
import type { GstSummary } from '../../../../src/machines/admin/sections/gst-file/gst-file.machine.ts';
import { gstFileView } from '../../../../src/machines/admin/sections/gst-file/gst-file.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const readMonth = held<[string, AbortSignal], GstSummary>();
  const saveFile = held<[string, AbortSignal], void>();
  const actor = createActor(gstFileLogic({ readMonth, saveFile }), { input: gstFileInput }).start();
  return { actor, readMonth, saveFile, view: () => gstFileView(actor.getSnapshot()) };
}

test('MNY-12 the newest month is added up; its file is saved, and what fails can be asked for again', async () => {
  const { actor, readMonth, saveFile, view } = opened();
  expect([view().stage, view().months[0]?.label]).toEqual(['reading', 'November 2026']);
  await readMonth.fail(offline);
  expect([view().stage, view().failure]).toEqual(['failed', 'No connection. Check your network and try again.']);
  actor.send({ type: 'month.retry' });
  await readMonth.answer(someMonth);
  expect(view().rows[0]).toEqual({ label: 'Taxable value', amount: '₹5,35,710.00' });
  expect(view().counts).toBe('12 invoices less 1 credit note');
  actor.send({ type: 'file.save' });
  expect([view().isSaving, saveFile.calls[0]?.[0]]).toEqual([true, '2026-11']);
  await saveFile.fail(offline);
  expect([view().stage, view().failure]).toEqual(['shown', 'No connection. Check your network and try again.']);
});

test('MNY-12 a month without a document says so and has no file; a month that is not offered is not read', async () => {
  const { actor, readMonth, view } = opened();
  actor.send({ type: 'month.choose', month: '1999-01' });
  expect(view().month).toBe('2026-11');
  actor.send({ type: 'month.choose', month: '2026-10' });
  expect(readMonth.calls.map(([month]) => month)).toEqual(['2026-11', '2026-10']);
  await readMonth.answer({ ...someMonth, invoices: 0, creditNotes: 0 });
  await readMonth.answer({ ...someMonth, invoices: 0, creditNotes: 0 });
  expect([view().stage, view().rows]).toEqual(['empty', []]);
  actor.send({ type: 'file.save' });
  expect(view().isSaving).toBe(false);
});

test('MNY-12 a month without a credit note counts its invoices alone', async () => {
  const { readMonth, view } = opened();
  await readMonth.answer({ ...someMonth, creditNotes: 0 });
  expect(view().counts).toBe('12 invoices');
});
