import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import type { PaymentMethod } from '../../../../domain/orders/order/order.ts';
import type { MethodChoice } from '../../../checkout/checkout/checkout.view.ts';
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
  { method: 'upi', title: 'UPI', text: 'Google Pay, PhonePe, Paytm, BHIM and every other UPI app' },
  { method: 'card', title: 'Card', text: 'Credit or debit card, at the bank’s own page' },
  { method: 'netbanking', title: 'Netbanking', text: 'All large banks' },
  { method: 'wallet', title: 'Your wallet', text: 'While it holds the whole price' },
] as const;

/** What the renewal of a membership says (MEM-07). */
export function clubRenewalView(snapshot: Snapshot): ClubRenewalView {
  const { method: chosen, price, failure } = snapshot.context;
  return {
    stage: stageOf(snapshot),
    methods: methods.map((each) => ({ ...each, isChosen: each.method === chosen, refusal: null })),
    chosen,
    payLabel: `Pay ${formatRupees(price)}`,
    trouble:
      failure && (failure.kind === 'refused' ? failure.message : 'The shop did not answer. Nothing was charged.'),
  };
}

function stageOf(snapshot: Snapshot): ClubRenewalView['stage'] {
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('keying') || snapshot.matches('ordering')) return 'ordering';
  if (snapshot.matches('paying')) return 'paying';
  return snapshot.matches('renewed') ? 'renewed' : 'offered';
}

/** The payment that is under way. */
export function renewalPayOf(snapshot: Snapshot) {
  return snapshot.children.pay;
}
