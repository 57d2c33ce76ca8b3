import type { SnapshotFrom } from 'xstate';
import { failureText } from '../../../shell/navigation/navigation.view.ts';
import type { csvImportMachine, ImportReport } from './csv-import.machine.ts';

export interface CsvImportView {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly fileName: string | null;
  readonly canChoose: boolean;
  readonly errors: ImportReport['errors'];
  /** Number of valid rows when others have errors; 0 if they can't be imported separately. */
  readonly goodRows: number;
  /** '12 added, 3 changed', after the import. */
  readonly stored: string | null;
  readonly problem: string | null;
}

/** View model of the import. */
export function csvImportView(snapshot: SnapshotFrom<typeof csvImportMachine>): CsvImportView {
  const { file, report, failure } = snapshot.context;
  const errors = report?.errors ?? [];
  const wrongRows = new Set(errors.map(({ row }) => row)).size;
  return {
    isOpen: !snapshot.matches('closed'),
    isBusy: snapshot.matches('checking') || snapshot.matches('storing'),
    fileName: file?.name ?? null,
    canChoose: snapshot.matches('choosing') || snapshot.matches('refused') || snapshot.matches('faulty'),
    errors,
    goodRows: snapshot.matches('faulty') ? Math.max(0, (report?.rows ?? 0) - wrongRows) : 0,
    stored: snapshot.matches('stored') && report ? `${report.added} added, ${report.changed} changed` : null,
    problem: snapshot.matches('refused') ? failureText(failure) : null,
  };
}
