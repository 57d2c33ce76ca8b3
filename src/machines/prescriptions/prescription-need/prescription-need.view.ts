import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import type { Prescription } from '../../../domain/prescriptions/prescription.ts';
import { isCovering, isWithPrescribers, type prescriptionNeedMachine } from './prescription-need.machine.ts';

export interface PrescriptionNeedView {
  readonly kind: 'loading' | 'covered' | 'submitted' | 'wanted' | 'failed';
  readonly title: string;
  readonly text: string;
  /** Prescriptions that can be attached to an order, newest first. */
  readonly choices: readonly { readonly id: string; readonly label: string; readonly detail: string }[];
  /** None can be chosen now: one is being attached, or they are loaded again. */
  readonly isBusy: boolean;
  /** Why the chosen one wasn't accepted. */
  readonly failure: string | null;
}

/** View model for items that need a prescription. */
export function prescriptionNeedView(snapshot: SnapshotFrom<typeof prescriptionNeedMachine>): PrescriptionNeedView {
  const { prescriptions, skus, orderId, failure } = snapshot.context;
  const rest = { choices: [], isBusy: false, failure: null };
  if (snapshot.matches('loading') && failure === null) {
    return { kind: 'loading', title: t`One moment`, text: t`We’re checking your prescriptions.`, ...rest };
  }
  if (snapshot.matches('failed')) {
    const text = t`Couldn’t load your prescriptions. You can still order and send one later.`;
    return { kind: 'failed', title: t`Prescription`, text, ...rest };
  }
  if (orderId === null && snapshot.matches('covered')) {
    const covering = prescriptions.find((each) => isCovering(each, skus));
    return { kind: 'covered', title: t`Your prescription covers it`, text: coveredText(covering), ...rest };
  }
  if (orderId === null && snapshot.matches('submitted')) {
    const sent = prescriptions.find(isWithPrescribers);
    const text = t`${sent?.number ?? ''} is with our prescribers. We’ll send the items it covers once it’s signed, and everything else right away.`;
    return { kind: 'submitted', title: t`Your prescription is being reviewed`, text, ...rest };
  }
  return {
    kind: 'wanted',
    title: t`A prescription is needed`,
    text:
      orderId === null
        ? t`Send it now, or later from your order page. Everything else is sent right away.`
        : t`Choose one of yours, or send a new one.`,
    choices:
      orderId === null
        ? []
        : prescriptions
            .filter((each) => isCovering(each, skus) || isWithPrescribers(each))
            .map((each) => ({ id: each.id, label: each.number, detail: detailOf(each) })),
    isBusy: !snapshot.matches('covered') && !snapshot.matches('submitted'),
    failure:
      failure &&
      (failure.kind === 'refused' && failure.message !== '' ? failure.message : t`That didn’t work. Try again.`),
  };
}

function coveredText(covering: Prescription | undefined): string {
  const until = covering?.validUntil;
  return t`${covering?.number ?? ''}${until ? t`, good until ${formatDay(new Date(until))},` : ''} is signed. Everything is sent right away.`;
}

function detailOf({ status, createdAt, validUntil }: Prescription): string {
  if (status === 'approved' && validUntil !== null) return t`Good until ${formatDay(new Date(validUntil))}`;
  return t`Sent on ${formatDay(new Date(createdAt))}, with our prescribers`;
}
