import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { prescriptionUploadMachine } from './prescription-upload.machine.ts';

export interface PrescriptionUploadView {
  readonly file: { readonly name: string; readonly size: string; readonly preview: string | null } | null;
  readonly notes: string;
  /** Why the last file wasn't accepted. */
  readonly error: string | undefined;
  readonly isChecking: boolean;
  readonly canSend: boolean;
  /** Percent uploaded; null when no upload is running. */
  readonly percent: number | null;
  readonly isFailed: boolean;
  readonly isSent: boolean;
  readonly isAgain: boolean;
}

/** View model of the upload. */
export function prescriptionUploadView(
  snapshot: SnapshotFrom<typeof prescriptionUploadMachine>,
): PrescriptionUploadView {
  const { file, preview, notes, percent, failure, prescriptionId } = snapshot.context;
  const isUploading = snapshot.matches('uploading');
  const isFailed = snapshot.matches('failed');
  return {
    file: file && { name: file.name, size: formatSize(file.size), preview },
    notes,
    error: errorOf(snapshot, failure?.kind === 'refused' ? (failure.fields['file'] ?? failure.message) : ''),
    isChecking: snapshot.matches('checking'),
    canSend: snapshot.matches('ready') || isFailed,
    percent: isUploading ? percent : null,
    isFailed,
    isSent: snapshot.matches('sent'),
    isAgain: prescriptionId !== null,
  };
}

function errorOf(snapshot: SnapshotFrom<typeof prescriptionUploadMachine>, said: string): string | undefined {
  if (snapshot.matches({ choosing: 'tooLarge' })) return t`This file is larger than 10 MB. Choose a smaller one.`;
  if (snapshot.matches({ choosing: 'anotherKind' })) return t`Please choose a PDF, JPG or PNG.`;
  if (snapshot.matches({ choosing: 'refused' })) return said || t`We couldn’t use this file. Choose another one.`;
  return undefined;
}

/** '340 KB', '2.4 MB'. */
export function formatSize(bytes: number): string {
  return bytes < 1024 * 1024
    ? t`${Math.max(1, Math.round(bytes / 1024))} KB`
    : t`${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
