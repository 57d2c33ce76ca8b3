import { dataDownloadView } from '../../machines/data-download/data-download.view.ts';
import { useView } from '../app/actors.tsx';
import { isSameView } from '../app/same-view.ts';
import { Button } from '../kit/Button.tsx';
import { DownloadIcon } from '../kit/icons.tsx';
import { visuallyHidden } from '../theme/page.css.ts';
import type { ExportActor } from './list-actor.ts';

/** Saves what the list matches as a CSV file (ADM-02). */
export function ExportButton({ actor }: { actor: ExportActor }) {
  const { isBusy, isFailed } = useView(actor, dataDownloadView, isSameView);
  return (
    <>
      <Button tone="outline" size="small" busy={isBusy} onClick={() => actor.send({ type: 'data.download' })}>
        {!isBusy && <DownloadIcon size={18} />}
        {isBusy ? 'Exporting...' : isFailed ? 'Export again' : 'Export CSV'}
      </Button>
      <output className={visuallyHidden}>{isFailed ? 'The export did not come. Please try again.' : ''}</output>
    </>
  );
}
