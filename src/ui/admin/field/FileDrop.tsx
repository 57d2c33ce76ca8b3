import { useId, type ReactNode } from 'react';
import { UploadIcon } from '../../kit/icon/icons.tsx';
import { Spinner } from '../../kit/status/Spinner.tsx';
import * as css from './FileDrop.css.ts';

interface FileDropProps {
  readonly label: string;
  /** Media types and endings, as in the attribute. */
  readonly accept: string;
  readonly name?: string;
  readonly isBusy: boolean;
  /** Percent of the upload; null or left out while there is none. */
  readonly percent?: number | null;
  /** What it takes, or how far it is. */
  readonly note: ReactNode;
  readonly error?: string | undefined;
  readonly onFile: (file: File) => void;
}

/** A file that is dropped on it or chosen; the input covers the whole area. */
export function FileDrop({ label, accept, name, isBusy, percent = null, note, error, onFile }: FileDropProps) {
  const described = useId();
  return (
    <label className={css.drop} {...(error === undefined ? {} : { 'data-state': 'bad' })}>
      {isBusy ? <Spinner /> : <UploadIcon size={24} />}
      <span className={css.words} aria-live="polite">
        {label}
      </span>
      <input
        className={css.input}
        type="file"
        name={name}
        accept={accept}
        aria-describedby={described}
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
      <span
        id={described}
        className={error === undefined ? css.note : css.bad}
        {...(error === undefined ? { 'aria-live': 'polite' } : { role: 'alert' })}
      >
        {error ?? note}
      </span>
      {percent !== null && <progress className={css.bar} max={100} value={percent} aria-label="Upload progress" />}
    </label>
  );
}
