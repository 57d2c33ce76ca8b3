import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../../kit/tells.ts';

/** A file by the name and size under which the screens know it. */
export interface ChosenCsv {
  readonly name: string;
  readonly size: number;
}

/** How an import went; a row is counted as a spreadsheet does. */
export interface ImportReport {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly errors: readonly { readonly row: number; readonly column: string; readonly message: string }[];
}

export type CsvImportEvent =
  | { type: 'import.open' }
  | { type: 'import.close' }
  | { type: 'file.choose'; file: ChosenCsv }
  | { type: 'import.partly' };

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
  /** Whether rows without errors are stored though others have some. */
  readonly isPartly: boolean;
}

/** Records from a CSV file: all of them or, once their errors are known, those without (ADM-02). */
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
    hasGoodRows: ({ context }) =>
      (context.report?.rows ?? 0) > new Set(context.report?.errors.map(({ row }) => row)).size,
  },
}).createMachine({
  id: 'csv-import',
  description: 'Records from a CSV file: all of them or, once their errors are known, those without.',
  context: ({ input }) => ({ ...input, file: null, report: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody brings anything.',
      on: { 'import.open': { target: 'choosing', actions: 'clearFile' } },
    },
    choosing: {
      description: 'A file is wanted.',
      on: {
        'import.close': 'closed',
        'file.choose': { target: 'checking', actions: { type: 'setFile', params: ({ event }) => event } },
      },
    },
    checking: {
      description: 'The server reads every row; it stores all of them or none.',
      invoke: {
        id: 'checkFile',
        src: 'sendFile',
        input: ({ context }) => ({ file: context.file, isPartly: false }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ report: event.output }) },
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
    refused: {
      description: 'The file as a whole was not taken.',
      on: {
        'import.close': 'closed',
        'file.choose': { target: 'checking', actions: { type: 'setFile', params: ({ event }) => event } },
      },
    },
    faulty: {
      description: 'Nothing is stored: some rows are not right, and each says why.',
      on: {
        'import.close': 'closed',
        'import.partly': { guard: 'hasGoodRows', target: 'storing' },
        'file.choose': { target: 'checking', actions: { type: 'setFile', params: ({ event }) => event } },
      },
    },
    storing: {
      description: 'The rows that are right are stored.',
      invoke: {
        id: 'storeRows',
        src: 'sendFile',
        input: ({ context }) => ({ file: context.file, isPartly: true }),
        onDone: {
          target: 'stored',
          actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    stored: {
      description: 'Rows were stored; the list has them.',
      entry: 'tellChanged',
      on: { 'import.close': 'closed' },
    },
  },
});
