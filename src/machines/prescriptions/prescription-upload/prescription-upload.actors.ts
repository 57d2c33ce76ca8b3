import { fromCallback, fromPromise, type EventObject } from 'xstate';
import {
  type FileCheck,
  type DocumentFile,
  prescriptionUploadMachine,
  type UploadNews,
  type UploadRequest,
} from './prescription-upload.machine.ts';

export interface PrescriptionUploadPorts {
  /** Checks the file's first bytes. Rejects if the device can't read it. */
  checkFile(file: DocumentFile): Promise<FileCheck>;
  /** Uploads the file and reports the progress in percent. Rejects with CallFailed, also if aborted by `signal`. */
  sendFile(request: UploadRequest, onPercent: (percent: number) => void, signal: AbortSignal): Promise<void>;
}

export function prescriptionUploadLogic(ports: PrescriptionUploadPorts) {
  return prescriptionUploadMachine.provide({
    actors: {
      checkFile: fromPromise<FileCheck, { file: DocumentFile }>(({ input }) => ports.checkFile(input.file)),
      sendFile: fromCallback<EventObject, UploadRequest, UploadNews>(({ input, sendBack }) => {
        const ending = new AbortController();
        ports
          .sendFile(input, (percent) => sendBack({ type: 'upload.progressed', percent }), ending.signal)
          .then(() => sendBack({ type: 'upload.finished' }))
          .catch((error: unknown) => sendBack({ type: 'upload.failed', error }));
        return () => ending.abort();
      }),
    },
  });
}
