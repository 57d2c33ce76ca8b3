import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { imageUploadMachine } from '../../../../machines/admin/frame/image-upload/image-upload.machine.ts';
import { imageUploadView } from '../../../../machines/admin/frame/image-upload/image-upload.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { FileDrop } from '../../field/FileDrop.tsx';
import * as css from './ReelList.css.ts';

interface VideoFieldProps {
  readonly actor: ActorRefFrom<typeof imageUploadMachine>;
  /** Its path on this site; '' for none. */
  readonly path: string;
  readonly error: string | undefined;
  readonly onRemove: () => void;
}

/** A video of the shop: upload, preview, remove. */
export function VideoField({ actor, path, error, onRemove }: VideoFieldProps) {
  const { isSending, percent, progress, limit, problem } = useView(actor, imageUploadView, isSame);
  return (
    <div className={css.videoField}>
      {path !== '' && <video className={css.player} src={path} controls muted playsInline preload="metadata" />}
      <FileDrop
        label={path === '' ? 'Upload a video' : 'Upload another video'}
        name="film"
        accept="video/mp4,video/webm"
        isBusy={isSending}
        percent={percent}
        note={progress ?? `MP4 or WebM, ideally without sound. ${limit}`}
        error={isSending ? undefined : (problem ?? error)}
        onFile={(file) => actor.send({ type: 'image.choose', file })}
      />
      {isSending && (
        <Button tone="outline" size="small" onClick={() => actor.send({ type: 'image.cancel' })}>
          Cancel upload
        </Button>
      )}
      {path !== '' && (
        <Button tone="outline" size="small" onClick={onRemove}>
          Remove video
        </Button>
      )}
    </div>
  );
}
