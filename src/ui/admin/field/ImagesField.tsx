import { isSame } from '../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { imageUploadMachine } from '../../../machines/admin/frame/image-upload/image-upload.machine.ts';
import { imageUploadView } from '../../../machines/admin/frame/image-upload/image-upload.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from '../../kit/icon/icons.tsx';
import { FileDrop } from './FileDrop.tsx';
import * as css from './ImagesField.css.ts';

type ImageUploadActor = ActorRefFrom<typeof imageUploadMachine>;

interface ImagesFieldProps {
  readonly actor: ImageUploadActor;
  readonly label: string;
  /** Paths on this site; the first is the main picture. */
  readonly paths: readonly string[];
  readonly max: number;
  readonly error: string | undefined;
  readonly onPaths: (paths: readonly string[]) => void;
}

/** A record's pictures: upload, reorder with buttons, remove. */
export function ImagesField({ actor, label, paths, max, error, onPaths }: ImagesFieldProps) {
  const { isSending, percent, progress, limit, problem } = useView(actor, imageUploadView, isSame);
  const message = problem ?? error;
  return (
    <fieldset className={css.group}>
      <legend className={css.words}>{label}</legend>
      {paths.length > 0 && (
        <ol className={css.list}>
          {paths.map((path, place) => (
            <li key={path} className={css.item}>
              <img className={css.picture} src={path} alt={`Number ${place + 1}`} width={320} height={400} />
              <span className={css.acts}>
                <IconButton
                  label={`Move picture ${place + 1} forward`}
                  size="small"
                  disabled={place === 0}
                  onClick={() => onPaths(moved(paths, place, place - 1))}
                >
                  <ChevronLeftIcon size={18} />
                </IconButton>
                <IconButton
                  label={`Remove picture ${place + 1}`}
                  size="small"
                  onClick={() => onPaths(paths.filter((other) => other !== path))}
                >
                  <TrashIcon size={18} />
                </IconButton>
                <IconButton
                  label={`Move picture ${place + 1} back`}
                  size="small"
                  disabled={place === paths.length - 1}
                  onClick={() => onPaths(moved(paths, place, place + 1))}
                >
                  <ChevronRightIcon size={18} />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      {paths.length < max && (
        <FileDrop
          label="Choose a picture"
          name="images"
          accept="image/jpeg,image/png,image/webp,image/avif"
          isBusy={isSending}
          percent={percent}
          note={progress ?? `JPG, PNG, WebP or AVIF; portrait pictures (4:5) look best. ${limit}`}
          error={message}
          onFile={(file) => actor.send({ type: 'image.choose', file })}
        />
      )}
    </fieldset>
  );
}

function moved(paths: readonly string[], from: number, to: number): readonly string[] {
  const path = paths[from];
  return path === undefined ? paths : paths.toSpliced(from, 1).toSpliced(to, 0, path);
}
