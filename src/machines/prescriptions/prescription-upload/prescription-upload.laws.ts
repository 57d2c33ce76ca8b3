import { maxFileBytes } from '../../../domain/kit/file.ts';
import { callOf, hasCalled, hasTold, lawsFor } from '../../kit/laws.ts';
import type { prescriptionUploadMachine } from './prescription-upload.machine.ts';
import { prescriptionUploadView } from './prescription-upload.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof prescriptionUploadMachine>();

/** Sending a prescription. */
export const prescriptionUploadLaws = [
  whenever(
    'ACC-03',
    'A file of more than 10 MB is neither checked nor sent',
    (step) => hasCalled(step, 'checkFile') || hasCalled(step, 'sendFile'),
    ({ after }) => after.context.file !== null && after.context.file.size <= maxFileBytes,
  ),
  whenever(
    'ACC-03',
    'Only a file that the device has checked is sent, with the notes as they are',
    (step) => hasCalled(step, 'sendFile'),
    (step) =>
      (step.before?.matches('ready') === true || step.before?.matches('failed') === true) &&
      callOf(step, 'sendFile')?.['file'] === step.before.context.file &&
      callOf(step, 'sendFile')?.['notes'] === step.before.context.notes,
  ),
  whenever(
    'ACC-03',
    'A prescription counts as sent once all of it has arrived',
    (step) => hasTold(step, 'prescription.sent'),
    (step) => on('upload.finished')(step) && step.before?.matches('uploading') === true,
  ),
  whenever(
    'ACC-03',
    'Nothing of what was sent stays in the form',
    (step) => on('upload.finished')(step) && step.before?.matches('uploading') === true,
    ({ after }) => after.matches('sent') && after.context.file === null && after.context.notes === '',
  ),
  whenever(
    'ACC-03',
    'Whoever stops sending keeps the file and the notes',
    (step) => on('upload.cancel')(step) && step.before?.matches('uploading') === true,
    ({ before, after }) =>
      after.matches('ready') &&
      after.context.file === before?.context.file &&
      after.context.notes === before.context.notes,
  ),
];

/** What the screen shows, for the record. */
export const prescriptionUploadSeen = (snapshot: SnapshotFrom<typeof prescriptionUploadMachine>): unknown =>
  prescriptionUploadView(snapshot);
