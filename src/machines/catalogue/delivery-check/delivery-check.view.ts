import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatWeekday } from '../../../domain/kit/money/dates.ts';
import { unbroken } from '../../../domain/kit/text/unbroken.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
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

/** View model of the pincode check. */
export function deliveryCheckView(snapshot: SnapshotFrom<typeof deliveryCheckMachine>): DeliveryCheckView {
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
    return { ...base, tone: 'good', arrival: arrivalText(delivery), lines: deliveryLines(delivery) };
  }
  return { ...base, tone: 'quiet', lines: [t`Enter your pincode to see the delivery date and cash on delivery.`] };
}

/** The delivery days as text, each day with its month on one line; null if there are none. */
export function arrivalText({ earliest, latest }: Pick<Delivery, 'earliest' | 'latest'>): string | null {
  if (earliest === null) return null;
  const first = dayText(earliest);
  return latest === null || latest === earliest ? first : t`${first} to ${dayText(latest)}`;
}

function dayText(day: string): string {
  return unbroken(formatWeekday(indianNoon(day)));
}

function deliveryLines({ pincode, cashOnDelivery, ...terms }: Delivery): string[] {
  return [
    feeText(terms),
    cashOnDelivery
      ? t`Cash on delivery is available at ${pincode}.`
      : t`Cash on delivery isn’t available at ${pincode}.`,
  ];
}

function feeText({ fee, isByWeight, freeFrom }: Pick<Delivery, 'fee' | 'isByWeight' | 'freeFrom'>): string {
  if (fee === 0 && !isByWeight) return t`Free delivery.`;
  const price = isByWeight ? t`from ${formatRupees(fee)}, depending on the weight` : formatRupees(fee);
  return t`Delivery ${price}, free from ${formatRupees(freeFrom)}.`;
}

/** Noon in India, so that time zones can't shift the day. */
function indianNoon(day: string): Date {
  return new Date(`${day}T12:00:00+05:30`);
}
