import { assign, setup } from 'xstate';
import { maxImageBytes } from '../../../../domain/kit/image.ts';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../../kit/tells.ts';

/** A picture as the device names it; its bytes stay with the device. */
export interface ChosenImage {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A picture as the shop keeps it. */
export interface SentImage {
  /** On this site. */
  readonly path: string;
}

export type ImageUploadEvent =
  | { type: 'image.choose'; file: ChosenImage }
  | { type: 'image.cancel' }
  | { type: 'image.progressed'; percent: number };

export interface ImageUploadInput {
  readonly parent: Tells<{ type: 'image.sent'; path: string }>;
  /** Of the largest that is taken: a picture's unless told. */
  readonly maxBytes?: number;
}

interface ImageUploadContext extends ImageUploadInput {
  readonly file: ChosenImage | null;
  /** Of its bytes, how many are sent. */
  readonly percent: number;
  readonly failure: Failure | null;
}

/** A picture on its way, and who wants to know how far it is. */
export interface SentFile {
  readonly file: ChosenImage | null;
  readonly onPercent: (percent: number) => void;
}

/** One picture on its way to the shop; the record that it is for takes it when it is there. */
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
  description: 'One picture on its way to the shop.',
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
    oversized: { description: 'The picture has more bytes than the shop takes; another can be chosen.' },
    sending: {
      description: 'The picture is on its way; the shop looks at it and draws it anew.',
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
    refused: { description: 'The picture was not taken, and the shop said why.' },
  },
});
