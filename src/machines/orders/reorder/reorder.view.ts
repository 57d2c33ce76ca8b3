import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { ReorderLine } from '../../../domain/orders/order/reorder.ts';
import type { reorderMachine } from './reorder.machine.ts';

export interface ReorderView {
  readonly isBusy: boolean;
  /** What is asked before it goes into the cart, or why it does not; null while nothing is to be said. */
  readonly question: {
    readonly title: string;
    readonly notes: readonly string[];
    readonly canConfirm: boolean;
  } | null;
}

/** What buying the same again says (ORD-02). */
export function reorderView(snapshot: SnapshotFrom<typeof reorderMachine>): ReorderView {
  const { plan } = snapshot.context;
  const canConfirm = snapshot.can({ type: 'reorder.confirm' });
  const isBusy = snapshot.matches('checking');
  if (snapshot.matches('failed')) {
    return ask(isBusy, 'We could not look it up', ['The shop did not answer. Please try again.'], canConfirm);
  }
  if (snapshot.matches('unavailable')) {
    return ask(isBusy, 'This cannot be ordered again', plan.missing.map(missingText), canConfirm);
  }
  if (!snapshot.matches('offered')) return { isBusy, question: null };
  const notes = [...plan.missing.map(missingText), ...plan.lines.flatMap(changeTexts)];
  return ask(isBusy, 'Some things have changed', notes, canConfirm);
}

function ask(isBusy: boolean, title: string, notes: readonly string[], canConfirm: boolean): ReorderView {
  return { isBusy, question: { title, notes, canConfirm } };
}

function missingText(name: string): string {
  return `${name} is not to be had now.`;
}

function changeTexts({ line, quantity, price }: ReorderLine): string[] {
  return [
    ...(quantity < line.quantity ? [`Of ${line.name} there are ${quantity} left.`] : []),
    ...(price === line.unitPrice
      ? []
      : [`${line.name} costs ${formatRupees(price)} now, it was ${formatRupees(line.unitPrice)}.`]),
  ];
}
