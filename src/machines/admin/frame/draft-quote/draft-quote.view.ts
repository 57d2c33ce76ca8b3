import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import type { DraftQuote, draftQuoteMachine } from './draft-quote.machine.ts';

export interface DraftQuoteView {
  /** The server's answer for the form; null while the saved draft's is shown. */
  readonly quote: DraftQuote | null;
  /** Whether the sum may be old: another one is being worked out. */
  readonly isOld: boolean;
  /** What is said below the sum; '' if nothing needs to be said. */
  readonly note: string;
  /** What a screen reader hears once it is known; '' before. */
  readonly said: string;
  readonly canRetry: boolean;
}

/** View model of what a draft comes to. */
export function draftQuoteView(snapshot: SnapshotFrom<typeof draftQuoteMachine>): DraftQuoteView {
  const { quote, question } = snapshot.context;
  const isOld = snapshot.matches('typing') || snapshot.matches('asking');
  const unread = question?.unread ?? 0;
  return {
    quote,
    isOld,
    note: isOld ? 'Working it out…' : snapshot.matches('failed') ? failedNote(snapshot) : unreadNote(unread),
    said: snapshot.matches('quoted') && quote?.quote ? `Total ${formatRupees(quote.quote.total)}` : '',
    canRetry: snapshot.matches('failed') && !isWrong(snapshot),
  };
}

function unreadNote(unread: number): string {
  if (unread === 0) return '';
  return unread === 1
    ? 'The item you haven’t finished isn’t included.'
    : `The ${unread} items you haven’t finished aren’t included.`;
}

function failedNote(snapshot: SnapshotFrom<typeof draftQuoteMachine>): string {
  const [reason, isNew] = [isWrong(snapshot), snapshot.context.question?.form.id === null];
  if (isNew) return reason ? 'Something in the form isn’t right yet.' : 'Couldn’t get the price.';
  return reason
    ? 'Something in the form isn’t right yet, so this is what the saved draft costs.'
    : 'Couldn’t work out the new sum. This is what the saved draft costs.';
}

/** The server could read it, and refused it: asking again wouldn't help. */
function isWrong({ context: { failure } }: SnapshotFrom<typeof draftQuoteMachine>): boolean {
  return failure?.kind === 'refused' && failure.status === 422;
}
