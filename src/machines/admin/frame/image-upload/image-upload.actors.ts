import { fromPromise } from 'xstate';
import { imageUploadMachine, type ChosenImage, type SentFile, type SentImage } from './image-upload.machine.ts';

export interface ImageUploadPorts {
  /** Sends a picture and says how far it is; rejects with CallFailed where it is not taken. */
  sendImage(file: ChosenImage, signal: AbortSignal, onPercent: (percent: number) => void): Promise<SentImage>;
}

export function imageUploadLogic(ports: ImageUploadPorts) {
  return imageUploadMachine.provide({
    actors: {
      sendImage: fromPromise<SentImage, SentFile>(async ({ input: { file, onPercent }, signal }) => {
        if (!file) throw new Error('Choose a picture first');
        return ports.sendImage(file, signal, onPercent);
      }),
    },
  });
}
