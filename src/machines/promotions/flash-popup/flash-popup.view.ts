import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
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
  /** For the `lang` of the sale's own texts; undefined in the page's language. */
  readonly langs: { readonly [Text in 'title' | 'badge' | 'description' | 'trust']: 'en' | undefined };
  /** 'Claim 50% off', 'Claiming...' or 'EXPIRED'. */
  readonly claimLabel: string;
  readonly canClaim: boolean;
  readonly isClaiming: boolean;
  /** 'Offer Expired!'; null before. */
  readonly expired: string | null;
  /** Total duration of the sale in seconds. */
  readonly whole: number;
}

/** View model of the sale, except its time. */
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
    langs: {
      title: langOf(settings, 'popupTitle'),
      badge: langOf(settings, 'urgencyBadgeText'),
      description: langOf(settings, 'couponDescription'),
      trust: langOf(settings, 'trustIndicators'),
    },
    claimLabel: claimLabelOf(settings, isExpired, isClaiming),
    canClaim: !isExpired,
    isClaiming,
    expired: isExpired ? t`Offer Expired!` : null,
    whole: settings.timerDuration,
  };
}

function claimLabelOf({ buttonText }: PopupSettings, isExpired: boolean, isClaiming: boolean): string {
  if (isExpired) return t`EXPIRED`;
  return isClaiming ? t`Claiming...` : buttonText;
}

export function isFlashOpen(snapshot: Snapshot): boolean {
  return snapshot.matches('open');
}

/** The actors of the countdown and the copy button; undefined while they aren't running. */
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
  /** Share of the total time left, 0 to 1. */
  readonly share: number;
  /** For screen readers, only at 60, 30 and 10 seconds. */
  readonly announcement: string;
}

/** The time left out of a total in seconds; null before the first tick. */
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

/** Constant between two marks, so that nothing else is announced. */
function announcementOf(seconds: number): string {
  const mark = announced.find((each) => seconds <= each);
  return mark === undefined ? '' : t`${mark} seconds left`;
}

/** Why the sale isn't shown on this page, for the flow room. */
export function whyQuiet({ context }: { readonly context: Pick<Snapshot['context'], 'quiet'> }): string | null {
  return context.quiet && refusals[context.quiet];
}

const refusals = {
  inactive: t`the sale is turned off`,
  page: t`the sale isn’t allowed on this page`,
  missing: t`there is no page here`,
  limit: t`it has reached its display limit`,
  claimed: t`its code was claimed in this session`,
  over: t`its countdown ended in this session`,
  dismissed: t`it was put off in this session`,
} as const;
