import type { SnapshotFrom } from 'xstate';
import { maxImageBytes } from '../../domain/image/image.ts';
import { failureText } from '../navigation/navigation.view.ts';
import type { imageUploadMachine } from './image-upload.machine.ts';

export interface ImageUploadView {
  readonly isSending: boolean;
  readonly fileName: string | null;
  readonly problem: string | null;
}

/** What the place for a picture says at this moment. */
export function imageUploadView(snapshot: SnapshotFrom<typeof imageUploadMachine>): ImageUploadView {
  const { file, failure, mostBytes = maxImageBytes } = snapshot.context;
  return {
    isSending: snapshot.matches('sending'),
    fileName: file?.name ?? null,
    problem: snapshot.matches('oversized')
      ? `This ${mostBytes === maxImageBytes ? 'picture' : 'film'} is larger than ${mostBytes / 1024 / 1024} MB.`
      : snapshot.matches('refused')
        ? (failure?.kind === 'refused' && failure.fields['file']) || failureText(failure)
        : null,
  };
}
