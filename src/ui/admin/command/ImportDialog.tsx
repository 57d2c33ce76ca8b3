import { isSame } from '../../../domain/kit/is-same.ts';
import { csvImportView } from '../../../machines/admin/frame/csv-import/csv-import.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import type { ListConfig } from '../record/admin.types.ts';
import * as css from './import.css.ts';
import type { CsvImportActor } from '../list/list-actor.ts';

interface ImportDialogProps {
  readonly actor: CsvImportActor;
  readonly noun: ListConfig['noun'];
  /** The expected file format, in one sentence. */
  readonly hint: string;
}

/** Imports a CSV file. The whole file is checked; each invalid row is listed with its column. */
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
        {view.canChoose && (
          <label className={css.file}>
            <span>CSV file</span>
            <input
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file) actor.send({ type: 'file.choose', file });
              }}
            />
          </label>
        )}
        {view.isBusy && <output>Reading {view.fileName}…</output>}
        {view.problem !== null && <Notice tone="bad">{view.problem}</Notice>}
        {view.stored !== null && <Notice tone="good">{view.stored}.</Notice>}
        {view.errors.length > 0 && view.stored === null && (
          <>
            <Notice tone="warning">Nothing imported yet. Some rows have errors.</Notice>
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
          {view.goodRows > 0 && (
            <Button onClick={() => actor.send({ type: 'import.partly' })}>
              Import {view.goodRows} valid {view.goodRows === 1 ? 'row' : 'rows'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
