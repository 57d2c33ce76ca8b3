import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { isPageAllowed, type PopupSettings } from '../../../../domain/promotions/popup.ts';
import { whyQuiet } from '../../../promotions/flash-popup/flash-popup.view.ts';
import type { TriggerCause } from '../../../promotions/popup-trigger/popup-trigger.machine.ts';
import type { popupWhatIfMachine } from './popup-what-if.machine.ts';
import { whatIf } from './popup-what-if.rules.ts';
import type { Visit, WhatIf } from './popup-what-if.types.ts';

type Snapshot = SnapshotFrom<typeof popupWhatIfMachine>;

export interface PopupWhatIfView {
  readonly visit: Visit;
  readonly isYes: boolean;
  readonly title: string;
  readonly text: string;
  /** What the code saves; null until checked. */
  readonly code: string | null;
  readonly isChecking: boolean;
}

/** View model of the answer for settings that may not be saved yet. */
export function popupWhatIfView(snapshot: Snapshot, settings: PopupSettings): PopupWhatIfView {
  const { visit } = snapshot.context;
  const answer = whatIf(settings, visit);
  return {
    visit,
    isYes: answer.kind === 'shows',
    ...wordsOf(answer, settings, visit),
    code: codeWords(snapshot),
    isChecking: snapshot.matches('checking'),
  };
}

const causes: Readonly<Record<TriggerCause, string>> = {
  delay: 'the delay has passed',
  scroll: 'the page is scrolled far enough',
  exit: 'the pointer leaves at the top of the page',
  idle: 'the visitor is idle',
};

const openWords: Readonly<Record<Exclude<Visit['open'], 'none'>, string>> = {
  drawer: 'the cart is closed',
  menu: 'the menu is closed',
  form: 'typing has stopped',
  payment: 'the payment is done',
  'flash-popup': 'the sale that is open is closed',
  'coupon-popup': 'the coupon offer is closed',
  'membership-offer': 'the club offer is closed',
  'tier-celebration': 'the celebration is over',
  welcome: 'the welcome is over',
  consent: 'the consent question is answered',
  'privacy-choices': 'the privacy choices are closed',
};

function wordsOf(answer: WhatIf, settings: PopupSettings, { path }: Visit): { title: string; text: string } {
  switch (answer.kind) {
    case 'shows':
      return {
        title: 'Yes, it would show',
        text: `After ${secondsOf(answer.seconds)}, when ${causes[answer.cause]}.`,
      };
    case 'waits':
      return {
        title: 'Not yet',
        text: `It’s due after ${secondsOf(answer.seconds)}, when ${causes[answer.cause]}, but waits until ${openWords[answer.until]}.`,
      };
    case 'not-due':
      return {
        title: 'No',
        text: 'Nothing triggers it while the page is open: no delay, no scroll, no exit intent.',
      };
    default:
      return { title: 'No', text: refusalOf(answer.refusal, settings, path) };
  }
}

function refusalOf(
  quiet: Extract<WhatIf, { kind: 'stays-away' }>['refusal'],
  settings: PopupSettings,
  path: string,
) {
  const reason = whyQuiet({ context: { quiet } }) ?? '';
  const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  if (quiet !== 'page') return sentence;
  const isBlocked = isPageAllowed({ enabledPages: settings.enabledPages, disabledPages: [] }, path);
  return `${sentence} ${isBlocked ? 'A disabled page wins over an enabled one.' : 'No enabled page matches it.'}`;
}

function secondsOf(seconds: number): string {
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

function codeWords(snapshot: Snapshot): string | null {
  const { verdict, code } = snapshot.context;
  if (snapshot.matches('failed')) return 'The shop didn’t answer. Try again.';
  if (!snapshot.matches('checked') || !verdict) return null;
  if (verdict.isValid) return `${code} takes ${formatRupees(verdict.saving)} off this cart.`;
  return `${code} takes nothing off this cart: ${reasons[verdict.reason ?? ''] ?? 'it doesn’t apply'}.`;
}

const reasons: Readonly<Record<string, string>> = {
  unknown: 'this coupon doesn’t exist',
  'used-up': 'it’s used up',
  expired: 'it has expired',
  'not-started': 'it hasn’t started yet',
  'below-minimum': 'the cart is below its minimum order',
  'nothing-to-discount': 'nothing in the cart qualifies',
};

export const pastOptions = [
  { value: 'none', label: 'Nothing has happened yet' },
  { value: 'claimed', label: 'The code was claimed' },
  { value: 'over', label: 'The countdown ran out' },
  { value: 'dismissed', label: 'It was closed or put off' },
] as const;

export const openOptions = [
  { value: 'none', label: 'Nothing' },
  { value: 'drawer', label: 'The cart' },
  { value: 'menu', label: 'The menu' },
  { value: 'form', label: 'A field being typed in' },
  { value: 'payment', label: 'A payment' },
  { value: 'coupon-popup', label: 'The coupon offer' },
  { value: 'membership-offer', label: 'The club offer' },
  { value: 'tier-celebration', label: 'A celebration' },
  { value: 'welcome', label: 'The welcome to the club' },
] as const;
