import { t } from '../../../domain/kit/text/text.ts';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { TrashIcon } from '../../kit/icon/icons.tsx';
import { Spinner } from '../../kit/status/Spinner.tsx';
import * as parts from '../OrderParts.css.ts';
import * as css from './ReturnForm.css.ts';

interface PhotoChoiceProps {
  readonly hint: string;
  readonly photos: readonly { readonly id: string; readonly name: string }[];
  readonly canChoose: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (photo: { name: string; bytes: Blob }) => void;
  readonly onRemove: (id: string) => void;
}

/** The uploaded photos of a return, and a button to add one. */
export function PhotoChoice({ hint, photos, canChoose, isBusy, onChoose, onRemove }: PhotoChoiceProps) {
  const isOff = !canChoose || isBusy;
  return (
    <div className={css.photos}>
      <ul aria-label={t`Photos`}>
        {photos.map(({ id, name }) => (
          <li key={id} className={css.photo}>
            <span className={css.chosen}>{name}</span>
            <IconButton label={t`Remove ${name}`} onClick={() => onRemove(id)}>
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <div>
        <label className={css.choose} {...(isOff ? { 'data-disabled': '' } : {})}>
          {isBusy && <Spinner />}
          {isBusy ? t`Uploading the photo…` : t`Add a photo`}
          <input
            className={css.input}
            type="file"
            accept="image/jpeg,image/png"
            disabled={isOff}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) onChoose({ name: file.name, bytes: file });
            }}
          />
        </label>
      </div>
      <p className={parts.small}>{hint}</p>
    </div>
  );
}
