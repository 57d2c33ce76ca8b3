import { useState } from 'react';
import type { FileView } from '../../machines/prescriptions/prescription-view/prescription-view.view.ts';
import { Button, LinkButton } from '../kit/action/Button.tsx';
import { FileIcon } from '../kit/icon/icons.tsx';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import * as css from './PhotoStrip.css.ts';

interface PhotoStripProps {
  readonly files: readonly FileView[];
}

/** The files of a prescription, in reach above the form where there is no room beside it. */
export function PhotoStrip({ files }: PhotoStripProps) {
  const [shownId, setShown] = useState<string | null>(null);
  const shown = files.find(({ id }) => id === shownId);
  const close = () => setShown(null);
  return (
    <section aria-label="Files at hand" className={css.strip}>
      {files.map(({ id, title, open, isPicture }) =>
        isPicture ? (
          <button
            key={id}
            type="button"
            className={css.button}
            aria-label={`Show ${title} large`}
            // The field that is being filled in keeps the focus, and has it again afterwards.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(id)}
          >
            <img className={css.thumb} src={open} alt="" />
          </button>
        ) : (
          <a
            key={id}
            className={css.button}
            href={open}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open ${title}`}
          >
            <FileIcon size={24} />
          </a>
        ),
      )}
      <span className={css.words}>Tap to enlarge</span>
      <Dialog open={shown !== undefined} onClose={close} title={shown?.title ?? ''} width="large">
        {shown && (
          <>
            <img className={css.large} src={shown.open} alt={shown.title} />
            <div className={css.actions}>
              <LinkButton tone="text" href={shown.open} target="_blank" rel="noreferrer">
                Open in a new tab
              </LinkButton>
              <Button onClick={close}>Back to the form</Button>
            </div>
          </>
        )}
      </Dialog>
    </section>
  );
}
