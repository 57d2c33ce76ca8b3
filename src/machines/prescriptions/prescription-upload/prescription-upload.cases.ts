import { command, done, nobody, refused, type EventCases } from '../../kit/cases.ts';
import { CallFailed } from '../../kit/tells.ts';
import type { PrescriptionUploadInput } from './prescription-upload.machine.ts';

export const prescriptionUploadInput: PrescriptionUploadInput = { prescriptionId: null, parent: nobody };

export const prescriptionUploadCases: EventCases = {
  'file.choose': [
    command('file.choose', { file: { name: 'scan.pdf', size: 40_000 } }),
    command('file.choose', { file: { name: 'video.pdf', size: 11 * 1024 * 1024 } }),
  ],
  'notes.type': [command('notes.type', { text: 'For sleep' })],
  'xstate.done.actor.checkFile': [
    done('checkFile', { isTaken: true, preview: null }),
    done('checkFile', { isTaken: false }),
  ],
  'upload.progressed': [command('upload.progressed', { percent: 50 })],
  'upload.failed': [
    command('upload.failed', { error: new CallFailed({ kind: 'offline' }) }),
    command('upload.failed', { error: refused(415) }),
  ],
};
