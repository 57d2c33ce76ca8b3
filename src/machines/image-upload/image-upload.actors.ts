import { fromPromise } from 'xstate';
import { imageUploadMachine, type ChosenImage, type SentImage } from './image-upload.machine.ts';

export interface ImageUploadPorts {
  /** Sends a picture; rejects with CallFailed where it is not taken. */
  sendImage(file: ChosenImage, signal: AbortSignal): Promise<SentImage>;
}

export function imageUploadLogic(ports: ImageUploadPorts) {
  return imageUploadMachine.provide({
    actors: {
      sendImage: fromPromise<SentImage, { file: ChosenImage | null }>(async ({ input: { file }, signal }) => {
        if (!file) throw new Error('A picture is chosen first');
        return ports.sendImage(file, signal);
      }),
    },
  });
}
