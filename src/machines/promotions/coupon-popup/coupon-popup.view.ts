import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import {
  estimatedSaving,
  missingForOffer,
  offerUrgency,
  type TimeLimitedCoupon,
} from '../../../domain/promotions/coupon/offer.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { countdownMachine } from '../../kit/countdown/countdown.machine.ts';
import { clockOf } from '../../kit/deadline.ts';
import type { couponPopupMachine } from './coupon-popup.machine.ts';
import { cartValueOf } from './coupon-popup.rules.ts';

type Snapshot = SnapshotFrom<typeof couponPopupMachine>;

export interface CouponPopupView {
  readonly title: string;
  readonly description: string;
  /** '20% OFF', '₹200 OFF', 'FREE DELIVERY'. */
  readonly badge: string;
  readonly code: string;
  /** The shop's own urgency message; null without one. */
  readonly urgency: string | null;
  readonly langs: { readonly [Text in 'title' | 'description' | 'urgency']: 'en' | undefined };
  readonly endsAt: string;
  /** 'Saves about ₹300 on this cart'; null if the saving isn't known. */
  readonly saving: string | null;
  readonly canApply: boolean;
  /** 'Add ₹300 more to unlock this offer'; null once the minimum is reached. */
  readonly hint: string | null;
}

/** View model of the offer, except its time; null if none is shown. */
export function couponPopupView(snapshot: Snapshot): CouponPopupView | null {
  const { offer, lines, rules } = snapshot.context;
  if (!offer || !snapshot.matches({ popup: 'visible' })) return null;
  const cartValue = cartValueOf(lines, rules);
  const missing = missingForOffer(offer, cartValue);
  const saving = estimatedSaving(offer, cartValue);
  return {
    title: offer.name,
    description: offer.description,
    badge: badgeOf(offer),
    code: offer.code,
    urgency: offer.urgencyMessage,
    langs: {
      title: langOf(offer, 'name'),
      description: langOf(offer, 'description'),
      urgency: langOf(offer, 'urgencyMessage'),
    },
    endsAt: offer.expiresAt,
    saving: missing === 0 && saving > 0 ? t`Saves about ${formatRupees(saving)} on this cart` : null,
    canApply: snapshot.can({ type: 'coupon.apply' }),
    hint: missing > 0 ? t`Add ${formatRupees(missing)} more to unlock this offer` : null,
  };
}

function badgeOf({ type, value }: TimeLimitedCoupon): string {
  if (type === 'free_shipping') return t`FREE DELIVERY`;
  return type === 'percentage' ? t`${value}% OFF` : t`${formatRupees(value)} OFF`;
}

/** Whether an offer covers the page; in the cart it is a card. */
export function isOverPage(snapshot: Snapshot): boolean {
  return snapshot.matches({ popup: { visible: 'onPage' } });
}

export function isInCart(snapshot: Snapshot): boolean {
  return snapshot.matches({ popup: { visible: 'inCart' } });
}

/** The actors of the countdown and the copy button; undefined while they aren't running. */
export function offerCountdown(snapshot: Snapshot) {
  return snapshot.children.countdown;
}

export function offerCopy(snapshot: Snapshot) {
  return snapshot.children.codeCopy;
}

export interface OfferTime {
  /** '12:05', '3h 20m', '2d 4h', 'Until 31 December 2026'. */
  readonly text: string;
  readonly urgency: ReturnType<typeof offerUrgency>;
  /** For screen readers, only at 60, 30 and 10 seconds. */
  readonly announcement: string;
}

const hour = 60 * 60;
const day = 24 * hour;
const week = 7 * day;
const announced = [10, 30, 60];

/** The time left of an offer; null before the first tick. */
export function offerTime({ context }: SnapshotFrom<typeof countdownMachine>): OfferTime | null {
  const { endsAt, secondsLeft } = context;
  if (secondsLeft === null) return null;
  const end = new Date(endsAt);
  const mark = announced.find((each) => secondsLeft <= each);
  return {
    text: timeText(secondsLeft, end),
    urgency: offerUrgency(endsAt, new Date(end.getTime() - secondsLeft * 1000)),
    announcement: mark === undefined ? '' : t`${mark} seconds left`,
  };
}

function timeText(seconds: number, end: Date): string {
  if (seconds >= week) return t`Until ${formatDay(end)}`;
  if (seconds >= day) return t`${Math.floor(seconds / day)}d ${Math.floor((seconds % day) / hour)}h left`;
  if (seconds >= hour) return t`${Math.floor(seconds / hour)}h ${Math.floor((seconds % hour) / 60)}m left`;
  return t`${clockOf(seconds)} left`;
}
