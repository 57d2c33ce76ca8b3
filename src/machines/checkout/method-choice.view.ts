import { t } from '../../domain/kit/text/text.ts';
import { formatRupees, type Rupees } from '../../domain/kit/money/money.ts';
import type { PaymentMethod } from '../../domain/orders/order/order.ts';
import type { offeredMethods } from './checkout/checkout.rules.ts';

/** A way to pay, as the checkout and a payment link show it. */
export interface MethodChoice {
  readonly method: PaymentMethod;
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  /** For UPI while it is available. */
  readonly isFastest?: boolean;
  /** Why it can't be chosen; null if it can. */
  readonly refusal: string | null;
}

export const methodTexts: Readonly<Record<(typeof offeredMethods)[number], { title: string; text: string }>> = {
  upi: { title: 'UPI', text: t`Google Pay, PhonePe, Paytm, BHIM and every other UPI app` },
  card: { title: t`Card`, text: t`Credit or debit card, on your bank’s page` },
  netbanking: { title: t`Netbanking`, text: t`All major banks` },
  cod: { title: t`Cash on delivery`, text: t`Pay the courier in cash` },
};

const online = ['upi', 'card', 'netbanking'] as const;

/** What the buttons of an order that is placed already say. */
export const payByTexts: Readonly<Record<(typeof online)[number], string>> = {
  upi: t`Pay by UPI`,
  card: t`Pay by card`,
  netbanking: t`Pay by netbanking`,
};

/** Those of some methods that an order that is placed already can be paid by, without the one that failed. */
export function otherWays(methods: readonly MethodChoice[], failed: PaymentMethod): (typeof online)[number][] {
  const isOpen = (way: PaymentMethod) => methods.some(({ method, refusal }) => method === way && refusal === null);
  return online.filter((method) => method !== failed && isOpen(method));
}

/** What an order that is placed already can be paid by. */
export const onlineMethods: readonly MethodChoice[] = online.map((method) => ({
  method,
  title: methodTexts[method].title,
  text: '',
  isChosen: false,
  refusal: null,
}));

/** Says what it adds to the total before it is chosen. */
export function cashText(fee: Rupees): string {
  return t`Pay the courier in cash. Adds a fee of ${formatRupees(fee)}`;
}
