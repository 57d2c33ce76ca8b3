import type { SnapshotFrom } from 'xstate';
import { flashUrgency, type PopupSettings } from '../../../domain/promotions/popup.ts';
import { clockOf } from '../../kit/deadline.ts';
import type { countdownMachine } from '../../kit/countdown/countdown.machine.ts';
import type { flashPopupMachine } from './flash-popup.machine.ts';

type Snapshot = SnapshotFrom<typeof flashPopupMachine>;

export interface FlashPopupView {
  readonly title: string;
  readonly badge: string;
  readonly description: string;
  readonly code: string;
  readonly trust: readonly string[];
  /** The large button: 'Claim 50% off', 'Claiming...', 'EXPIRED'. */
  readonly claimLabel: string;
  readonly canClaim: boolean;
  readonly isClaiming: boolean;
  /** 'Offer Expired!'; null before. */
  readonly expired: string | null;
  /** Seconds that the sale lasts in all. */
  readonly whole: number;
}

/** What the sale says, apart from its time. */
export function flashPopupView(snapshot: Snapshot): FlashPopupView {
  const { settings } = snapshot.context;
  const isExpired = snapshot.matches({ open: 'expired' });
  const isClaiming =
    snapshot.matches({ open: { counting: 'copying' } }) || snapshot.matches({ open: { counting: 'verifying' } });
  return {
    title: settings.popupTitle,
    badge: settings.urgencyBadgeText,
    description: settings.couponDescription,
    code: settings.couponCode,
    trust: settings.trustIndicators,
    claimLabel: claimLabelOf(settings, isExpired, isClaiming),
    canClaim: !isExpired,
    isClaiming,
    expired: isExpired ? 'Offer Expired!' : null,
    whole: settings.timerDuration,
  };
}

function claimLabelOf({ buttonText }: PopupSettings, isExpired: boolean, isClaiming: boolean): string {
  if (isExpired) return 'EXPIRED';
  return isClaiming ? 'Claiming...' : buttonText;
}

export function isFlashOpen(snapshot: Snapshot): boolean {
  return snapshot.matches('open');
}

/** The actors of the sale's own time and of its copy button; undefined while they are not there. */
export function flashCountdown(snapshot: Snapshot) {
  return snapshot.children.countdown;
}

export function flashCopy(snapshot: Snapshot) {
  return snapshot.children.codeCopy;
}

export interface FlashTime {
  /** '4:32'. */
  readonly text: string;
  readonly urgency: ReturnType<typeof flashUrgency>;
  /** How much of its whole time is left, 0 to 1. */
  readonly share: number;
  /** Said to screen readers, and only at 60, 30 and 10 seconds. */
  readonly announcement: string;
}

/** The time that is left of so many seconds in all; null before the clock's first word. */
export function flashTime({ context }: SnapshotFrom<typeof countdownMachine>, timerDuration: number): FlashTime {
  const seconds = context.secondsLeft ?? timerDuration;
  return {
    text: clockOf(seconds),
    urgency: flashUrgency(seconds),
    share: Math.min(1, seconds / Math.max(1, timerDuration)),
    announcement: announcementOf(seconds),
  };
}

const announced = [10, 30, 60];

/** It stays the same between two marks, so that nothing else is said. */
function announcementOf(seconds: number): string {
  const mark = announced.find((each) => seconds <= each);
  return mark === undefined ? '' : `${mark} seconds left`;
}

/** Why the sale does not come in this view, for the flow room. */
export function whyQuiet({ context }: { readonly context: Pick<Snapshot['context'], 'quiet'> }): string | null {
  return context.quiet && refusals[context.quiet];
}

const refusals = {
  inactive: 'the sale is turned off',
  page: 'the sale isn’t allowed on this page',
  limit: 'it has reached its display limit',
  claimed: 'its code was claimed in this session',
  over: 'its countdown ended in this session',
} as const;
