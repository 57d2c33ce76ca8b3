import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { Purpose } from '../../../domain/shell/consent.ts';
import type { consentMachine } from './consent.machine.ts';

type Snapshot = SnapshotFrom<typeof consentMachine>;

export function isAsked(snapshot: Snapshot): boolean {
  return snapshot.matches('asked');
}

export function isChoosing(snapshot: Snapshot): boolean {
  return snapshot.matches('choosing');
}

export interface PurposeRow {
  readonly purpose: Purpose;
  readonly label: string;
  readonly hint: string;
  readonly isPicked: boolean;
}

const words: Readonly<Record<Purpose, Pick<PurposeRow, 'label' | 'hint'>>> = {
  statistics: {
    label: t`Counting visits`,
    hint: t`Google Analytics counts which pages are viewed and what is added to carts.`,
  },
  flows: {
    label: t`Counting steps`,
    hint: t`We count how often each step is taken, such as opening the cart or choosing how to pay, to see where the shop is hard to use. Nobody else gets this, and it doesn’t say who you are.`,
  },
  behaviour: {
    label: t`Understanding how pages are used`,
    hint: t`Microsoft Clarity records clicks and scrolling. What you type is left out.`,
  },
  advertising: {
    label: t`Measuring our ads`,
    hint: t`Meta is told whether an ad on Facebook or Instagram brought you here.`,
  },
};

/** A row for each purpose that the shop asks about. */
export function purposeRows({ context }: Snapshot): readonly PurposeRow[] {
  return context.asked.map((purpose) => ({
    purpose,
    ...words[purpose],
    isPicked: context.picked.includes(purpose),
  }));
}
