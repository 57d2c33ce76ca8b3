import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { csvImportLogic } from '../../../../src/machines/admin/frame/csv-import/csv-import.actors.ts';
import type {
  ChosenCsv,
  ImportReport,
} from '../../../../src/machines/admin/frame/csv-import/csv-import.machine.ts';
import { csvImportView, storedText } from '../../../../src/machines/admin/frame/csv-import/csv-import.view.ts';
import { held, parent, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const file: ChosenCsv = { name: 'orders.csv', size: 120 };
const report: ImportReport = {
  rows: 4,
  added: 0,
  changed: 1,
  errors: [{ row: 3, column: 'courier', message: 'Please fill this in' }],
  ignored: ['Placed'],
  preview: [{ row: 2, text: 'Ship M26-001001 with India Post, EU1IN' }],
};

function opened() {
  const sendFile = held<[ChosenCsv, string, AbortSignal], ImportReport>();
  const told = parent<{ type: 'list.changed' }>();
  const actor = createActor(csvImportLogic({ sendFile }), { input: { parent: told } }).start();
  actor.send({ type: 'import.open' });
  actor.send({ type: 'file.choose', file });
  return { actor, sendFile, told, view: () => csvImportView(actor.getSnapshot()) };
}

test('ADM-02 a file is only checked until the admin has seen what it would change', async () => {
  const { actor, sendFile, told, view } = opened();
  await sendFile.answer(report);
  expect(view()).toMatchObject({
    summary: 'Of 4 rows: 1 to update, 2 stay as they are, 1 with errors',
    preview: report.preview,
    ignored: ['Placed'],
    confirm: 'Import 1 valid row',
    stored: null,
  });
  expect(told.told).toEqual([]);
  actor.send({ type: 'import.confirm' });
  await sendFile.answer(report);
  expect(sendFile.calls.map(([, mode]) => mode)).toEqual(['check', 'valid-rows']);
  expect([view().stored, told.told.length]).toEqual([{ added: 0, changed: 1 }, 1]);
  const orders = { one: 'order', many: 'orders' };
  expect(
    [
      { added: 0, changed: 1 },
      { added: 0, changed: 13 },
      { added: 2, changed: 1 },
    ].map((stored) => storedText(stored, orders)),
  ).toEqual(['1 order updated', '13 orders updated', '2 orders added, 1 updated']);
});

test('ADM-02 a file without a mistake is imported whole, and one that changes nothing not at all', async () => {
  const whole = opened();
  await whole.sendFile.answer({ ...report, rows: 1, errors: [] });
  expect(whole.view().confirm).toBe('Import 1 row');
  whole.actor.send({ type: 'import.confirm' });
  expect(whole.sendFile.calls.map(([, mode]) => mode)).toEqual(['check', 'all-or-nothing']);
  // A product with two sizes has two rows.
  const sizes = opened();
  await sizes.sendFile.answer({ ...report, rows: 2, added: 1, changed: 0, same: 0, errors: [] });
  expect(sizes.view().summary).toBe('Of 2 rows: 1 to add');
  const same = opened();
  await same.sendFile.answer({ ...report, rows: 1, changed: 0, errors: [], preview: [] });
  expect(same.view()).toMatchObject({ summary: 'Of 1 row: 1 stays as it is', confirm: null });
  same.actor.send({ type: 'import.confirm' });
  expect(same.sendFile.calls).toHaveLength(1);
});
