import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { ReorderLine } from '../../../domain/orders/order/reorder.ts';
import type { reorderMachine } from './reorder.machine.ts';

export interface ReorderView {
  readonly isBusy: boolean;
  /** The question before adding to the cart, or why that isn't possible; null if there is nothing to say. */
  readonly question: {
    readonly title: string;
    readonly notes: readonly string[];
    readonly canConfirm: boolean;
  } | null;
}

/** View model of reordering. */
export function reorderView(snapshot: SnapshotFrom<typeof reorderMachine>): ReorderView {
  const { plan } = snapshot.context;
  const canConfirm = snapshot.can({ type: 'reorder.confirm' });
  const isBusy = snapshot.matches('checking');
  if (snapshot.matches('failed')) {
    return ask(isBusy, t`We couldn’t check this order`, [t`The shop didn’t answer. Try again.`], canConfirm);
  }
  if (snapshot.matches('unavailable')) {
    return ask(isBusy, t`You can’t order this again`, plan.missing.map(missingText), canConfirm);
  }
  if (!snapshot.matches('offered')) return { isBusy, question: null };
  const notes = [...plan.missing.map(missingText), ...plan.lines.flatMap(changeTexts)];
  return ask(isBusy, t`Some things have changed`, notes, canConfirm);
}

function ask(isBusy: boolean, title: string, notes: readonly string[], canConfirm: boolean): ReorderView {
  return { isBusy, question: { title, notes, canConfirm } };
}

function missingText(name: string): string {
  return t`${name} is unavailable.`;
}

function changeTexts({ line, quantity, price }: ReorderLine): string[] {
  return [
    ...(quantity < line.quantity ? [t`${line.name}: only ${quantity} left.`] : []),
    ...(price === line.unitPrice
      ? []
      : [t`${line.name} now costs ${formatRupees(price)} instead of ${formatRupees(line.unitPrice)}.`]),
  ];
}
