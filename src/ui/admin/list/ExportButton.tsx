import { isSame } from '../../../domain/kit/is-same.ts';
import { dataDownloadView } from '../../../machines/account/data-download/data-download.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { DownloadIcon } from '../../kit/icon/icons.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import type { ExportActor } from './list-actor.ts';

export interface SaveWords {
  readonly save: string;
  readonly busy: string;
  readonly again: string;
  readonly failed: string;
}

const csvWords: SaveWords = {
  save: 'Export CSV',
  busy: 'Exporting...',
  again: 'Export again',
  failed: 'Couldn’t export. Try again.',
};

/** Exports all matching rows as a CSV file, with its own label where the list has one. */
export function ExportButton({ actor, words = csvWords }: { actor: ExportActor; words?: SaveWords }) {
  const { isBusy, isFailed } = useView(actor, dataDownloadView, isSame);
  return (
    <>
      <Button tone="outline" size="small" busy={isBusy} onClick={() => actor.send({ type: 'data.download' })}>
        {!isBusy && <DownloadIcon size={18} />}
        {isBusy ? words.busy : isFailed ? words.again : words.save}
      </Button>
      <output className={visuallyHidden}>{isFailed ? words.failed : ''}</output>
    </>
  );
}
