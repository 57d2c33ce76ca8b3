import type { MandateMethod } from '../../../domain/orders/mandate.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { OwnSubscription } from './subscription-list.types.ts';

export type AutopayAct = 'ask-upi' | 'ask-card' | 'open' | 'end';

export interface AutopayButton {
  readonly act: AutopayAct;
  readonly label: string;
  /** It was pressed, and is being done. */
  readonly isBusy: boolean;
}

/** What the page says of a bank's consent to debits. */
export interface AutopayView {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly AutopayButton[];
}

/** How renewals are paid by a bank's consent. */
export const mandateWords: Readonly<Record<MandateMethod, string>> = {
  upi: 'By UPI Autopay',
  card: 'From your card, by Autopay',
};

const titles: Readonly<Record<MandateMethod, string>> = {
  upi: 'UPI Autopay is on',
  card: 'Autopay by card is on',
};

const busyWords: Readonly<Record<AutopayAct, string>> = {
  'ask-upi': 'Asking your bank…',
  'ask-card': 'Asking your bank…',
  open: 'Opening your bank…',
  end: 'Turning it off…',
};

/**
 * Whether a bank may debit renewals, up to how much, and what its owner can do about it; null where none can.
 * `busy` is what is being done.
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
        title: 'Your bank hasn’t answered yet',
        text: 'Until it approves, we’ll send you a payment link for each delivery.',
        buttons: [button('open', 'Continue at your bank'), button('end', 'Not now')],
      };
    case 'granted':
      return {
        title: titles[mandate.method],
        text: `${grantedWords(mandate.ceiling, unitPrice * quantity)} You can turn it off at any time.`,
        buttons: [button('end', 'Turn Autopay off')],
      };
    case 'paused':
      return {
        title: 'Autopay is paused at your bank',
        text: 'Nothing is debited until you resume it there. Until then, we’ll send you a payment link for each delivery.',
        buttons: [button('end', 'Turn Autopay off')],
      };
    default:
      return mandateCeiling === null
        ? null
        : {
            title: mandate?.status === 'refused' ? 'Your bank didn’t approve Autopay' : 'Autopay is off',
            text: `Your bank can pay for each delivery automatically, up to ${formatRupees(mandateCeiling)} each time. We tell you two days before.`,
            buttons: [button('ask-upi', 'Turn on with UPI'), button('ask-card', 'Turn on with a card')],
          };
  }
}

function grantedWords(ceiling: number, price: number): string {
  return price > ceiling
    ? `A delivery costs more than the ${formatRupees(ceiling)} your bank allows, so we’ll send you a payment link.`
    : `Up to ${formatRupees(ceiling)} each time. We tell you two days before.`;
}
