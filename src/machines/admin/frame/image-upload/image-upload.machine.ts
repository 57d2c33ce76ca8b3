import { assign, setup } from 'xstate';
import { maxImageBytes } from '../../../../domain/kit/image.ts';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../../kit/tells.ts';

/** An image chosen on the device, without its bytes. */
export interface ChosenImage {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** An image saved by the shop. */
export interface SentImage {
  /** Path on this site. */
  readonly path: string;
}

export type ImageUploadEvent =
  | { type: 'image.choose'; file: ChosenImage }
  | { type: 'image.cancel' }
  | { type: 'image.progressed'; percent: number };

export interface ImageUploadInput {
  readonly parent: Tells<{ type: 'image.sent'; path: string }>;
  /** Defaults to the size limit of images. */
  readonly maxBytes?: number;
}

interface ImageUploadContext extends ImageUploadInput {
  readonly file: ChosenImage | null;
  /** Percent uploaded. */
  readonly percent: number;
  readonly failure: Failure | null;
}

/** The image being uploaded, and who is told about the progress. */
export interface SentFile {
  readonly file: ChosenImage | null;
  readonly onPercent: (percent: number) => void;
}

/** Uploads one picture, to be used by the record being edited. */
export const imageUploadMachine = setup({
  types: {} as { context: ImageUploadContext; events: ImageUploadEvent; input: ImageUploadInput },
  actors: { sendImage: promiseSlot<SentImage, SentFile>() },
  actions: {
    setFile: assign({ file: (_, params: { file: ChosenImage }) => params.file, percent: 0, failure: null }),
    setPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    tellSent: ({ context }, params: { image: SentImage }) =>
      context.parent.send({ type: 'image.sent', path: params.image.path }),
  },
  guards: {
    isSmallEnough: ({ context }, params: { file: ChosenImage }) =>
      params.file.size <= (context.maxBytes ?? maxImageBytes),
  },
}).createMachine({
  id: 'image-upload',
  description: 'Uploads one picture to the shop.',
  context: ({ input }) => ({ ...input, file: null, percent: 0, failure: null }),
  initial: 'waiting',
  on: {
    'image.choose': [
      {
        guard: { type: 'isSmallEnough', params: ({ event }) => event },
        target: '.sending',
        actions: { type: 'setFile', params: ({ event }) => event },
      },
      { target: '.oversized', actions: { type: 'setFile', params: ({ event }) => event } },
    ],
  },
  states: {
    waiting: { description: 'A picture can be chosen.' },
    oversized: { description: 'The picture is too large. Another one can be chosen.' },
    sending: {
      description: 'Uploading the picture. The server checks it and redraws it.',
      invoke: {
        id: 'sendImage',
        src: 'sendImage',
        input: ({ context, self }) => ({
          file: context.file,
          onPercent: (percent) => self.send({ type: 'image.progressed', percent }),
        }),
        onDone: {
          target: 'waiting',
          actions: { type: 'tellSent', params: ({ event }) => ({ image: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'image.cancel': 'waiting',
        'image.progressed': { actions: { type: 'setPercent', params: ({ event }) => event } },
      },
    },
    refused: { description: 'The server refused the picture and said why.' },
  },
});
