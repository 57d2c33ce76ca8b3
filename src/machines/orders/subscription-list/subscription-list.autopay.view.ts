import { t } from '../../../domain/kit/text/text.ts';
import type { MandateMethod } from '../../../domain/orders/mandate.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { OwnSubscription } from './subscription-list.types.ts';

export type AutopayAct = 'ask-upi' | 'ask-card' | 'open' | 'end';

export interface AutopayButton {
  readonly act: AutopayAct;
  readonly label: string;
  /** Pressed and in progress. */
  readonly isBusy: boolean;
}

/** View model of a subscription's Autopay. */
export interface AutopayView {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly AutopayButton[];
}

/** How a mandate pays renewals, as text. */
export const mandateWords: Readonly<Record<MandateMethod, string>> = {
  upi: t`By UPI Autopay`,
  card: t`From your card, by Autopay`,
};

const titles: Readonly<Record<MandateMethod, string>> = {
  upi: t`UPI Autopay is on`,
  card: t`Autopay by card is on`,
};

const busyWords: Readonly<Record<AutopayAct, string>> = {
  'ask-upi': t`Asking your bank…`,
  'ask-card': t`Asking your bank…`,
  open: t`Opening your bank…`,
  end: t`Turning it off…`,
};

/**
 * Whether the bank may debit renewals, the limit, and what the owner can do; null if Autopay isn't available.
 * `busy` is the action in progress.
 */
export function autopayView(
  { mandate, mandateCeiling, unitPrice, quantity }: OwnSubscription,
  busy: AutopayAct | null,
): AutopayView | null {
  const button = (act: AutopayAct, label: string): AutopayButton => {
    const isBusy = act === busy;
    return { act, isBusy, label: isBusy ? busyWords[act] : label };
  };
  switch (mandate?.status) {
    case 'asked':
      return {
        title: t`Your bank hasn’t answered yet`,
        text: t`Until it approves, we’ll send you a payment link for each delivery.`,
        buttons: [button('open', t`Continue at your bank`), button('end', t`Not now`)],
      };
    case 'granted':
      return {
        title: titles[mandate.method],
        text: t`${grantedWords(mandate.ceiling, unitPrice * quantity)} You can turn it off at any time.`,
        buttons: [button('end', t`Turn Autopay off`)],
      };
    case 'paused':
      return {
        title: t`Autopay is paused at your bank`,
        text: t`Nothing is debited until you resume it there. Until then, we’ll send you a payment link for each delivery.`,
        buttons: [button('end', t`Turn Autopay off`)],
      };
    default:
      return mandateCeiling === null
        ? null
        : {
            title: mandate?.status === 'refused' ? t`Your bank didn’t approve Autopay` : t`Autopay is off`,
            text: t`Your bank can pay for each delivery automatically, up to ${formatRupees(mandateCeiling)} each time. We tell you two days before.`,
            buttons: [button('ask-upi', t`Turn on with UPI`), button('ask-card', t`Turn on with a card`)],
          };
  }
}

function grantedWords(ceiling: number, price: number): string {
  return price > ceiling
    ? t`A delivery costs more than the ${formatRupees(ceiling)} your bank allows, so we’ll send you a payment link.`
    : t`Up to ${formatRupees(ceiling)} each time. We tell you two days before.`;
}
