import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { failureWords } from '../../kit/failure-words.ts';
import type { supportCodeMachine } from './support-code.machine.ts';

export interface SupportCodeView {
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  /** The code and the day until which it works; null until there is one. */
  readonly shown: { readonly code: string; readonly until: string } | null;
  readonly failure: string | null;
  readonly button: string;
}

/** View model of the code for support. */
export function supportCodeView(snapshot: SnapshotFrom<typeof supportCodeMachine>): SupportCodeView {
  const { shown, failure } = snapshot.context;
  const isBusy = snapshot.matches('sending');
  return {
    isOffered: snapshot.matches('offered'),
    isBusy,
    shown:
      snapshot.matches('shown') && shown ? { code: shown.code, until: formatDay(new Date(shown.until)) } : null,
    failure: snapshot.matches('unsent') && failure ? failureWords(failure) : null,
    button: isBusy ? t`Sending…` : snapshot.matches('unsent') ? t`Try again` : t`Send it`,
  };
}
