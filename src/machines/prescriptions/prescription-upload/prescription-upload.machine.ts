import { assign, setup } from 'xstate';
import { maxFileBytes } from '../../../domain/kit/file.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../kit/tells.ts';

/** A file chosen on the device, without its bytes. */
export interface DocumentFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The device's check: accepted, with a preview for pictures, or of a type that isn't. */
export type FileCheck = { readonly isTaken: false } | { readonly isTaken: true; readonly preview: string | null };

export interface UploadRequest {
  readonly file: DocumentFile;
  readonly notes: string;
  /** Id of the prescription to send again; null for a new one. */
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

/** Uploads one file to the prescribers: checked on the device first, then sent with a progress bar (ACC-03). */
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
  description: 'Uploads one file to the prescribers.',
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
        calm: { description: 'Waiting for the shopper to choose a file.' },
        tooLarge: { description: 'The chosen file is larger than 10 MB.' },
        anotherKind: { description: 'The chosen file is not a PDF, JPG or PNG.' },
        refused: { description: 'The server refused the file and said why.' },
      },
    },
    checking: {
      description: 'Checking the first bytes of the file: is it really what its name says?',
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
      description: 'The file is shown and ready to send.',
      on: {
        'upload.start': 'uploading',
        'file.remove': { target: 'choosing', actions: 'clearFile' },
      },
    },
    uploading: {
      description: 'Uploading the file. A bar shows the progress.',
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
      description: 'Couldn’t upload the file. It is still here and can be sent again.',
      on: {
        'upload.start': 'uploading',
        'file.remove': { target: 'choosing', actions: 'clearFile' },
      },
    },
    sent: { description: 'The prescribers have the file. Another one can be added.' },
  },
});

const noFile: DocumentFile = { name: '', size: 0 };
