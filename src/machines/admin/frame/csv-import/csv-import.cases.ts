import { command, done, failed, keyFor, nobody, type EventCases } from '../../../kit/cases.ts';
import type { CsvImportInput, ImportReport } from './csv-import.machine.ts';

export const csvImportInput: CsvImportInput = { parent: nobody };

const good: ImportReport = {
  rows: 2,
  added: 2,
  changed: 0,
  errors: [],
  ignored: ['Placed'],
  preview: [{ row: 2, text: 'Add DIWALI: Diwali' }],
};
const half: ImportReport = {
  ...good,
  added: 1,
  errors: [{ row: 3, column: 'code', message: 'Please fill this in' }],
};
const bad: ImportReport = { ...half, rows: 1, added: 0 };
const same: ImportReport = { ...good, added: 0, preview: [] };

export const csvImportCases: EventCases = {
  'file.choose': [command('file.choose', { file: { name: 'coupons.csv', size: 120 } })],
  'xstate.done.actor.checkFile': [
    done('checkFile', good),
    done('checkFile', same),
    done('checkFile', half),
    done('checkFile', bad),
  ],
  'xstate.error.actor.checkFile': [failed('checkFile')],
  'xstate.done.actor.storeRows': [done('storeRows', good), done('storeRows', half)],
  'xstate.error.actor.storeRows': [failed('storeRows')],
};

/** Tells snapshots apart by whether the file changes anything. */
export function csvImportKey({ context }: { readonly context: { readonly report: ImportReport | null } }): string {
  return keyFor((context.report?.added ?? 0) > 0, (context.report?.errors.length ?? 0) > 0);
}
