import { assign, setup } from 'xstate';
import { maxFileBytes } from '../../../domain/kit/file.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../kit/tells.ts';

/** A file as the device names it; its bytes stay with the device. */
export interface DocumentFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What the device says of the file: taken, with a picture to look at where it is one; or of another kind. */
export type FileCheck = { readonly isTaken: false } | { readonly isTaken: true; readonly preview: string | null };

export interface UploadRequest {
  readonly file: DocumentFile;
  readonly notes: string;
  /** The prescription that was asked for again; null for a new one. */
  readonly prescriptionId: string | null;
}

export type UploadNews =
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.finished' }
  | { type: 'upload.failed'; error: unknown };

export type PrescriptionUploadEvent =
  | { type: 'file.choose'; file: DocumentFile }
  | { type: 'file.remove' }
  | { type: 'notes.type'; text: string }
  | { type: 'upload.start' }
  | { type: 'upload.cancel' }
  | UploadNews;

export interface PrescriptionUploadInput {
  readonly prescriptionId: string | null;
  readonly parent: Tells<{ type: 'prescription.sent' }>;
}

interface PrescriptionUploadContext extends PrescriptionUploadInput {
  readonly file: DocumentFile | null;
  readonly preview: string | null;
  readonly notes: string;
  readonly percent: number;
  readonly failure: Failure | null;
}

/** One file on its way to the prescribers: looked at here first, then sent with a bar that shows how far (ACC-03). */
export const prescriptionUploadMachine = setup({
  types: {} as {
    context: PrescriptionUploadContext;
    events: PrescriptionUploadEvent;
    input: PrescriptionUploadInput;
  },
  actors: {
    checkFile: promiseSlot<FileCheck, { file: DocumentFile }>(),
    sendFile: watchSlot<UploadNews, UploadRequest>(),
  },
  actions: {
    setFile: assign({ file: (_, params: { file: DocumentFile }) => params.file, preview: null, failure: null }),
    clearFile: assign({ file: null, preview: null }),
    clearNotes: assign({ notes: '' }),
    setPreview: assign({
      preview: (_, params: { check: FileCheck }) => (params.check.isTaken ? params.check.preview : null),
    }),
    setNotes: assign({ notes: (_, params: { text: string }) => params.text }),
    setPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    clearPercent: assign({ percent: 0 }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    tellSent: ({ context }) => context.parent.send({ type: 'prescription.sent' }),
  },
  guards: {
    isSmallEnough: (_, params: { file: DocumentFile }) => params.file.size <= maxFileBytes,
    isTaken: (_, params: { check: FileCheck }) => params.check.isTaken,
    isFileRefused: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return failure.kind === 'refused' && [409, 413, 415, 422].includes(failure.status);
    },
  },
}).createMachine({
  id: 'prescription-upload',
  description: 'One file on its way to the prescribers.',
  context: ({ input }) => ({ ...input, file: null, preview: null, notes: '', percent: 0, failure: null }),
  initial: 'choosing',
  on: {
    'notes.type': { actions: { type: 'setNotes', params: ({ event }) => ({ text: event.text }) } },
    'file.choose': [
      {
        guard: { type: 'isSmallEnough', params: ({ event }) => ({ file: event.file }) },
        target: '.checking',
        actions: { type: 'setFile', params: ({ event }) => ({ file: event.file }) },
      },
      { target: '.choosing.tooLarge', actions: 'clearFile' },
    ],
  },
  states: {
    choosing: {
      description: 'No file is chosen.',
      initial: 'calm',
      states: {
        calm: { description: 'Nothing was tried yet.' },
        tooLarge: { description: 'The file that was chosen has more than 10 MB.' },
        anotherKind: { description: 'The file that was chosen is no PDF, JPG or PNG.' },
        refused: { description: 'The shop did not take the file and said why.' },
      },
    },
    checking: {
      description: 'Is it what its name says? The device looks at its first bytes.',
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => ({ file: context.file ?? noFile }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ check: event.output }) },
            target: 'ready',
            actions: { type: 'setPreview', params: ({ event }) => ({ check: event.output }) },
          },
          { target: 'choosing.anotherKind', actions: 'clearFile' },
        ],
        onError: { target: 'choosing.anotherKind', actions: 'clearFile' },
      },
    },
    ready: {
      description: 'The file is shown and can be sent.',
      on: {
        'upload.start': 'uploading',
        'file.remove': { target: 'choosing', actions: 'clearFile' },
      },
    },
    uploading: {
      description: 'The file is on its way; the bar shows how far.',
      entry: 'clearPercent',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { file, notes, prescriptionId } }) => ({ file: file ?? noFile, notes, prescriptionId }),
      },
      on: {
        'file.choose': {},
        'upload.progressed': {
          actions: { type: 'setPercent', params: ({ event }) => ({ percent: event.percent }) },
        },
        'upload.finished': { target: 'sent', actions: ['clearFile', 'clearNotes', 'tellSent'] },
        'upload.failed': [
          {
            guard: { type: 'isFileRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing.refused',
            actions: [{ type: 'setFailure', params: ({ event }) => ({ error: event.error }) }, 'clearFile'],
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
        'upload.cancel': 'ready',
      },
    },
    failed: {
      description: 'It did not arrive; the file is still here and can be sent again.',
      on: {
        'upload.start': 'uploading',
        'file.remove': { target: 'choosing', actions: 'clearFile' },
      },
    },
    sent: { description: 'It is with the prescribers; another file can follow.' },
  },
});

const noFile: DocumentFile = { name: '', size: 0 };
