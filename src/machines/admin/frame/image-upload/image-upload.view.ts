import type { SnapshotFrom } from 'xstate';
import { maxImageBytes } from '../../../../domain/kit/image.ts';
import type { imageUploadMachine } from './image-upload.machine.ts';

export interface ImageUploadView {
  readonly isSending: boolean;
  /** Percent uploaded, and in words how far it is; null when no upload is running. */
  readonly percent: number | null;
  readonly progress: string | null;
  /** The size limit. */
  readonly limit: string;
  readonly problem: string | null;
}

/** The answer never came: the line broke, or the server did. */
const stopped = 'The upload stopped before it was done. Check the connection and choose the file again.';

/** View model of the upload field. */
export function imageUploadView(snapshot: SnapshotFrom<typeof imageUploadMachine>): ImageUploadView {
  const { file, percent, failure, maxBytes = maxImageBytes } = snapshot.context;
  const isSending = snapshot.matches('sending');
  const name = file?.name ?? '';
  const limit = `Up to ${maxBytes / 1024 / 1024}\u00A0MB`;
  return {
    limit,
    isSending,
    percent: isSending ? percent : null,
    progress: isSending
      ? percent < 100
        ? `Uploading ${name}: ${percent}%`
        : `${name} is uploaded. Checking it…`
      : null,
    problem: snapshot.matches('oversized')
      ? `This file is too large. ${limit}`
      : snapshot.matches('refused')
        ? (failure?.kind === 'refused' && (failure.fields['file'] || failure.message)) || stopped
        : null,
  };
}
