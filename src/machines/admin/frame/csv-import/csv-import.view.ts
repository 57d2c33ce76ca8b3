import type { SnapshotFrom } from 'xstate';
import { failureWords } from '../../../kit/failure-words.ts';
import type { csvImportMachine, ImportReport } from './csv-import.machine.ts';

export interface CsvImportView {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly fileName: string | null;
  readonly canChoose: boolean;
  readonly errors: ImportReport['errors'];
  /** What an import would do: '3 to add, 9 to update, 2 stay as they are'; null before the file is checked. */
  readonly summary: string | null;
  readonly preview: ImportReport['preview'];
  /** Rows that are added or changed beyond the preview. */
  readonly more: number;
  /** Columns that were ignored. */
  readonly ignored: readonly string[];
  /** The button that imports: 'Import 12 rows'; null if there is nothing to import. */
  readonly confirm: string | null;
  /** What the import did; null before it. */
  readonly stored: Pick<ImportReport, 'added' | 'changed'> | null;
  readonly problem: string | null;
}

/** View model of the import. */
export function csvImportView(snapshot: SnapshotFrom<typeof csvImportMachine>): CsvImportView {
  const { file, report, failure } = snapshot.context;
  const errors = report?.errors ?? [];
  const isChecked = snapshot.matches('checked') || snapshot.matches('faulty');
  const count = (report?.added ?? 0) + (report?.changed ?? 0);
  return {
    isOpen: !snapshot.matches('closed'),
    isBusy: snapshot.matches('checking') || snapshot.matches('storing'),
    fileName: file?.name ?? null,
    canChoose: snapshot.matches('choosing') || snapshot.matches('refused') || isChecked,
    errors,
    summary: isChecked && report ? summaryOf(report) : null,
    preview: isChecked && report ? report.preview : [],
    more: isChecked && report ? Math.max(0, count - report.preview.length) : 0,
    ignored: report?.ignored ?? [],
    confirm:
      isChecked && count > 0
        ? `Import ${snapshot.matches('faulty') ? `${count} valid` : count} ${count === 1 ? 'row' : 'rows'}`
        : null,
    stored: snapshot.matches('stored') && report ? { added: report.added, changed: report.changed } : null,
    problem: snapshot.matches('refused') && failure ? failureWords(failure) : null,
  };
}

/** What an import did to what is listed: '13 orders updated', '2 coupons added, 1 updated'. */
export function storedText(
  { added, changed }: NonNullable<CsvImportView['stored']>,
  noun: { readonly one: string; readonly many: string },
): string {
  const done = [
    { count: added, what: 'added' },
    { count: changed, what: 'updated' },
  ].filter(({ count }) => count > 0);
  return done
    .map(({ count, what }, place) =>
      place === 0 ? `${count} ${count === 1 ? noun.one : noun.many} ${what}` : `${count} ${what}`,
    )
    .join(', ');
}

function summaryOf({ rows, added, changed, errors, ...report }: ImportReport): string {
  const wrong = new Set(errors.map(({ row }) => row)).size;
  const same = report.same ?? rows - added - changed - wrong;
  const parts = [
    ...(added > 0 ? [`${added} to add`] : []),
    ...(changed > 0 ? [`${changed} to update`] : []),
    ...(same > 0 ? [`${same} ${same === 1 ? 'stays as it is' : 'stay as they are'}`] : []),
    ...(wrong > 0 ? [`${wrong} with errors`] : []),
  ];
  return `Of ${rows} ${rows === 1 ? 'row' : 'rows'}: ${parts.join(', ')}`;
}
