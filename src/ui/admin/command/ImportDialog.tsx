import { isSame } from '../../../domain/kit/is-same.ts';
import { csvImportView, storedText } from '../../../machines/admin/frame/csv-import/csv-import.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { FileDrop } from '../field/FileDrop.tsx';
import type { ListConfig } from '../record/admin.types.ts';
import * as css from './import.css.ts';
import type { CsvImportActor } from '../list/list-actor.ts';

interface ImportDialogProps {
  readonly actor: CsvImportActor;
  readonly noun: ListConfig['noun'];
  /** The expected file format, in one sentence. */
  readonly hint: string;
}

/** Imports a CSV file. The whole file is checked first: what it would change, and each invalid row with its column. */
export function ImportDialog({ actor, noun, hint }: ImportDialogProps) {
  const view = useView(actor, csvImportView, isSame);
  const shown = view.errors.slice(0, 20);
  return (
    <Dialog
      open={view.isOpen}
      onClose={() => actor.send({ type: 'import.close' })}
      title={`Import ${noun.many}`}
      description={hint}
      width="medium"
    >
      <div className={css.stack}>
        {(view.canChoose || view.isBusy) && (
          <FileDrop
            label="CSV file"
            accept=".csv,text/csv"
            isBusy={view.isBusy}
            note={view.isBusy ? `Reading ${view.fileName}…` : 'Drop it here, or choose it.'}
            onFile={(file) => actor.send({ type: 'file.choose', file })}
          />
        )}
        {view.problem !== null && <Notice tone="bad">{view.problem}</Notice>}
        {view.stored !== null && <Notice tone="good">{storedText(view.stored, noun)}.</Notice>}
        {view.summary !== null && (
          <Notice tone={view.errors.length > 0 ? 'warning' : 'info'}>
            {view.summary}. Nothing is imported yet.
          </Notice>
        )}
        {view.ignored.length > 0 && <p>Ignored columns: {view.ignored.join(', ')}.</p>}
        {view.preview.length > 0 && (
          <ul className={css.preview} aria-label="What will be imported">
            {view.preview.map(({ row, text }) => (
              <li key={row}>{`Row ${row}: ${text}`}</li>
            ))}
            {view.more > 0 && <li>and {view.more} more</li>}
          </ul>
        )}
        {view.errors.length > 0 && view.stored === null && (
          <>
            <div className={css.errors}>
              <table className={css.table}>
                <thead>
                  <tr>
                    <th scope="col">Row</th>
                    <th scope="col">Column</th>
                    <th scope="col">What to fix</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ row, column, message }) => (
                    <tr key={`${row} ${column} ${message}`}>
                      <td>{row}</td>
                      <td>{column}</td>
                      <td>{message}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {view.errors.length > shown.length && <p>and {view.errors.length - shown.length} more</p>}
          </>
        )}
        <div className={css.actions}>
          <Button tone="outline" onClick={() => actor.send({ type: 'import.close' })}>
            {view.stored === null ? 'Cancel' : 'Close'}
          </Button>
          {view.confirm !== null && (
            <Button onClick={() => actor.send({ type: 'import.confirm' })}>{view.confirm}</Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
