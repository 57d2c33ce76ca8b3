import type { ImportAnswer, ImportMode } from '../../../../contract/platform/list.ts';
import type { DeepReadonly } from '../../../../domain/kit/deep-readonly.ts';
import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../../kit/tells.ts';

/** A file with the name and size shown on screen. */
export interface ChosenCsv {
  readonly name: string;
  readonly size: number;
}

/** The result of an import; rows are counted as in a spreadsheet. */
export type ImportReport = DeepReadonly<ImportAnswer>;

export type CsvImportEvent =
  | { type: 'import.open' }
  | { type: 'import.close' }
  | { type: 'file.choose'; file: ChosenCsv }
  /** Imports what the preview shows: all rows, or the valid ones. */
  | { type: 'import.confirm' };

export interface CsvImportInput {
  readonly parent: Tells<{ type: 'list.changed' }>;
}

interface CsvImportContext extends CsvImportInput {
  readonly file: ChosenCsv | null;
  readonly report: ImportReport | null;
  readonly failure: Failure | null;
}

interface Sent {
  readonly file: ChosenCsv | null;
  readonly mode: ImportMode;
}

/** Imports records from a CSV file, once the admin has seen what it would change (ADM-02). */
export const csvImportMachine = setup({
  types: {} as { context: CsvImportContext; events: CsvImportEvent; input: CsvImportInput },
  actors: { sendFile: promiseSlot<ImportReport, Sent>() },
  actions: {
    setFile: assign({ file: (_, params: { file: ChosenCsv }) => params.file, report: null, failure: null }),
    clearFile: assign({ file: null, report: null, failure: null }),
    setReport: assign({ report: (_, params: { report: ImportReport }) => params.report, failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    tellChanged: ({ context }) => context.parent.send({ type: 'list.changed' }),
  },
  guards: {
    hasErrors: (_, params: { report: ImportReport }) => params.report.errors.length > 0,
    /** Something has changed since the check, so that nothing was imported. */
    isUnexpected: ({ context }, { report }: { report: ImportReport }) =>
      context.report?.errors.length === 0 && report.errors.length > 0,
    hasChanges: ({ context: { report } }) => (report?.added ?? 0) + (report?.changed ?? 0) > 0,
  },
}).createMachine({
  id: 'csv-import',
  description: 'Imports records from a CSV file, once the admin has seen what it would change.',
  context: ({ input }) => ({ ...input, file: null, report: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The import is closed.',
      on: { 'import.open': { target: 'choosing', actions: 'clearFile' } },
    },
    choosing: {
      description: 'Waiting for the admin to choose a file.',
      on: {
        'import.close': 'closed',
        'file.choose': { target: 'checking', actions: { type: 'setFile', params: ({ event }) => event } },
      },
    },
    checking: {
      description: 'The server checks every row and imports none.',
      invoke: {
        id: 'checkFile',
        src: 'sendFile',
        input: ({ context }) => ({ file: context.file, mode: 'check' as const }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ report: event.output }) },
            target: 'faulty',
            actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) },
          },
          { target: 'checked', actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: {
      description: 'Couldn’t read the file.',
      on: {
        'import.close': 'closed',
        'file.choose': { target: 'checking', actions: { type: 'setFile', params: ({ event }) => event } },
      },
    },
    checked: {
      description: 'Every row is valid. What it would change is shown, and nothing is imported yet.',
      on: {
        'import.close': 'closed',
        'import.confirm': { guard: 'hasChanges', target: 'storing' },
        'file.choose': { target: 'checking', actions: { type: 'setFile', params: ({ event }) => event } },
      },
    },
    faulty: {
      description: 'Nothing is imported. Some rows have errors, and each says why.',
      on: {
        'import.close': 'closed',
        'import.confirm': { guard: 'hasChanges', target: 'storing' },
        'file.choose': { target: 'checking', actions: { type: 'setFile', params: ({ event }) => event } },
      },
    },
    storing: {
      description: 'Importing the rows.',
      invoke: {
        id: 'storeRows',
        src: 'sendFile',
        input: ({ context: { file, report } }) => ({
          file,
          mode: (report?.errors.length ?? 0) > 0 ? ('valid-rows' as const) : ('all-or-nothing' as const),
        }),
        onDone: [
          {
            guard: { type: 'isUnexpected', params: ({ event }) => ({ report: event.output }) },
            target: 'faulty',
            actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) },
          },
          { target: 'stored', actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    stored: {
      description: 'The rows are imported, and the list shows them.',
      entry: 'tellChanged',
      on: { 'import.close': 'closed' },
    },
  },
});
