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
 * Whether a bank may debit renewals, up to how much, and what its owner can do about it (SUB-01); null where none can.
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
        title: 'Your bank has not answered yet',
        text: 'Until it agrees, we send you a link for each delivery.',
        buttons: [button('open', 'Go on at your bank'), button('end', 'Leave it')],
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
        text: 'Nothing is debited until you resume it there. Meanwhile we send you a link for each delivery.',
        buttons: [button('end', 'Turn Autopay off')],
      };
    default:
      return mandateCeiling === null
        ? null
        : {
            title: mandate?.status === 'refused' ? 'Your bank did not agree to Autopay' : 'Autopay is off',
            text: `Your bank can pay each delivery by itself, at most ${formatRupees(mandateCeiling)} each time. We tell you two days before.`,
            buttons: [button('ask-upi', 'Turn on with UPI'), button('ask-card', 'Turn on with a card')],
          };
  }
}

function grantedWords(ceiling: number, price: number): string {
  return price > ceiling
    ? `A delivery costs more than the ${formatRupees(ceiling)} that your bank allows, so we send you a link.`
    : `At most ${formatRupees(ceiling)} each time, and we tell you two days before.`;
}
