import type { SnapshotFrom } from 'xstate';
import { maxImageBytes } from '../../../../domain/kit/image.ts';
import { failureText } from '../../../shell/navigation/navigation.view.ts';
import type { imageUploadMachine } from './image-upload.machine.ts';

export interface ImageUploadView {
  readonly isSending: boolean;
  /** Sent so far, while it is on its way. */
  readonly percent: number;
  readonly fileName: string | null;
  /** How large a file may be, in the words with which the server refuses a larger one. */
  readonly limit: string;
  readonly problem: string | null;
}

/** What the place for a picture says at this moment. */
export function imageUploadView(snapshot: SnapshotFrom<typeof imageUploadMachine>): ImageUploadView {
  const { file, percent, failure, maxBytes = maxImageBytes } = snapshot.context;
  const limit = `Up to ${maxBytes / 1024 / 1024} MB`;
  return {
    limit,
    isSending: snapshot.matches('sending'),
    percent,
    fileName: file?.name ?? null,
    problem: snapshot.matches('oversized')
      ? limit
      : snapshot.matches('refused')
        ? (failure?.kind === 'refused' && failure.fields['file']) || failureText(failure)
        : null,
  };
}
