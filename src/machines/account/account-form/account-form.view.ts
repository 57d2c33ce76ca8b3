import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import {
  accountMistakes,
  type AccountFields,
  type AccountMistakes,
  type AccountPurpose,
} from '../../../domain/account/account-form.ts';
import { normalisedMobile } from '../../../domain/kit/address.ts';
import { clockOf, secondsUntil } from '../../kit/deadline.ts';
import { codeJustSent, spacedMobile } from '../sign-in/sign-in.view.ts';
import type { accountFormMachine } from './account-form.machine.ts';

export interface AccountFormView {
  readonly stage: 'closed' | 'editing' | 'code' | 'done';
  readonly fields: AccountFields;
  readonly errors: AccountMistakes;
  readonly code: string;
  readonly codeLength: number;
  readonly codeError: string | null;
  /** 'Code sent to +91 90000 00001'; null before. */
  readonly sentTo: string | null;
  readonly isBusy: boolean;
  readonly notice: string | null;
  readonly canRetry: boolean;
  readonly canResend: boolean;
  readonly resendText: string;
  /** Shown when the form is done; null otherwise. */
  readonly doneText: string | null;
}

type Snapshot = SnapshotFrom<typeof accountFormMachine>;

const doneTexts: Readonly<Record<AccountPurpose, string>> = {
  register: t`Your account is ready.`,
  profile: t`Saved.`,
  password: t`Your password is set. Your other devices are signed out.`,
  deletion: t`Your account is deleted.`,
};

/** View model of an account form; `now` in milliseconds since 1970. */
export function accountFormView(snapshot: Snapshot, now: number): AccountFormView {
  const { purpose, fields, refusals, code, codeLength, codeRefusal, resendAt } = snapshot.context;
  const stage = stageOf(snapshot);
  return {
    stage,
    fields,
    errors: snapshot.matches({ editing: 'misfit' })
      ? { ...refusals, ...accountMistakes(purpose, fields) }
      : refusals,
    code,
    codeLength,
    codeError: codeRefusal,
    sentTo: stage === 'code' ? t`Code sent to ${recipientOf(snapshot)}` : null,
    isBusy: snapshot.matches('sending') || snapshot.matches('submitting'),
    notice: noticeOf(snapshot, now),
    canRetry: snapshot.matches('unsent') || snapshot.matches('unsubmitted'),
    canResend: snapshot.matches({ codeAwaited: 'ready' }),
    resendText: snapshot.matches({ codeAwaited: 'pausing' })
      ? t`Send the code again in ${clockOf(secondsUntil(resendAt, now))}`
      : t`Send the code again`,
    doneText: snapshot.matches('done') ? doneTexts[purpose] : null,
  };
}

/** Stays on the code step while the code is verified. */
function stageOf(snapshot: Snapshot): AccountFormView['stage'] {
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('done')) return 'done';
  const hasCode = snapshot.context.code !== '' || snapshot.matches('codeAwaited');
  return hasCode && !snapshot.matches('editing') ? 'code' : 'editing';
}

function recipientOf({ context: { purpose, fields } }: Snapshot): string {
  if (purpose === 'profile') return fields.email.trim().toLowerCase();
  const mobile = normalisedMobile(fields.phone);
  return mobile === null ? fields.phone : spacedMobile(mobile);
}

function noticeOf(snapshot: Snapshot, now: number): string | null {
  const { limitedUntil, refusal } = snapshot.context;
  if (snapshot.matches('unsent')) return t`We couldn’t send the code. Check your connection and try again.`;
  if (snapshot.matches('unsubmitted')) return t`We couldn’t reach the shop. Check your connection and try again.`;
  const left = clockOf(secondsUntil(limitedUntil, now));
  if (snapshot.matches('limited')) return t`Too many attempts. Try again in ${left}.`;
  if (snapshot.matches('paused')) return codeJustSent(left);
  if (snapshot.matches('unavailable')) return t`We can’t send codes right now. Try again in ${left}.`;
  return snapshot.matches({ editing: 'refused' }) ? refusal : null;
}
