import type { SnapshotFrom } from 'xstate';
import { formatCount } from '../../../../domain/kit/money/money.ts';
import { failureWords } from '../../../kit/failure-words.ts';
import type { GstSummary, gstFileMachine } from './gst-file.machine.ts';

export interface GstFileView {
  readonly stage: 'reading' | 'empty' | 'failed' | 'shown';
  readonly month: string;
  readonly months: readonly { readonly value: string; readonly label: string }[];
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
  readonly counts: string;
  readonly failure: string | null;
  readonly isSaving: boolean;
}

const names = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

function monthName(month: string): string {
  return names.format(new Date(`${month}-01T00:00:00Z`));
}

function counted(count: number, one: string): string {
  return `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** '12 invoices less 1 credit note'. */
function countsOf({ invoices, creditNotes }: GstSummary): string {
  const less = creditNotes === 0 ? '' : ` less ${counted(creditNotes, 'credit note')}`;
  return `${counted(invoices, 'invoice')}${less}`;
}

/** View model of the GST file. */
export function gstFileView(snapshot: SnapshotFrom<typeof gstFileMachine>): GstFileView {
  const { months, month, summary, failure } = snapshot.context;
  const isSaving = snapshot.matches('saving');
  const stage = isSaving
    ? 'shown'
    : ((['reading', 'empty', 'failed'] as const).find((each) => snapshot.matches(each)) ?? 'shown');
  const amount = (paise: number) => rupees.format(paise / 100);
  return {
    stage,
    month,
    months: months.map((value) => ({ value, label: monthName(value) })),
    rows: summary
      ? [
          { label: 'Taxable value', amount: amount(summary.taxable) },
          { label: 'CGST', amount: amount(summary.cgst) },
          { label: 'SGST or UTGST', amount: amount(summary.sgst) },
          { label: 'IGST', amount: amount(summary.igst) },
          { label: 'Invoice value', amount: amount(summary.paid) },
        ]
      : [],
    counts: summary ? countsOf(summary) : '',
    failure: failure && failureWords(failure),
    isSaving,
  };
}
