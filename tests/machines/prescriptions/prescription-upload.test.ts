import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { CallFailed } from '../../../src/domain/kit/failure.ts';
import { refused } from '../../../src/machines/kit/cases.ts';
import {
  prescriptionUploadLogic,
  type PrescriptionUploadPorts,
} from '../../../src/machines/prescriptions/prescription-upload/prescription-upload.actors.ts';
import type {
  FileCheck,
  DocumentFile,
  UploadRequest,
} from '../../../src/machines/prescriptions/prescription-upload/prescription-upload.machine.ts';
import {
  formatSize,
  prescriptionUploadView,
} from '../../../src/machines/prescriptions/prescription-upload/prescription-upload.view.ts';
import { held, offline, parent, settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const scan: DocumentFile = { name: 'scan.pdf', size: 340_000 };

function opened(prescriptionId: string | null = null) {
  const checkFile = held<[DocumentFile], FileCheck>();
  const sendFile = held<Parameters<PrescriptionUploadPorts['sendFile']>, void>();
  const told = parent<{ type: 'prescription.sent' }>();
  const actor = createActor(prescriptionUploadLogic({ checkFile, sendFile }), {
    input: { prescriptionId, parent: told },
  }).start();
  return { actor, checkFile, sendFile, told, view: () => prescriptionUploadView(actor.getSnapshot()) };
}

async function ready() {
  const upload = opened();
  upload.actor.send({ type: 'file.choose', file: scan });
  await upload.checkFile.answer({ isTaken: true, preview: null });
  return upload;
}

test('ACC-03 a file is looked at, shown, sent with its progress and told of', async () => {
  const { actor, checkFile, sendFile, told, view } = opened();
  expect(view()).toMatchObject({ file: null, canSend: false, error: undefined });
  actor.send({ type: 'file.choose', file: scan });
  expect(view()).toMatchObject({ isChecking: true, canSend: false });
  await checkFile.answer({ isTaken: true, preview: 'data:image/jpeg;base64,x' });
  actor.send({ type: 'notes.type', text: 'For sleep' });
  const file = { name: 'scan.pdf', size: '332 KB', preview: 'data:image/jpeg;base64,x' };
  expect(view()).toMatchObject({ file, canSend: true });
  actor.send({ type: 'upload.start' });
  const [request, onPercent] = sendFile.calls[0] ?? [];
  expect(request).toEqual<UploadRequest>({ file: scan, notes: 'For sleep', prescriptionId: null });
  onPercent?.(40);
  expect(view()).toMatchObject({ percent: 40, canSend: false });
  await sendFile.answer();
  expect(view()).toMatchObject({ isSent: true, file: null, notes: '', percent: null });
  expect(told.told).toEqual([{ type: 'prescription.sent' }]);
});

test('ACC-03 a file above 10 MB or of another kind is refused before it is sent', async () => {
  const { actor, checkFile, view } = opened();
  actor.send({ type: 'file.choose', file: { name: 'video.pdf', size: 10 * 1024 * 1024 + 1 } });
  expect(view().error).toBe('This file is larger than 10 MB. Choose a smaller one.');
  expect(checkFile.calls).toEqual([]);
  actor.send({ type: 'file.choose', file: { name: 'page.pdf', size: 10 * 1024 * 1024 } });
  await checkFile.answer({ isTaken: false });
  expect(view()).toMatchObject({ error: 'Please choose a PDF, JPG or PNG.', file: null });
  actor.send({ type: 'file.choose', file: scan });
  await checkFile.fail(new Error('unreadable'));
  expect(view().error).toBe('Please choose a PDF, JPG or PNG.');
});

test('ACC-03 a cancelled upload ends the request and keeps the file; one that failed is sent again by hand', async () => {
  const { actor, sendFile, view } = await ready();
  actor.send({ type: 'upload.start' });
  actor.send({ type: 'upload.cancel' });
  expect(sendFile.calls[0]?.[2].aborted).toBe(true);
  expect(view()).toMatchObject({ canSend: true, percent: null });
  await sendFile.fail(new CallFailed({ kind: 'broken', message: 'Cancelled' }));
  expect(view().isFailed).toBe(false);
  actor.send({ type: 'upload.start' });
  await sendFile.fail(offline);
  expect(view()).toMatchObject({ isFailed: true, canSend: true, file: { name: 'scan.pdf' } });
  actor.send({ type: 'upload.start' });
  await settled();
  expect(sendFile.calls).toHaveLength(3);
});

test('ACC-03 what the shop refuses is said in its words, and another file is asked for', async () => {
  const { actor, sendFile, view } = await ready();
  actor.send({ type: 'upload.start' });
  await sendFile.fail(refused(415));
  expect(view()).toMatchObject({ error: 'Refused', file: null, canSend: false });
  expect([formatSize(10), formatSize(1024 * 1024 * 2.45)]).toEqual(['1 KB', '2.5 MB']);
});
