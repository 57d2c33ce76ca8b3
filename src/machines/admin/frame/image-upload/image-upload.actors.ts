import { fromPromise } from 'xstate';
import { imageUploadMachine, type ChosenImage, type SentFile, type SentImage } from './image-upload.machine.ts';

export interface ImageUploadPorts {
  /** Uploads an image and reports the progress. Rejects with CallFailed if it is refused. */
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
