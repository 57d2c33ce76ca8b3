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
    label: 'Counting visits',
    hint: 'Which pages are read and what is put into carts, counted by Google Analytics.',
  },
  behaviour: {
    label: 'Seeing how pages are used',
    hint: 'Clicks and scrolling, recorded by Microsoft Clarity; what you type is left out.',
  },
  advertising: {
    label: 'Measuring our advertisements',
    hint: 'Whether an advertisement on Facebook or Instagram led here, told to Meta.',
  },
};

/** A row for each purpose that this shop asks for (ANA-06). */
export function purposeRows({ context }: Snapshot): readonly PurposeRow[] {
  return context.asked.map((purpose) => ({
    purpose,
    ...words[purpose],
    isPicked: context.picked.includes(purpose),
  }));
}
