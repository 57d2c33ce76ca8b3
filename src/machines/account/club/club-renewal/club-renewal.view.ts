import { t } from '../../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import type { PaymentMethod } from '../../../../domain/orders/order/order.ts';
import type { MethodChoice } from '../../../checkout/method-choice.view.ts';
import type { clubRenewalMachine } from './club-renewal.machine.ts';

type Snapshot = SnapshotFrom<typeof clubRenewalMachine>;

export interface ClubRenewalView {
  readonly stage: 'offered' | 'choosing' | 'ordering' | 'paying' | 'renewed';
  readonly methods: readonly MethodChoice[];
  readonly chosen: PaymentMethod;
  /** 'Pay ₹999'. */
  readonly payLabel: string;
  readonly trouble: string | null;
}

const methods = [
  { method: 'upi', title: 'UPI', text: t`Google Pay, PhonePe, Paytm, BHIM and every other UPI app` },
  { method: 'card', title: t`Card`, text: t`Credit or debit card, on your bank’s page` },
  { method: 'netbanking', title: t`Netbanking`, text: t`All major banks` },
  { method: 'wallet', title: t`Your wallet`, text: t`If the balance covers the whole price` },
] as const;

/** View model of the renewal. */
export function clubRenewalView(snapshot: Snapshot): ClubRenewalView {
  const { method: chosen, price, failure } = snapshot.context;
  return {
    stage: stageOf(snapshot),
    methods: methods.map((each) => ({ ...each, isChosen: each.method === chosen, refusal: null })),
    chosen,
    payLabel: t`Pay ${formatRupees(price)}`,
    trouble:
      failure &&
      (failure.kind === 'refused' ? failure.message : t`The shop didn’t answer. Nothing was charged. Try again.`),
  };
}

function stageOf(snapshot: Snapshot): ClubRenewalView['stage'] {
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('keying') || snapshot.matches('ordering')) return 'ordering';
  if (snapshot.matches('paying')) return 'paying';
  return snapshot.matches('renewed') ? 'renewed' : 'offered';
}

/** The payment actor, while the shopper pays. */
export function renewalPayOf(snapshot: Snapshot) {
  return snapshot.children.pay;
}
