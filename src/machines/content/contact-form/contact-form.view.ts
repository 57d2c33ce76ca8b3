import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { contactMistakes, type ContactFields, type ContactMistakes } from '../../../domain/content/contact.ts';
import { clockOf, secondsUntil } from '../../kit/deadline.ts';
import type { contactFormMachine } from './contact-form.machine.ts';

export interface ContactFormView {
  readonly fields: ContactFields;
  readonly errors: ContactMistakes;
  readonly isSent: boolean;
  readonly isBusy: boolean;
  readonly canSend: boolean;
  readonly button: string;
  readonly notice: string | null;
  readonly isBad: boolean;
}

/** View model of the contact form; `now` in milliseconds since 1970. */
export function contactFormView(snapshot: SnapshotFrom<typeof contactFormMachine>, now: number): ContactFormView {
  const { fields, refusals, refusal, limitedUntil } = snapshot.context;
  const isUnsent = snapshot.matches('unsent');
  const isBusy = snapshot.matches('sending');
  const wait = t`Too many messages. Wait ${clockOf(secondsUntil(limitedUntil, now))}. What you wrote is still here.`;
  return {
    fields,
    errors: snapshot.matches({ editing: 'misfit' }) ? { ...refusals, ...contactMistakes(fields) } : refusals,
    isSent: snapshot.matches('sent'),
    isBusy,
    canSend: !snapshot.matches('limited'),
    button: isBusy ? t`Sending…` : isUnsent ? t`Try again` : t`Send`,
    notice: isUnsent
      ? t`We couldn’t send it. What you wrote is still here. Check your connection and try again.`
      : snapshot.matches('limited')
        ? wait
        : refusal,
    isBad: isUnsent,
  };
}
