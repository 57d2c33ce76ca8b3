import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { arrivalText } from './delivery-arrival.view.ts';
import type { Delivery, deliveryCheckMachine } from './delivery-check.machine.ts';

export interface DeliveryCheckView {
  readonly pincode: string;
  readonly tone: 'quiet' | 'busy' | 'good' | 'bad';
  /** 'Wednesday 4 November', or 'Tuesday 3 to Thursday 5 November'; null if unknown. */
  readonly arrival: string | null;
  /** Fee and cash on delivery, or what went wrong. */
  readonly lines: readonly string[];
  readonly canRetry: boolean;
}

/** View model of the pincode check. `hasClub` is whether the shopper's order is priced as a member's (MEM-08). */
export function deliveryCheckView(
  snapshot: SnapshotFrom<typeof deliveryCheckMachine>,
  hasClub: boolean,
): DeliveryCheckView {
  const { pincode, delivery } = snapshot.context;
  const base = { pincode, arrival: null, canRetry: false };
  if (snapshot.matches('asking')) return { ...base, tone: 'busy', lines: [t`Checking…`] };
  if (snapshot.matches('failed')) {
    return { ...base, tone: 'bad', lines: [t`We couldn’t check this pincode. Try again.`], canRetry: true };
  }
  if (snapshot.matches('undeliverable')) {
    return { ...base, tone: 'bad', lines: [t`We don’t deliver to ${pincode} yet.`] };
  }
  if (snapshot.matches('answered') && delivery) {
    return { ...base, tone: 'good', arrival: arrivalText(delivery), lines: deliveryLines(delivery, hasClub) };
  }
  return { ...base, tone: 'quiet', lines: [t`Enter your pincode to see the delivery date and cash on delivery.`] };
}

function deliveryLines({ pincode, cashOnDelivery, ...terms }: Delivery, hasClub: boolean): string[] {
  return [
    feeText(terms, hasClub),
    cashOnDelivery
      ? t`Cash on delivery is available at ${pincode}.`
      : t`Cash on delivery isn’t available at ${pincode}.`,
  ];
}

function feeText(
  { fee, isByWeight, freeFrom }: Pick<Delivery, 'fee' | 'isByWeight' | 'freeFrom'>,
  hasClub: boolean,
): string {
  if (fee === 0 && !isByWeight) return t`Free delivery.`;
  if (hasClub) return t`Free delivery with your Bliss Club membership.`;
  const price = isByWeight ? t`from ${formatRupees(fee)}, depending on the weight` : formatRupees(fee);
  return t`Delivery ${price}, free from ${formatRupees(freeFrom)}.`;
}
