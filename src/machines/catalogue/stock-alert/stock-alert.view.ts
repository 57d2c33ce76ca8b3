import { t } from '../../../domain/kit/text/text.ts';
import { unbroken } from '../../../domain/kit/text/unbroken.ts';
import type { SnapshotFrom } from 'xstate';
import { choiceName } from '../../../domain/catalogue/product/choice-names.ts';
import type { Choice } from '../../../domain/catalogue/product/option.ts';
import type { stockAlertMachine } from './stock-alert.machine.ts';

export interface StockAlertView {
  /** What can be waited for, if there is more than one. */
  readonly choices: readonly { readonly value: string; readonly label: string; readonly choice: Choice }[];
  readonly chosen: string;
  /** '30 ml, Rose is out of stock.'; for a product without choices, 'It’s out of stock.' */
  readonly title: string;
  readonly kind: 'unneeded' | 'reading' | 'offered' | 'typing' | 'asked';
  readonly text: string;
  readonly isBusy: boolean;
  /** What is wrong with what was typed, or why it was refused; null if nothing is. */
  readonly error: string | null;
  /** 'One message to •••• 3210 when it’s back. Nothing else.' */
  readonly promise: string;
  readonly canStop: boolean;
}

/** View model of “Tell me when it’s back”. */
export function stockAlertView(snapshot: SnapshotFrom<typeof stockAlertMachine>): StockAlertView {
  const { gone, choice, text, to, refusal, isSignedIn } = snapshot.context;
  const named = gone.map((each) => ({ value: keyOf(each), label: wordsOf(each), choice: each }));
  const isBusy = snapshot.matches('sending') || snapshot.matches('stopping');
  const words = wordsOf(choice);
  return {
    choices: named.length > 1 ? named : [],
    chosen: keyOf(choice),
    title: words === '' ? t`It’s out of stock.` : t`${words} is out of stock.`,
    kind: kindOf(snapshot),
    text,
    isBusy,
    error: snapshot.matches({ typing: 'unusable' })
      ? t`Enter a 10 digit mobile number or an e-mail address.`
      : refusal === ''
        ? null
        : refusal,
    promise: snapshot.matches('asked') || snapshot.matches('stopping') ? promiseTo(to) : consentOf(isSignedIn, to),
    canStop: snapshot.can({ type: 'alert.stop' }) || snapshot.matches('stopping'),
  };
}

function kindOf(snapshot: SnapshotFrom<typeof stockAlertMachine>): StockAlertView['kind'] {
  if (snapshot.matches('unneeded')) return 'unneeded';
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.matches('asked') || snapshot.matches('stopping')) return 'asked';
  const isTyped = snapshot.matches('typing') || (snapshot.matches('sending') && !snapshot.context.isSignedIn);
  return isTyped ? 'typing' : 'offered';
}

function promiseTo(to: string): string {
  return t`We’ll send one message to ${to} when it’s back.`;
}

/** What somebody agrees to by pressing the button. */
function consentOf(isSignedIn: boolean, to: string): string {
  const where = isSignedIn && to !== '' ? t` to ${to}` : '';
  return t`One message${where} when it’s back, and nothing else. If it isn’t back within six months, we forget it.`;
}

/** The same in every language. */
function keyOf({ variant, flavour }: Choice): string {
  return [variant, flavour].filter((part) => part !== '').join(', ');
}

function wordsOf({ variant, flavour }: Choice): string {
  const named = [variant, flavour].filter((part) => part !== '').map((part) => choiceName(part));
  return unbroken(named.join(', '));
}
